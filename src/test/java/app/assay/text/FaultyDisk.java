package app.assay.text;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;

/// A disk that fails once, at the given call of the given step; a failing write stops half-way.
final class FaultyDisk extends DocumentFile.Disk {

  private final String step;
  private final int call;
  private final Map<String, Integer> calls = new HashMap<>();
  boolean failed;

  FaultyDisk(String step, int call) {
    this.step = step;
    this.call = call;
  }

  @Override
  public Path resolve(Path path) throws IOException {
    fail("resolve");
    return super.resolve(path);
  }

  @Override
  public byte[] read(Path file, int limit) throws IOException {
    fail("read");
    return super.read(file, limit);
  }

  @Override
  public void demandWritable(Path file) throws IOException {
    fail("demandWritable");
    super.demandWritable(file);
  }

  @Override
  public Path createTemporary(Path folder) throws IOException {
    fail("createTemporary");
    return super.createTemporary(folder);
  }

  @Override
  public void copyPermissions(Path from, Path to) throws IOException {
    fail("copyPermissions");
    super.copyPermissions(from, to);
  }

  @Override
  public void write(Path file, byte[] bytes) throws IOException {
    if (step.equals("write")) {
      super.write(file, Arrays.copyOf(bytes, bytes.length / 2));
    }
    fail("write");
    super.write(file, bytes);
  }

  @Override
  public void force(Path file) throws IOException {
    fail("force");
    super.force(file);
  }

  @Override
  public void replace(Path file, Path by) throws IOException {
    fail("replace");
    super.replace(file, by);
  }

  @Override
  public void forceFolder(Path folder) throws IOException {
    fail("forceFolder");
    super.forceFolder(folder);
  }

  @Override
  public void delete(Path file) throws IOException {
    fail("delete");
    super.delete(file);
  }

  private void fail(String name) throws IOException {
    if (name.equals(step) && calls.merge(name, 1, Integer::sum) == call) {
      failed = true;
      throw new IOException("No space left on device");
    }
  }
}
