package app.assay.text;

import java.io.IOException;
import java.nio.file.Path;

/// A disk on which the program dies at the given step of all it takes, as by a kill; what was done
/// before stays done, and a write stops half-way.
public final class DyingDisk extends DocumentFile.Disk {

  private final int last;
  private int steps;

  /// The death of the program.
  public static final class Death extends Error {

    private static final long serialVersionUID = 1L;
  }

  private DyingDisk(int last) {
    this.last = last;
  }

  /// Files on a disk where the program lives for this many steps.
  public static DocumentFile after(int steps) {
    return new DocumentFile(new DyingDisk(steps));
  }

  @Override
  public byte[] read(Path file, int limit) throws IOException {
    step();
    return super.read(file, limit);
  }

  @Override
  public Path createTemporary(Path folder) throws IOException {
    step();
    return super.createTemporary(folder);
  }

  @Override
  public void createNew(Path file) throws IOException {
    step();
    super.createNew(file);
  }

  @Override
  public void write(Path file, byte[] bytes) throws IOException {
    if (steps == last) {
      super.write(file, java.util.Arrays.copyOf(bytes, bytes.length / 2));
    }
    step();
    super.write(file, bytes);
  }

  @Override
  public void force(Path file) throws IOException {
    step();
    super.force(file);
  }

  @Override
  public void replace(Path file, Path by) throws IOException {
    step();
    super.replace(file, by);
  }

  @Override
  public void forceFolder(Path folder) throws IOException {
    step();
    super.forceFolder(folder);
  }

  @Override
  public void delete(Path file) throws IOException {
    step();
    super.delete(file);
  }

  private void step() {
    if (steps >= last) {
      throw new Death();
    }
    steps++;
  }
}
