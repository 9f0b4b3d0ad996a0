package app.assay.distillery.layer2.source;

import java.io.File;
import java.io.IOException;
import java.nio.file.Path;
import org.eclipse.jgit.lib.Config;
import org.eclipse.jgit.lib.ConfigConstants;
import org.eclipse.jgit.lib.Repository;
import org.eclipse.jgit.storage.file.FileBasedConfig;
import org.eclipse.jgit.storage.file.FileRepositoryBuilder;
import org.eclipse.jgit.util.FS;
import org.eclipse.jgit.util.SystemReader;
import org.jspecify.annotations.Nullable;

/// Opens repositories in such a way that the library neither runs the program git to find its
/// settings, nor reads the user's, nor writes files into the repository to measure its clock.
public final class PlainGit {

  static {
    SystemReader.setInstance(new NoSettings(SystemReader.getInstance()));
  }

  private PlainGit() {}

  /// The repository a folder lies in, to be closed.
  ///
  /// @throws IOException when there is none, or it cannot be read
  public static Repository open(Path folder) throws IOException {
    FileRepositoryBuilder builder = new FileRepositoryBuilder();
    builder.findGitDir(folder.toAbsolutePath().normalize().toFile());
    @Nullable File found = builder.getGitDir();
    if (found == null) {
      throw new IOException("no repository");
    }
    return builder.build();
  }

  /// A machine on which nobody has set anything.
  private static final class NoSettings extends SystemReader.Delegate {

    private NoSettings(SystemReader machine) {
      super(machine);
    }

    @Override
    public FileBasedConfig openUserConfig(@Nullable Config parent, FS fs) {
      return new Empty(parent, fs);
    }

    @Override
    public FileBasedConfig openSystemConfig(@Nullable Config parent, FS fs) {
      return new Empty(parent, fs);
    }

    @Override
    public FileBasedConfig openJGitConfig(@Nullable Config parent, FS fs) {
      return new Empty(parent, fs);
    }
  }

  /// Says how coarse the clock of files is, which the library would try out otherwise.
  private static final class Empty extends FileBasedConfig {

    private static final String COARSE = "10 ms";

    private Empty(@Nullable Config parent, FS fs) {
      super(parent, null, fs);
    }

    @Override
    public void load() {
      // There is no file.
    }

    @Override
    public void save() {
      // There is no file.
    }

    @Override
    public boolean isOutdated() {
      return false;
    }

    @Override
    public @Nullable String getString(String section, @Nullable String subsection, String name) {
      return section.equals(ConfigConstants.CONFIG_FILESYSTEM_SECTION)
          ? COARSE
          : super.getString(section, subsection, name);
    }
  }
}
