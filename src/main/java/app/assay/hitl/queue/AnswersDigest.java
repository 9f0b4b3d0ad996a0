package app.assay.hitl.queue;

import app.assay.hitl.Answer;
import app.assay.text.SourceText;
import java.nio.charset.StandardCharsets;

/// Tells by a hash whether the answers to a document are still those that were applied.
final class AnswersDigest {

  private AnswersDigest() {}

  /// SHA-256 over id, response and notes of each answered claim.
  static String of(QueuedDocument document) {
    StringBuilder all = new StringBuilder();
    for (QueuedClaim claim : document.claims()) {
      claim
          .answer()
          .map(Answer::label)
          .ifPresent(
              label -> {
                all.append(YamlText.quoted(claim.id().value()));
                all.append(YamlText.quoted(label));
                all.append(YamlText.quoted(claim.notes())).append('\n');
              });
    }
    return SourceText.sha256(all.toString().getBytes(StandardCharsets.UTF_8));
  }
}
