package app.assay.judge.call;

import app.assay.judge.TokenUse;
import java.time.Duration;
import java.util.Optional;

/// What came of a call.
public sealed interface ModelReply {

  /// The model's words, unread and untrusted.
  ///
  /// @param text as it came
  /// @param use as the provider counted it; [TokenUse#NONE] where it counted nothing
  /// @param model name of the model as the provider gave it, with its version where it says one
  /// @param cut true when the reply ended because of a limit of length
  record Said(String text, TokenUse use, String model, boolean cut) implements ModelReply {}

  /// No words.
  ///
  /// @param failure the kind
  /// @param message what happened and what to do, a sentence without keys or text of documents
  /// @param retryAfter how long the provider wants to be left alone, where it said so
  /// @param calls attempts that were made
  record Failed(ModelFailure failure, String message, Optional<Duration> retryAfter, int calls)
      implements ModelReply {}
}
