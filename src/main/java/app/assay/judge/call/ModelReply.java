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
  /// @param brokenOff calls for the same request that broke off before this one and may be on the
  ///   bill; they are not in `use`
  record Said(String text, TokenUse use, String model, boolean cut, int brokenOff)
      implements ModelReply {

    /// The reply to a first call.
    public Said(String text, TokenUse use, String model, boolean cut) {
      this(text, use, model, cut, 0);
    }

    /// The same after calls that broke off.
    public Said after(int calls) {
      return new Said(text, use, model, cut, brokenOff + calls);
    }
  }

  /// No words.
  ///
  /// @param failure the kind
  /// @param message what happened and what to do, a sentence without keys or text of documents
  /// @param retryAfter how long the provider wants to be left alone, where it said so
  /// @param calls attempts that were made
  /// @param brokenOff those among them that may be on the bill
  record Failed(
      ModelFailure failure, String message, Optional<Duration> retryAfter, int calls, int brokenOff)
      implements ModelReply {

    /// Where all attempts ended alike.
    public Failed(ModelFailure failure, String message, Optional<Duration> retryAfter, int calls) {
      this(failure, message, retryAfter, calls, failure.mayBeBilled() ? calls : 0);
    }
  }
}
