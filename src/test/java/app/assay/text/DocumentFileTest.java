package app.assay.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.charset.StandardCharsets;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class DocumentFileTest {

  private static final byte[] OLD = "\ufeffold\r\n".getBytes(StandardCharsets.UTF_8);
  private static final String OLD_HASH = SourceText.sha256(OLD);
  private static final SourceText NEW = new SourceText("new\r\n\ud83d\ude00", true);

  @TempDir Path folder;
  private Path file = Path.of("");

  @BeforeEach
  void writeOld() throws IOException {
    file = folder.resolve("lamp.cgd.md");
    Files.write(file, OLD);
  }

  @Test
  void documentIsReadWithHashAndSize() {
    assertThat(new DocumentFile().read(file))
        .isEqualTo(new ReadResult.Loaded(new SourceText("old\r\n", true), OLD_HASH, 8));
  }

  @Test
  void emptyFileIsADocument() throws IOException {
    Files.write(file, new byte[0]);

    assertThat(new DocumentFile().read(file))
        .isEqualTo(
            new ReadResult.Loaded(
                SourceText.of(""),
                "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855",
                0));
  }

  @Test
  void firstByteThatIsNotUtf8IsNamed() throws IOException {
    Files.write(file, new byte[] {'a', 'b', (byte) 0xFF});

    assertThat(new DocumentFile().read(file)).isEqualTo(new ReadResult.NotUtf8(2));
  }

  @Test
  void sizeIsLookedAtBeforeTheBytes() throws IOException {
    try (RandomAccessFile sparse = new RandomAccessFile(file.toFile(), "rw")) {
      sparse.setLength(5_000_000_000L);
    }
    DocumentFile files =
        new DocumentFile(
            new DocumentFile.Disk() {
              @Override
              public byte[] read(Path path, int limit) throws IOException {
                throw new AssertionError("read");
              }
            });

    assertThat(files.read(file)).isEqualTo(new ReadResult.TooLarge(5_000_000_000L, 10_000_000));
  }

  @Test
  void largestDocumentIsRead() throws IOException {
    Files.write(file, new byte[10_000_000]);
    assertThat(new DocumentFile().read(file)).isInstanceOf(ReadResult.Loaded.class);

    Files.write(file, new byte[10_000_001]);
    assertThat(new DocumentFile().read(file))
        .isEqualTo(new ReadResult.TooLarge(10_000_001, 10_000_000));
  }

  @Test
  void missingFileIsSaidToBeMissing() {
    assertThat(new DocumentFile().read(folder.resolve("none.md")))
        .isEqualTo(new ReadResult.Unreadable("none.md cannot be read: it does not exist."));
  }

  @Test
  void folderIsSaidToBeAFolder() {
    assertThat(new DocumentFile().read(folder))
        .isEqualTo(
            new ReadResult.Unreadable(folder.getFileName() + " cannot be read: it is a folder."));
  }

  @Test
  void linkInACircleIsUnreadable() throws IOException {
    Path loop = Files.createSymbolicLink(folder.resolve("loop.md"), Path.of("loop.md"));

    assertThat(new DocumentFile().read(loop)).isInstanceOf(ReadResult.Unreadable.class);
  }

  @Test
  void savedFileHoldsExactlyTheNewBytes() throws IOException {
    assertThat(new DocumentFile().save(file, NEW, OLD_HASH))
        .isEqualTo(new SaveResult.Saved(SourceText.sha256(NEW.bytes())));
    assertThat(Files.readAllBytes(file)).isEqualTo(NEW.bytes());
    assertThat(names()).containsExactly("lamp.cgd.md");
  }

  @ParameterizedTest
  @ValueSource(strings = {"rw-r-----", "rwxrwxrwx", "rw-------", "rw-rw-r--"})
  void permissionsAreKept(String permissions) throws IOException {
    Files.setPosixFilePermissions(file, PosixFilePermissions.fromString(permissions));

    new DocumentFile().save(file, NEW, OLD_HASH);

    assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(file)))
        .isEqualTo(permissions);
  }

  @Test
  void linkIsFollowedAndStaysALink() throws IOException {
    Path elsewhere = Files.createDirectory(folder.resolve("elsewhere"));
    Path link = Files.createSymbolicLink(elsewhere.resolve("link.md"), file);

    assertThat(new DocumentFile().save(link, NEW, OLD_HASH)).isInstanceOf(SaveResult.Saved.class);

    assertThat(link).isSymbolicLink();
    assertThat(file).isRegularFile();
    assertThat(Files.readAllBytes(file)).isEqualTo(NEW.bytes());
  }

  @Test
  void otherContentUnderneathIsShownAndKept() throws IOException {
    Files.writeString(file, "theirs");

    assertThat(new DocumentFile().save(file, NEW, OLD_HASH))
        .isEqualTo(
            new SaveResult.ChangedUnderneath(
                new ReadResult.Loaded(
                    SourceText.of("theirs"),
                    SourceText.sha256("theirs".getBytes(StandardCharsets.UTF_8)),
                    6)));
    assertThat(file).hasContent("theirs");
    assertThat(names()).containsExactly("lamp.cgd.md");
  }

  @Test
  void contentThatChangesDuringTheSaveIsKept() throws IOException {
    DocumentFile files =
        new DocumentFile(
            new DocumentFile.Disk() {
              @Override
              public void write(Path path, byte[] bytes) throws IOException {
                super.write(path, bytes);
                Files.writeString(file, "theirs");
              }
            });

    assertThat(files.save(file, NEW, OLD_HASH)).isInstanceOf(SaveResult.ChangedUnderneath.class);
    assertThat(file).hasContent("theirs");
    assertThat(names()).containsExactly("lamp.cgd.md");
  }

  @Test
  void deletedFileIsNotBroughtBack() throws IOException {
    Files.delete(file);

    assertThat(new DocumentFile().save(file, NEW, OLD_HASH))
        .isEqualTo(
            new SaveResult.ChangedUnderneath(
                new ReadResult.Unreadable("lamp.cgd.md cannot be read: it does not exist.")));
    assertThat(names()).isEmpty();
  }

  @Test
  void fileDeletedDuringTheSaveIsNotBroughtBack() throws IOException {
    DocumentFile files =
        new DocumentFile(
            new DocumentFile.Disk() {
              @Override
              public void copyPermissions(Path from, Path to) throws IOException {
                Files.delete(file);
                super.copyPermissions(from, to);
              }
            });

    assertThat(files.save(file, NEW, OLD_HASH)).isInstanceOf(SaveResult.ChangedUnderneath.class);
    assertThat(names()).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {"a\ud83d", "\ude00b", "a\ude00\ud83db"})
  void halfACharacterIsRefusedBeforeAnyStep(String text) throws IOException {
    assertThat(
            new DocumentFile(new FaultyDisk("resolve", 1))
                .save(file, SourceText.of(text), OLD_HASH))
        .isEqualTo(
            new SaveResult.Failed(
                "lamp.cgd.md was not saved: its text contains half a character, which has no"
                    + " bytes. The file on disk is as it was. Mend this and save again."));
    assertThat(Files.readAllBytes(file)).isEqualTo(OLD);
  }

  @Test
  void documentThatCouldNotBeReadAgainIsRefused() throws IOException {
    assertThat(new DocumentFile().save(file, SourceText.of("\u00e4".repeat(5_000_001)), OLD_HASH))
        .isEqualTo(
            new SaveResult.Failed(
                "lamp.cgd.md was not saved: it would be larger than 10 MB. The file on disk is as"
                    + " it was. Mend this and save again."));
    assertThat(Files.readAllBytes(file)).isEqualTo(OLD);
  }

  @ParameterizedTest
  @CsvSource({
    "resolve,1",
    "read,1",
    "demandWritable,1",
    "createTemporary,1",
    "write,1",
    "copyPermissions,1",
    "read,2",
    "replace,1"
  })
  void failureOfAnyStepLeavesTheFileAsItWas(String step, int call) throws IOException {
    FaultyDisk disk = new FaultyDisk(step, call);

    assertThat(new DocumentFile(disk).save(file, NEW, OLD_HASH))
        .isEqualTo(
            new SaveResult.Failed(
                "lamp.cgd.md was not saved: No space left on device. The file on disk is as it was."
                    + " Mend this and save again."));
    assertThat(disk.failed).isTrue();
    assertThat(Files.readAllBytes(file)).isEqualTo(OLD);
    assertThat(names()).containsExactly("lamp.cgd.md");
  }

  @ParameterizedTest
  @ValueSource(strings = {"forceFolder", "delete"})
  void failureAfterTheReplacementDoesNotMatter(String step) throws IOException {
    FaultyDisk disk = new FaultyDisk(step, 1);

    assertThat(new DocumentFile(disk).save(file, NEW, OLD_HASH))
        .isInstanceOf(SaveResult.Saved.class);
    assertThat(disk.failed).isTrue();
    assertThat(Files.readAllBytes(file)).isEqualTo(NEW.bytes());
    assertThat(names()).containsExactly("lamp.cgd.md");
  }

  @Test
  void failureToReadBackIsSaid() {
    assertThat(new DocumentFile(new FaultyDisk("read", 3)).save(file, NEW, OLD_HASH))
        .isEqualTo(
            new SaveResult.Failed(
                "lamp.cgd.md was written but cannot be read back: No space left on device. Keep"
                    + " your text, save it under another name and check the disk."));
  }

  @Test
  void lyingDiskIsFoundOut() {
    DocumentFile files =
        new DocumentFile(
            new DocumentFile.Disk() {
              @Override
              public void write(Path path, byte[] bytes) throws IOException {
                super.write(path, new byte[bytes.length]);
              }
            });

    assertThat(files.save(file, NEW, OLD_HASH))
        .isEqualTo(
            new SaveResult.Failed(
                "lamp.cgd.md was written but reads back differently. Keep your text, save it under"
                    + " another name and check the disk."));
  }

  @Test
  void fileSystemWithoutAtomicMoveIsRefused() throws IOException {
    DocumentFile files =
        new DocumentFile(
            new DocumentFile.Disk() {
              @Override
              public void replace(Path target, Path by) throws IOException {
                throw new AtomicMoveNotSupportedException("", "", "");
              }
            });

    assertThat(files.save(file, NEW, OLD_HASH))
        .isEqualTo(
            new SaveResult.Failed(
                "lamp.cgd.md was not saved: this file system cannot replace a file in one step. The"
                    + " file on disk is as it was. Mend this and save again."));
    assertThat(Files.readAllBytes(file)).isEqualTo(OLD);
    assertThat(names()).containsExactly("lamp.cgd.md");
  }

  @Test
  void temporaryFileIsHiddenAndBesideTheDocument() throws IOException {
    List<Path> written = new ArrayList<>();
    DocumentFile files =
        new DocumentFile(
            new DocumentFile.Disk() {
              @Override
              public void write(Path path, byte[] bytes) throws IOException {
                written.add(path);
                super.write(path, bytes);
              }
            });

    files.save(file, NEW, OLD_HASH);

    assertThat(written).hasSize(1);
    assertThat(written.getFirst().getParent()).isEqualTo(folder.toRealPath());
    assertThat(written.getFirst().getFileName().toString()).startsWith(".assay-");
  }

  @Test
  void newDocumentIsMade() throws IOException {
    Path fresh = folder.resolve("fresh.md");

    assertThat(new DocumentFile().create(fresh, NEW)).isInstanceOf(SaveResult.Saved.class);
    assertThat(Files.readAllBytes(fresh)).isEqualTo(NEW.bytes());
    assertThat(names()).containsExactly("fresh.md", "lamp.cgd.md");
  }

  @Test
  void existingDocumentIsNeverOverwrittenByANewOne() throws IOException {
    assertThat(new DocumentFile().create(file, NEW))
        .isEqualTo(
            new SaveResult.Failed(
                "lamp.cgd.md was not made: a file of this name exists already. Nothing was"
                    + " changed. Mend this or choose another name."));
    assertThat(Files.readAllBytes(file)).isEqualTo(OLD);
  }

  @Test
  void newDocumentNeedsAFolder() {
    assertThat(new DocumentFile().create(folder.resolve("none/fresh.md"), NEW))
        .isEqualTo(
            new SaveResult.Failed(
                "fresh.md was not made: its folder does not exist. Nothing was changed. Mend this"
                    + " or choose another name."));
  }

  @ParameterizedTest
  @ValueSource(strings = {"write", "replace"})
  void newDocumentThatCannotBeWrittenLeavesNothing(String step) throws IOException {
    assertThat(new DocumentFile(new FaultyDisk(step, 1)).create(folder.resolve("fresh.md"), NEW))
        .isInstanceOf(SaveResult.Failed.class);
    assertThat(names()).containsExactly("lamp.cgd.md");
  }

  private List<String> names() throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files.map(path -> path.getFileName().toString()).sorted().toList();
    }
  }
}
