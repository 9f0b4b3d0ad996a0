package app.assay.workspace;

import org.jspecify.annotations.Nullable;

/// How work ended.
public sealed interface Outcome<T extends @Nullable Object> {

  /// The work came to its end.
  record Done<T extends @Nullable Object>(T value) implements Outcome<T> {}

  /// The user stopped it; nothing of its result is known.
  record Cancelled<T extends @Nullable Object>() implements Outcome<T> {}

  /// It could not be done.
  ///
  /// @param message plain words for the user: what happened
  record Failed<T extends @Nullable Object>(String message) implements Outcome<T> {}
}
