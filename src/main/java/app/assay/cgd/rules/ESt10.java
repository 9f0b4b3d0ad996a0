package app.assay.cgd.rules;

import app.assay.cgd.CgdDocument;
import app.assay.cgd.Heading;
import app.assay.cgd.Limits;
import app.assay.cgd.check.Check;
import app.assay.cgd.check.CheckContext;
import app.assay.cgd.check.FindingSink;
import app.assay.cgd.edit.RecordEdit;
import app.assay.cgd.edit.RecordLine;
import app.assay.cgd.edit.RecordPlan;
import app.assay.finding.Fix;
import app.assay.finding.Rule;
import app.assay.finding.Severity;
import app.assay.text.Span;
import app.assay.text.TextEdit;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/// E-ST10: claims without a `## HITL Verification Record`. A warning in documents older than 2.1,
/// which were valid without one (rulebook C26); a number before the heading's words is accepted
/// (C14).
public final class ESt10 implements Check {

  private static final Rule RULE =
      Rule.ofFormat("E-ST10", Severity.ERROR, "Claims without a HITL record", "FS §1.2.1, R1 §3.1");
  private static final String NAME = "HITL Verification Record";

  @Override
  public Rule rule() {
    return RULE;
  }

  @Override
  public void check(CgdDocument document, CheckContext context, FindingSink out) {
    if (document.claims().isEmpty() || document.body().record().isPresent()) {
      return;
    }
    String message =
        "hitl-claims has %s, but the body has no section \"## %s\"."
            .formatted(Counted.of(document.claims().size(), "claim"), NAME);
    Optional<Heading> similar = similar(document);
    Span place = similar.map(Heading::span).orElse(Span.at(document.body().span().end()));
    String hint = similar.map(heading -> hint(document, heading)).orElse("");
    List<Fix> fixes =
        similar.map(heading -> fixes(document, heading)).orElseGet(() -> newRecord(document));
    Severity severity = isOlderThan21(document) ? Severity.WARNING : Severity.ERROR;
    out.report(severity, place, message + hint, fixes);
  }

  /// A heading that was probably meant.
  private static Optional<Heading> similar(CgdDocument document) {
    return document.body().headings().stream()
        .filter(h -> isAbout(h.text().toLowerCase(Locale.ROOT)))
        .findFirst();
  }

  private static boolean isAbout(String words) {
    return words.contains("hitl") && (words.contains("record") || words.contains("verif"));
  }

  private static String hint(CgdDocument document, Heading heading) {
    if (document.body().exclusions().cover(heading.span().start())) {
      return " This one lies in an exclusion block and does not count.";
    }
    return heading.plainText().equalsIgnoreCase(NAME)
        ? " This one is of level %d instead of 2.".formatted(heading.level())
        : " This one is named otherwise.";
  }

  /// The right words at the wrong level only need other marks.
  private static List<Fix> fixes(CgdDocument document, Heading heading) {
    int marks = heading.span().start() + heading.span().in(document.text()).indexOf('#');
    boolean meant =
        heading.plainText().equalsIgnoreCase(NAME)
            && marks >= heading.span().start()
            && !document.body().exclusions().cover(heading.span().start());
    return meant
        ? List.of(
            new Fix(
                "Make it a heading of level 2",
                new TextEdit(new Span(marks, marks + heading.level()), "##")))
        : List.of();
  }

  /// The record as the claims give it; none where the body has no place for it or there are too
  /// many.
  private static List<Fix> newRecord(CgdDocument document) {
    List<RecordLine> lines =
        document.claims().stream().map(claim -> RecordLine.of(claim.index())).toList();
    return lines.size() <= Limits.STANDARD.claims()
            && RecordEdit.plan(document, lines)
                instanceof RecordPlan.Planned(var changes, var notes)
        ? FieldFix.of(document, "Write the record of all claims", changes)
        : List.of();
  }

  private static boolean isOlderThan21(CgdDocument document) {
    String version = document.header().value("clarity-gate-version");
    return version.matches("[01](\\.[0-9]{1,9})*|2(\\.0(\\.[0-9]{1,9})*)?");
  }
}
