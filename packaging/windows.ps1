# Makes the Windows package (.msi) with jpackage: runtime inside, *.cgd.md opens in Assay, start menu entry.
# NOT RUN BY US: no Windows machine was at hand. Written against the documentation of jlink and jpackage 25; what it
# makes is unsigned. Needs a JDK 25 in JAVA_HOME, Maven on the path and the WiX toolset that jpackage asks for.
$ErrorActionPreference = 'Stop'
Set-Location (Join-Path $PSScriptRoot '..')
if (-not $env:JAVA_HOME) { throw 'JAVA_HOME must name a JDK 25.' }
$bin = Join-Path $env:JAVA_HOME 'bin'
$out = 'target\package'
if (Test-Path $out) { Remove-Item -Recurse -Force $out }
New-Item -ItemType Directory -Force "$out\app" | Out-Null

mvn -q -B -ntp '-Dmaven.test.skip=true' package
if ($LASTEXITCODE -ne 0) { throw 'the build failed' }
$version = ([xml](Get-Content pom.xml)).project.version

$modules = (Get-Content packaging\modules | ForEach-Object { ($_ -replace '#.*', '').Trim() } | Where-Object { $_ }) -join ','
$fx = (Get-ChildItem target\lib\javafx-*-win.jar | ForEach-Object FullName) -join ';'
& "$bin\jlink" --module-path $fx --add-modules $modules --no-header-files --no-man-pages --output "$out\runtime"
if ($LASTEXITCODE -ne 0) { throw 'jlink failed' }

Copy-Item target\assay.jar "$out\app"
Get-ChildItem target\lib\*.jar | Where-Object Name -NotLike 'javafx-*' | Copy-Item -Destination "$out\app"
Copy-Item -Recurse sample-vaults "$out\app\sample-vaults"

# Windows knows no file type by two endings: *.md stays with its own program, and *.cgd.md is opened by "Open with" or by
# dropping it on the window.
@'
extension=cgd
mime-type=text/x-clarity-gate+markdown
description=Clarity Gate document
'@ | Set-Content -Encoding ascii "$out\document.properties"

& "$bin\jpackage" --type msi --name Assay --app-version $version --runtime-image "$out\runtime" --input "$out\app" `
  --main-jar assay.jar --main-class app.assay.Main --dest $out --file-associations "$out\document.properties" `
  --java-options '-XX:+UseSerialGC' --java-options '--enable-native-access=ALL-UNNAMED,javafx.graphics' `
  --java-options '-Dassay.installed=$APPDIR' --java-options '-Dassay.samples=$APPDIR\sample-vaults' `
  --win-menu --win-shortcut --win-per-user-install
if ($LASTEXITCODE -ne 0) { throw 'jpackage failed' }
Get-ChildItem "$out\*.msi" | Get-FileHash -Algorithm SHA256
