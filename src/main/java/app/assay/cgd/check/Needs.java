package app.assay.cgd.check;

import app.assay.cgd.CgdDocument;
import app.assay.cgd.FrontMatter;
import java.util.Optional;

/// What a rule must be able to see.
public enum Needs {
  /// Nothing: the rule is about whether the file can be read at all.
  NOTHING,
  /// The characters.
  TEXT,
  /// The characters and a readable front matter.
  FRONT_MATTER;

  /// Why a document does not give what is needed; empty when it does.
  public Optional<String> missingIn(CgdDocument document) {
    if (this == NOTHING) {
      return Optional.empty();
    }
    if (document.refusal().isPresent()) {
      return Optional.of("the file could not be read");
    }
    if (this == FRONT_MATTER && !(document.frontMatter() instanceof FrontMatter.Present)) {
      return Optional.of("the front matter could not be read");
    }
    return Optional.empty();
  }
}
