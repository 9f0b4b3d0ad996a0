package app.assay.workspace;

import app.assay.cgd.CgdDocument;
import app.assay.cgd.CgdParser;
import app.assay.cgd.check.CheckContext;
import app.assay.cgd.check.Evaluation;
import app.assay.cgd.check.Validator;
import app.assay.cgd.rules.FormatRules;
import app.assay.text.LineIndex;
import app.assay.text.SourceText;
import java.util.List;

/// The one check of a document: window, command line and batch all ask it.
public final class DocumentCheck {

  private final CgdParser parser;
  private final Validator validator;

  public DocumentCheck(CgdParser parser, Validator validator) {
    this.parser = parser;
    this.validator = validator;
  }

  /// With the standard limits and all rules of the format.
  public static DocumentCheck standard() {
    return new DocumentCheck(CgdParser.standard(), FormatRules.validator());
  }

  /// Compares hashes and reads states and claims, but asks no rule.
  public static DocumentCheck withoutRules() {
    return new DocumentCheck(CgdParser.standard(), new Validator(List.of()));
  }

  /// Checks bytes as they lie in a file.
  ///
  /// @param path how the report names the file
  public FileReport check(String path, byte[] bytes, CheckContext context) {
    return check(path, bytes.length, parser.parse(bytes), context);
  }

  /// Checks characters as an editor holds them.
  ///
  /// @param bytes the size of their file
  public FileReport check(String path, long bytes, SourceText source, CheckContext context) {
    return check(path, bytes, parser.parse(source), context);
  }

  /// The report of a file that cannot be read as text.
  ///
  /// @param bytes its size, 0 where it is not known
  public FileReport refused(
      String path, long bytes, CgdDocument.Refusal refusal, CheckContext context) {
    return check(path, bytes, CgdParser.refused(refusal), context);
  }

  /// Checks a document that was taken apart before.
  public FileReport check(String path, long bytes, CgdDocument document, CheckContext context) {
    Evaluation evaluation = validator.evaluate(document, context);
    boolean readable = document.refusal().isEmpty();
    LineIndex lines = document.lines();
    return new FileReport(
        path,
        bytes,
        document.refusal().map(DocumentCheck::trouble),
        readable ? HashReport.of(document, context.siblingSource()) : HashReport.UNREADABLE,
        readable ? DocumentState.of(document) : DocumentState.UNKNOWN,
        evaluation.findings().stream()
            .map(finding -> PlacedFinding.of(finding, document.text(), lines))
            .toList(),
        evaluation.passed(),
        evaluation.notEvaluated().stream()
            .map(rule -> new Unsettled(rule.rule(), rule.reason()))
            .toList(),
        List.of(),
        document.claims().stream().map(claim -> ClaimReport.of(claim, lines)).toList());
  }

  private static String trouble(CgdDocument.Refusal refusal) {
    return switch (refusal) {
      case CgdDocument.Refusal.TooLarge(long bytes, long limit) -> Troubles.tooLarge(bytes, limit);
      case CgdDocument.Refusal.NotUtf8(int offset) -> Troubles.notUtf8(offset);
    };
  }
}
