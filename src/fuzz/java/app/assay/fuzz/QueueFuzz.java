package app.assay.fuzz;

import app.assay.hitl.queue.Fault;
import app.assay.hitl.queue.FileReading;
import app.assay.hitl.queue.QueueReader;
import app.assay.hitl.queue.ResponsesReader;
import java.nio.charset.StandardCharsets;
import java.util.List;

/// The readers of queues and of responses on any bytes: a reading or faults with places in the
/// text.
public final class QueueFuzz {

  private static final CpuTime TIME = new CpuTime();

  private QueueFuzz() {}

  /// Called by the fuzzer with each input.
  public static void fuzzerTestOneInput(byte[] input) {
    String text = new String(input, StandardCharsets.UTF_8);
    check(text, TIME.within("reading a queue", () -> QueueReader.read(text)));
    check(text, TIME.within("reading responses", () -> ResponsesReader.read(text)));
  }

  private static void check(String text, FileReading<?> reading) {
    if (reading instanceof FileReading.Broken<?> broken) {
      List<Fault> faults = broken.faults();
      if (faults.isEmpty() || faults.stream().anyMatch(f -> f.span().end() > text.length())) {
        throw new IllegalStateException("faults without a place: " + faults);
      }
    }
  }
}
