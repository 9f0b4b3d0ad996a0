package app.assay.cgd.rules;

import app.assay.cgd.CgdDocument;
import app.assay.cgd.ClarityStatus;
import app.assay.cgd.Ending;
import app.assay.cgd.HitlStatus;
import app.assay.cgd.check.Check;
import app.assay.cgd.check.CheckContext;
import app.assay.cgd.check.FindingSink;
import app.assay.cgd.check.Needs;
import app.assay.finding.Rule;
import app.assay.finding.Severity;
import app.assay.text.Span;
import app.assay.text.WhiteSpace;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/// E-ST07: the end marker does not stand alone, or the line under it is no valid status line.
public final class ESt07 implements Check {

  private static final Rule RULE =
      Rule.ofFormat("E-ST07", Severity.ERROR, "End marker or status line malformed", "FS §10.2");
  private static final String FORM =
      "\"Clarity Gate: CLEAR | REVIEWED\" with the document's own statuses";

  @Override
  public Rule rule() {
    return RULE;
  }

  @Override
  public Needs needs() {
    return Needs.TEXT;
  }

  @Override
  public void check(CgdDocument document, CheckContext context, FindingSink out) {
    Optional<Span> marker = document.ending().marker();
    if (marker.isEmpty()) {
      return;
    }
    Optional<Ending.StatusLine> status = document.ending().status();
    boolean hasForm = status.flatMap(Ending.StatusLine::clarity).isPresent();
    Optional<Span> beside = document.ending().beside();
    beside.ifPresent(words -> beside(document, marker.get(), words, hasForm, out));
    if (hasForm) {
      status.ifPresent(line -> words(document, line, out));
    } else if (beside.isEmpty()) {
      status.ifPresentOrElse(
          line -> noForm(document, line, out), () -> absent(document, marker.get(), out));
    }
  }

  private static void beside(
      CgdDocument document, Span marker, Span words, boolean hasForm, FindingSink out) {
    String found = words.in(document.text());
    if (!hasForm && words.start() > marker.start() && StatusPair.looksLikeLine(found)) {
      out.report(
          words,
          "The status line must stand on the line under the end marker, not beside it.",
          StatusLineFix.besideMarker(document, marker, words));
    } else {
      out.report(
          words,
          "The end marker shares its line with "
              + Quoted.of(found)
              + "; it must stand alone. It ends the document here all the same.");
    }
  }

  private static void absent(CgdDocument document, Span marker, FindingSink out) {
    int line = document.lines().lineAt(marker.start());
    Span place = Span.at(document.lines().content(line).end());
    out.report(
        place,
        "The status line is missing; under the end marker must stand " + FORM + ".",
        StatusLineFix.insertAt(document, place));
  }

  private static void noForm(CgdDocument document, Ending.StatusLine status, FindingSink out) {
    String found = status.line().in(document.text());
    Optional<Span> later = BlankBeforeStatus.find(document);
    if (later.isPresent()) {
      Span blank = new Span(status.line().start(), later.get().start());
      out.report(
          blank,
          "Empty lines stand between the end marker and its status line.",
          StatusLineFix.replacing(document, new Span(blank.start(), later.get().end())));
    } else if (WhiteSpace.isBlank(found)) {
      out.report(
          status.line(),
          "The line under the end marker is empty; there must stand " + FORM + ".",
          StatusLineFix.replacing(document, status.line()));
    } else {
      out.report(
          status.line(),
          "The line under the end marker reads "
              + Quoted.of(found)
              + "; there must stand "
              + FORM
              + ".",
          StatusPair.looksLikeLine(found)
              ? StatusLineFix.replacing(document, status.line())
              : List.of());
    }
  }

  private static void words(CgdDocument document, Ending.StatusLine line, FindingSink out) {
    String text = document.text();
    line.clarity()
        .filter(word -> ClarityStatus.of(word.in(text)).isEmpty())
        .ifPresent(word -> word(document, line, word, ClarityStatus.values(), out));
    line.hitl()
        .filter(word -> HitlStatus.of(word.in(text)).isEmpty())
        .ifPresent(word -> word(document, line, word, HitlStatus.values(), out));
  }

  private static void word(
      CgdDocument document, Ending.StatusLine line, Span word, Enum<?>[] valid, FindingSink out) {
    String found = word.in(document.text());
    List<String> names = Arrays.stream(valid).map(Enum::name).toList();
    String expected =
        "expected %s or %s."
            .formatted(String.join(", ", names.subList(0, names.size() - 1)), names.getLast());
    Optional<String> status =
        names.stream()
            .filter(name -> found.startsWith(name) && !isPartOfWord(found, name.length()))
            .findFirst();
    String message;
    if (found.isEmpty()) {
      message = "The status line lacks a status; " + expected;
    } else if (status.isPresent()) {
      String more = found.substring(status.get().length());
      message =
          "Nothing may follow the status %s on its line, but %s does."
              .formatted(status.get(), Quoted.of(more));
    } else {
      message = "The status line says " + Quoted.of(found) + "; " + expected;
    }
    out.report(word, message, StatusLineFix.words(document, line));
  }

  private static boolean isPartOfWord(String found, int at) {
    return at < found.length()
        && (Character.isLetterOrDigit(found.charAt(at)) || found.charAt(at) == '_');
  }
}
