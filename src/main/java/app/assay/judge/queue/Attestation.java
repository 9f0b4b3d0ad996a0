package app.assay.judge.queue;

import app.assay.judge.Question;

/// Whether what stands in a file of the queue as a person's answer is on record. A file is only a
/// file: anybody can write a name into it.
@FunctionalInterface
public interface Attestation {

  /// True when this very answer to this very question was recorded. Safe on any thread.
  boolean isRecorded(Question question, PersonAnswer answer);
}
