package app.assay.cgd.edit;

import app.assay.cgd.CgdDocument;
import app.assay.cgd.ExclusionMarker;
import app.assay.cgd.FrontMatter;
import app.assay.text.Span;
import app.assay.text.TextEdit;
import java.nio.charset.StandardCharsets;
import java.util.List;

/// Compares a document that was read again with what its edit intended.
record Readback(CgdDocument before, RoundPlan plan, CgdDocument after) {

  /// What differs, a sentence for the user, or nothing.
  String fault() {
    if (after.refusal().isPresent()) {
      return "The changed document would be too large; nothing was changed.";
    }
    if (plan.edits().stream().anyMatch(edit -> !isWellFormed(edit.replacement()))) {
      return "The new text holds half a character; nothing was changed.";
    }
    boolean intended =
        plan.root().isEmpty()
            || (after.frontMatter() instanceof FrontMatter.Present present
                && present.root().sameValue(plan.root().get()));
    if (!intended) {
      return "The front matter would not read back as intended; nothing was changed.";
    }
    if (!after.ending().markers().equals(movedMarkers())) {
      return "The change would move the end of the document; nothing was changed.";
    }
    if (!plan.touchesBody() && !exclusions(before).equals(exclusions(after))) {
      return "The change would touch an exclusion; nothing was changed.";
    }
    return "";
  }

  private static boolean isWellFormed(String characters) {
    return StandardCharsets.UTF_8.newEncoder().canEncode(characters);
  }

  private List<Span> movedMarkers() {
    return before.ending().markers().stream().map(this::moved).toList();
  }

  private Span moved(Span marker) {
    int by = 0;
    for (TextEdit edit : plan.edits()) {
      if (edit.span().end() <= marker.start()) {
        by += edit.replacement().length() - edit.span().length();
      }
    }
    return marker.shift(by);
  }

  private static List<String> exclusions(CgdDocument document) {
    return document.body().exclusions().markers().stream()
        .map((ExclusionMarker marker) -> marker.kind() + marker.id())
        .toList();
  }
}
