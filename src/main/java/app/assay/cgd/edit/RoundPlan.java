package app.assay.cgd.edit;

import app.assay.cgd.yaml.YamlMapping;
import app.assay.text.TextEdit;
import java.util.List;
import java.util.Optional;

/// The edits of one round with the front matter they shall lead to.
///
/// @param edits of the round's text, without overlap
/// @param root what the front matter shall read as, absent where there was none to read
/// @param touchesBody whether the body changes too
record RoundPlan(List<TextEdit> edits, Optional<YamlMapping> root, boolean touchesBody) {

  RoundPlan {
    edits = List.copyOf(edits);
  }

  /// A plan, or why there is none.
  sealed interface Outcome {

    record Planned(RoundPlan plan) implements Outcome {}

    record Blocked(String reason) implements Outcome {}
  }
}
