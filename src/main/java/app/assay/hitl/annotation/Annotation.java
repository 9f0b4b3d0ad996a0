package app.assay.hitl.annotation;

import app.assay.cgd.CgdDocument;
import app.assay.cgd.CgdParser;
import app.assay.cgd.FrontMatter;
import app.assay.cgd.Limits;
import app.assay.cgd.SchemaKeys;
import app.assay.cgd.check.Validator;
import app.assay.cgd.edit.Change;
import app.assay.cgd.edit.DocumentEditor;
import app.assay.cgd.edit.EditResult;
import app.assay.cgd.edit.RecordEdit;
import app.assay.cgd.edit.RecordLine;
import app.assay.cgd.edit.RecordPlan;
import app.assay.cgd.edit.Stamp;
import app.assay.cgd.edit.Value;
import app.assay.finding.Finding;
import app.assay.text.SourceText;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/// Makes a document of any Markdown (FS §13.2, `process`): front matter in the schema's order, the
/// text untouched, the claims that a person has to answer, their record, the status line and the
/// hash. What comes out has no error of the format, or nothing comes out.
public final class Annotation {

  private final CgdParser parser;
  private final DocumentEditor editor;
  private final Validator validator;

  public Annotation(CgdParser parser, DocumentEditor editor, Validator validator) {
    this.parser = parser;
    this.editor = editor;
    this.validator = validator;
  }

  /// Plans the document without writing anything.
  ///
  /// @param source plain Markdown, with the markers that the reviewer accepted already in it
  public AnnotationResult plan(SourceText source, AnnotationRequest request) {
    CgdDocument plain = parser.parse(source);
    Optional<String> objection = objection(plain);
    if (objection.isPresent()) {
      return new AnnotationResult.Refused(objection.get());
    }
    List<String> notes = new ArrayList<>();
    List<ClaimDraft> claims =
        new ClaimExtraction(plain, request.personPresent()).of(request.findings());
    if (claims.isEmpty()) {
      return new AnnotationResult.Refused(
          "The text has no sentence that a person could confirm, so nothing was written.");
    }
    int most = Limits.STANDARD.claims();
    if (claims.size() > most) {
      notes.add(
          "Of %d claims the first %d were taken; split the text to have all of them confirmed."
              .formatted(claims.size(), most));
      claims = claims.subList(0, most);
    }
    List<Finding> open = open(request.findings(), claims);
    Passed passed = Passed.of(open, request.waivedPoints());
    if (passed.points().isEmpty()) {
      return new AnnotationResult.Refused(
          "None of the nine points passes, and points-passed cannot be empty. Nothing was written;"
              + " mend some of the findings first (assay lint shows them).");
    }
    SourceText skeleton = new NewDocument(plain, request, passed, open.isEmpty()).text();
    return withClaims(parser.parse(skeleton), claims, open, request, notes);
  }

  private AnnotationResult withClaims(
      CgdDocument skeleton,
      List<ClaimDraft> claims,
      List<Finding> open,
      AnnotationRequest request,
      List<String> notes) {
    List<Change> additions = new ArrayList<>();
    additions.add(new Change.SetField("processed-by", Value.text(request.processedBy())));
    claims.forEach(claim -> additions.add(claim.change()));
    return switch (editor.apply(skeleton, additions)) {
      case EditResult.Edited added -> recorded(added.document(), claims, open, request, notes);
      case EditResult.Refused(String message) -> new AnnotationResult.Refused(message);
    };
  }

  private AnnotationResult recorded(
      CgdDocument document,
      List<ClaimDraft> claims,
      List<Finding> open,
      AnnotationRequest request,
      List<String> notes) {
    List<RecordLine> all =
        document.claims().stream().map(claim -> RecordLine.of(claim.index())).toList();
    return switch (RecordEdit.plan(document, all)) {
      case RecordPlan.Blocked(String reason) -> new AnnotationResult.Refused(reason);
      case RecordPlan.Planned(var record, var told) -> {
        notes.addAll(told);
        yield switch (editor.applyAndStamp(document, record, Stamp.Options.CONFIRMATION)) {
          case EditResult.Edited made -> checked(made.document(), claims, open, request, notes);
          case EditResult.Refused(String message) -> new AnnotationResult.Refused(message);
        };
      }
    };
  }

  private AnnotationResult checked(
      CgdDocument document,
      List<ClaimDraft> claims,
      List<Finding> open,
      AnnotationRequest request,
      List<String> notes) {
    List<Finding> errors =
        validator.evaluate(document, request.context()).findings().stream()
            .filter(f -> f.severity().isError())
            .toList();
    return errors.isEmpty()
        ? new AnnotationResult.Planned(document, claims, open, notes)
        : new AnnotationResult.Refused(
            "The document would not be valid, so nothing was written. "
                + errors.stream()
                    .map(f -> f.rule().id() + ": " + f.message())
                    .distinct()
                    .collect(Collectors.joining(" ")));
  }

  /// What a text must not be or have.
  private static Optional<String> objection(CgdDocument plain) {
    if (plain.refusal().isPresent()) {
      return Optional.of("The text is too large for a document. Nothing was written; split it.");
    }
    if (plain.frontMatter() instanceof FrontMatter.Unreadable) {
      return Optional.of(
          "The text begins with a front matter that is not readable YAML. Nothing was written; mend"
              + " or remove it.");
    }
    if (plain.header().entry("clarity-gate-version").isPresent()) {
      return Optional.of(
          "This is a document of the Clarity Gate format already. Nothing was written; mend it with"
              + " 'assay fix', bring an older one to 2.1 with 'assay migrate'.");
    }
    if (plain.ending().marker().isPresent()) {
      return Optional.of(
          "The text has an end marker of the Clarity Gate format, and a document would end there."
              + " Nothing was written; remove that line.");
    }
    return foreignKey(plain);
  }

  private static Optional<String> foreignKey(CgdDocument plain) {
    return plain.frontMatter() instanceof FrontMatter.Present present
        ? present.root().entries().stream()
            .map(entry -> entry.name())
            .filter(name -> SchemaKeys.HEADER.contains(name) || name.equals(SchemaKeys.TIER))
            .findFirst()
            .map(
                name ->
                    ("The front matter has the key %s, which the Clarity Gate format uses."
                            + " Nothing was written; rename or remove it.")
                        .formatted(name))
        : Optional.empty();
  }

  /// A claim hands its statement to a person, whatever points 1 and 9 find in it.
  private static List<Finding> open(List<Finding> findings, List<ClaimDraft> claims) {
    return findings.stream()
        .filter(
            f ->
                !f.rule().asksForAPerson()
                    || claims.stream().noneMatch(c -> c.place().overlaps(f.span())))
        .toList();
  }
}
