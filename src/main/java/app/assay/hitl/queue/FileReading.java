package app.assay.hitl.queue;

import java.util.List;

/// What came of reading a file of answers.
///
/// @param <T> what the file holds
public sealed interface FileReading<T> {

  /// Everything in it was understood.
  record Read<T>(T content) implements FileReading<T> {}

  /// Something was not; nothing of the file is used.
  ///
  /// @param text the characters of the file, to which the spans belong
  /// @param faults at least one, in the order of the file
  record Broken<T>(String text, List<Fault> faults) implements FileReading<T> {

    public Broken {
      faults = List.copyOf(faults);
    }
  }
}
