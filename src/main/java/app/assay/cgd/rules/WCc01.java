package app.assay.cgd.rules;

import app.assay.cgd.CgdDocument;
import app.assay.cgd.ChunkContext;
import app.assay.cgd.check.Check;
import app.assay.cgd.check.CheckContext;
import app.assay.cgd.check.FindingSink;
import app.assay.cgd.check.Profile;
import app.assay.cgd.yaml.YamlEntry;
import app.assay.cgd.yaml.YamlSequence;
import app.assay.finding.Fix;
import app.assay.finding.Rule;
import app.assay.finding.Severity;
import app.assay.text.LineEnding;
import app.assay.text.Span;
import app.assay.text.TextEdit;
import java.util.List;
import java.util.Optional;

/// W-CC01: `chunk-context: advisable` without `chunk-context-sections`.
public final class WCc01 implements Check {

  private static final Rule RULE =
      Rule.ofFormat(
          "W-CC01",
          Severity.WARNING,
          "chunk-context is advisable but names no sections",
          "RFC-002 §3.4");

  @Override
  public Rule rule() {
    return RULE;
  }

  @Override
  public Profile since() {
    return Profile.PREVIEW;
  }

  @Override
  public void check(CgdDocument document, CheckContext context, FindingSink out) {
    boolean advisable = document.header().value("chunk-context").equals("advisable");
    Optional<YamlEntry> sections = document.header().entry("chunk-context-sections");
    boolean named =
        sections.map(YamlEntry::value).orElse(null) instanceof YamlSequence list
            && !list.items().isEmpty();
    if (!advisable || named) {
      return;
    }
    out.report(
        document.place(sections.isPresent() ? "chunk-context-sections" : "chunk-context"),
        "chunk-context says advisable, but chunk-context-sections names no section to carry along.",
        fixes(document, sections));
  }

  private static Fix[] fixes(CgdDocument document, Optional<YamlEntry> sections) {
    List<String> central = ChunkContext.of(document).centralSections();
    if (central.isEmpty()) {
      return new Fix[0];
    }
    String lineBreak = LineEnding.of(document.text()).characters();
    StringBuilder list = new StringBuilder();
    for (String heading : central) {
      String quoted = heading.replace("\\", "\\\\").replace("\"", "\\\"");
      list.append("  - \"").append(quoted).append('"').append(lineBreak);
    }
    Span anchor =
        sections
            .map(YamlEntry::span)
            .or(() -> document.header().entry("chunk-context").map(YamlEntry::span))
            .orElse(document.missingKeyPlace());
    Span line = document.lines().whole(document.lines().lineAt(anchor.start()));
    String block = "chunk-context-sections:" + lineBreak + list;
    TextEdit edit =
        sections.isPresent() ? new TextEdit(line, block) : TextEdit.insert(line.end(), block);
    return new Fix[] {new Fix("Name " + Counted.of(central.size(), "central section"), edit)};
  }
}
