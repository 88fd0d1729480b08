; The Windows installer, made by Inno Setup 6 from the folder of `run.py build`:
;   iscc /DVersion=X.Y.Z packaging\windows\installer.iss
; For one person, without administrator's rights. Uninstalling leaves saves and settings, which lie in %LOCALAPPDATA%.

#ifndef Version
  #error Give the version: iscc /DVersion=X.Y.Z installer.iss
#endif

[Setup]
AppId=DuneDesktop
AppName=Dune Desktop
AppVersion={#Version}
VersionInfoVersion={#Version}
DefaultDirName={autopf}\Dune Desktop
DefaultGroupName=Dune Desktop
DisableProgramGroupPage=yes
PrivilegesRequired=lowest
ArchitecturesAllowed=x64compatible
ArchitecturesInstallIn64BitMode=x64compatible
ChangesAssociations=yes
CloseApplications=yes
LicenseFile=..\..\LICENSE
SetupIconFile=..\icons\dune-desktop.ico
UninstallDisplayIcon={app}\dune-desktop.exe
OutputDir=..\..\dist
OutputBaseFilename=dune-desktop-{#Version}-windows-setup
Compression=lzma2
SolidCompression=yes
WizardStyle=modern

[Languages]
Name: "en"; MessagesFile: "compiler:Default.isl"
Name: "ko"; MessagesFile: "compiler:Languages\Korean.isl"
Name: "ja"; MessagesFile: "compiler:Languages\Japanese.isl"

[Files]
Source: "..\..\build\dist\dune-desktop\*"; DestDir: "{app}"; Flags: recursesubdirs ignoreversion

[InstallDelete]
Type: filesandordirs; Name: "{app}\_internal"

[Icons]
Name: "{group}\Dune Desktop"; Filename: "{app}\dune-desktop.exe"

[Registry]
Root: HKA; Subkey: "Software\Classes\.dune"; ValueType: string; ValueData: "DuneDesktop.Save"; Flags: uninsdeletevalue
Root: HKA; Subkey: "Software\Classes\DuneDesktop.Save"; ValueType: string; ValueData: "Dune Desktop save"; Flags: uninsdeletekey
Root: HKA; Subkey: "Software\Classes\DuneDesktop.Save\DefaultIcon"; ValueType: string; ValueData: "{app}\dune-desktop.exe,0"
Root: HKA; Subkey: "Software\Classes\DuneDesktop.Save\shell\open\command"; ValueType: string; ValueData: """{app}\dune-desktop.exe"" ""%1"""

[Run]
Filename: "{app}\dune-desktop.exe"; Description: "{cm:LaunchProgram,Dune Desktop}"; Flags: nowait postinstall skipifsilent
