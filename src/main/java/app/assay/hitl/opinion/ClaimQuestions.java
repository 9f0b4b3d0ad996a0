package app.assay.hitl.opinion;

import app.assay.cgd.CgdDocument;
import app.assay.cgd.Claim;
import app.assay.cgd.ClaimLocator;
import app.assay.cgd.Heading;
import app.assay.judge.Criterion;
import app.assay.judge.Evidence;
import app.assay.judge.GateId;
import app.assay.judge.Instructions;
import app.assay.judge.Question;
import app.assay.text.DocumentFile;
import app.assay.text.Span;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// The claims of a document as questions: is it stated, is it more than a guess, does nothing
/// contradict it.
///
/// The evidence is what stands around the claim in its section, without the claim itself, which
/// would prove itself, and the files inside the vault that its source names.
public final class ClaimQuestions {

  /// The gate of documents.
  public static final GateId CLAIMS = GateId.of("claims");

  /// The gate of Sources of Truth.
  public static final GateId SOT = new GateId("claims", "sot");

  /// By which claims are judged.
  public static final Instructions INSTRUCTIONS = new Instructions("claim-support", 1);

  private static final List<Criterion> CRITERIA =
      List.of(
          new Criterion("supported", "Does the evidence state it?"),
          new Criterion("certain", "Is it more than an assumption, estimate or projection?"),
          new Criterion("consistent", "Does nothing in the evidence contradict it?"));

  /// The most characters before and after a claim that are shown.
  private static final int AROUND = 3_000;

  private final SourceFiles sources;

  /// @param root the vault's folder, outside of which nothing is read
  public ClaimQuestions(Path root, DocumentFile files) {
    this.sources = new SourceFiles(root, files);
  }

  /// A question for each claim with a text, pending or confirmed, in their order.
  ///
  /// @param file the document's file
  /// @param path the same, relative to the vault's root, with `/`
  public List<ClaimQuestion> of(Path file, String path, CgdDocument document) {
    ClaimLocator locator = new ClaimLocator(document);
    GateId gate = document.isSot() ? SOT : CLAIMS;
    return document.claims().stream()
        .filter(claim -> !claim.text().isBlank())
        .map(
            claim ->
                new ClaimQuestion(
                    claim,
                    new Question(
                        gate,
                        about(path, claim),
                        claim.text(),
                        CRITERIA,
                        evidence(file, path, document, claim, locator),
                        INSTRUCTIONS)))
        .toList();
  }

  /// True for questions about claims of this document.
  public static boolean isAbout(Question question, String path) {
    return question.gate().gate().equals(CLAIMS.gate())
        && question.instructions().id().equals(INSTRUCTIONS.id())
        && pathOf(question).equals(path);
  }

  /// The document a question is about, relative to the vault's root.
  public static String pathOf(Question question) {
    int blank = question.about().lastIndexOf(' ');
    return blank < 0 ? question.about() : question.about().substring(0, blank);
  }

  /// The id of the claim a question is about.
  public static String claimOf(Question question) {
    int blank = question.about().lastIndexOf(' ');
    return blank < 0 ? "" : question.about().substring(blank + 1);
  }

  private static String about(String path, Claim claim) {
    String id = claim.id().strip().replaceAll("\\s+", "-");
    return path + " " + (id.isEmpty() ? "#" + (claim.index() + 1) : id);
  }

  private List<Evidence> evidence(
      Path file, String path, CgdDocument document, Claim claim, ClaimLocator locator) {
    List<Evidence> all = new ArrayList<>();
    locator
        .locate(claim.text())
        .ifPresent(
            place -> {
              Span section = section(document, place);
              String name = path + section(document, place, " § ");
              add(all, name, before(document.text(), section, place));
              add(all, name, after(document.text(), section, place));
            });
    sources
        .of(claim.text(), claim.source(), file)
        .forEach(passage -> add(all, passage.path(), passage.text()));
    return all;
  }

  private static void add(List<Evidence> all, String source, String text) {
    if (text.codePoints().anyMatch(Character::isLetterOrDigit)) {
      all.add(new Evidence("e" + (all.size() + 1), source, text));
    }
  }

  private static String section(CgdDocument document, Span place, String mark) {
    return document
        .body()
        .headingAt(place.start())
        .map(Heading::text)
        .map(text -> mark + text)
        .orElse("");
  }

  /// From the heading above the claim to the next one.
  private static Span section(CgdDocument document, Span place) {
    Span body = document.body().span();
    Optional<Heading> above = document.body().headingAt(place.start());
    int start = above.map(heading -> heading.span().end()).orElse(body.start());
    int end =
        document.body().headings().stream()
            .mapToInt(heading -> heading.span().start())
            .filter(at -> at >= place.end())
            .min()
            .orElse(body.end());
    return new Span(Math.min(start, place.start()), Math.max(end, place.end()));
  }

  private static String before(String text, Span section, Span place) {
    int from = Math.max(section.start(), place.start() - AROUND);
    if (from > section.start()) {
      int line = text.indexOf('\n', from);
      from = line < 0 || line >= place.start() ? whole(text, from) : line + 1;
    }
    return text.substring(from, place.start()).strip();
  }

  /// Without the marks that end the claim's own sentence.
  private static String after(String text, Span section, Span place) {
    int to = Math.min(section.end(), place.end() + AROUND);
    if (to < section.end()) {
      int line = text.lastIndexOf('\n', to);
      to = line <= place.end() ? whole(text, to) : line;
    }
    int from = place.end();
    while (from < to && ",.;:!?*_)".indexOf(text.charAt(from)) >= 0) {
      from++;
    }
    return text.substring(Math.min(from, to), to).strip();
  }

  /// An offset that does not part a character in two.
  private static int whole(String text, int offset) {
    return Character.isLowSurrogate(text.charAt(offset)) ? offset + 1 : offset;
  }
}
