package app.assay.workspace;

import java.io.IOException;
import java.nio.file.ClosedWatchServiceException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.StandardWatchEventKinds;
import java.nio.file.WatchEvent;
import java.nio.file.WatchKey;
import java.nio.file.WatchService;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.LinkedHashSet;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/// Watches a folder and those below it, as far as [FolderWalk] looks into them, until it is closed.
/// What was touched is told once it is quiet for a moment, on a thread of its own.
public final class FolderWatch implements AutoCloseable {

  /// Hears what was touched.
  public interface Listener {

    /// Files that came, changed or went.
    ///
    /// @return those it wants to be told of again after another moment, touched or not
    Set<Path> touched(Set<Path> files);
  }

  private static final long QUIET_MILLIS = 250;
  private static final int MOST_FOLDERS = 4_000;
  private static final int MOST_TURNS = 20;

  private final Path root;
  private final Predicate<Path> wanted;
  private final Listener listener;
  private final WatchService service;
  private final Set<Path> touched = new LinkedHashSet<>();
  private int folders;
  private volatile boolean whole = true;

  private FolderWatch(Path root, Predicate<Path> wanted, Listener listener, WatchService service) {
    this.root = root;
    this.wanted = wanted;
    this.listener = listener;
    this.service = service;
  }

  /// Begins to watch; what is there already is told of once.
  ///
  /// @param wanted which files are told of
  /// @throws IOException where the system watches nothing here
  public static FolderWatch start(Path root, Predicate<Path> wanted, Listener listener)
      throws IOException {
    FolderWatch watch =
        new FolderWatch(root, wanted, listener, root.getFileSystem().newWatchService());
    watch.addAll(root);
    Thread.ofVirtual().name("watch " + root.getFileName()).start(watch::run);
    return watch;
  }

  /// False where the folder has more folders below it than the system, or this program, watches.
  public boolean isWhole() {
    return whole;
  }

  @Override
  public void close() throws IOException {
    service.close();
  }

  private void run() {
    int turns = 0;
    try {
      while (true) {
        @Nullable WatchKey key =
            touched.isEmpty() ? service.take() : service.poll(QUIET_MILLIS, TimeUnit.MILLISECONDS);
        if (key != null) {
          take(key);
          turns++;
        }
        if (!touched.isEmpty() && (key == null || turns >= MOST_TURNS)) {
          turns = 0;
          Set<Path> told = Set.copyOf(touched);
          touched.clear();
          touched.addAll(listener.touched(told));
        }
      }
    } catch (ClosedWatchServiceException e) {
      // Nobody watches any more.
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private void take(WatchKey key) {
    Path folder = (Path) key.watchable();
    for (WatchEvent<?> event : key.pollEvents()) {
      if (event.kind() == StandardWatchEventKinds.OVERFLOW) {
        addAll(root);
      } else if (event.context() instanceof Path name) {
        Path path = folder.resolve(name);
        if (Files.isDirectory(path)) {
          addAll(path);
        } else if (wanted.test(path)) {
          touched.add(path);
        }
      }
    }
    key.reset();
  }

  /// Watches a folder and all below; what lies in it already may have come before it was watched.
  private void addAll(Path top) {
    try {
      Files.walkFileTree(
          top,
          new SimpleFileVisitor<>() {
            @Override
            public FileVisitResult preVisitDirectory(Path dir, BasicFileAttributes attributes) {
              if (!dir.equals(root) && !Vault.isLookedInto(root, dir)) {
                return FileVisitResult.SKIP_SUBTREE;
              }
              return add(dir) ? FileVisitResult.CONTINUE : FileVisitResult.TERMINATE;
            }

            @Override
            public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
              if (attributes.isRegularFile() && wanted.test(file)) {
                touched.add(file);
              }
              return FileVisitResult.CONTINUE;
            }

            @Override
            public FileVisitResult visitFileFailed(Path file, IOException reason) {
              return FileVisitResult.CONTINUE;
            }
          });
    } catch (IOException e) {
      // It went while it was looked at.
      whole &= !Files.isDirectory(top);
    }
  }

  private boolean add(Path folder) {
    if (folders == MOST_FOLDERS) {
      whole = false;
      return false;
    }
    try {
      folder.register(
          service,
          StandardWatchEventKinds.ENTRY_CREATE,
          StandardWatchEventKinds.ENTRY_MODIFY,
          StandardWatchEventKinds.ENTRY_DELETE);
      folders++;
      return true;
    } catch (IOException e) {
      boolean gone = !Files.isDirectory(folder);
      whole &= gone;
      return gone;
    }
  }
}
