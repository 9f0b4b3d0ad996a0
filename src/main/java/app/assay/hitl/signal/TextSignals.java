package app.assay.hitl.signal;

import static java.util.Map.entry;

import app.assay.cgd.CgdDocument;
import app.assay.cgd.Claim;
import app.assay.cgd.ClaimState;
import app.assay.cgd.FrontMatter;
import app.assay.points.check.Stance;
import app.assay.points.lexicon.Lexicon;
import app.assay.points.reading.BlockKind;
import app.assay.points.reading.DocumentReader;
import app.assay.points.reading.DocumentReading;
import app.assay.points.reading.PlacedBlock;
import app.assay.points.reading.Sentence;
import app.assay.text.Span;
import app.assay.text.WhiteSpace;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// What the sentences of a document give away: hedging where it costs nothing (T2), conclusions
/// from what is not proven (T5), authorities without a name (T6).
final class TextSignals {

  /// From so many hedged trifles and so many plain figures on, the difference says something.
  private static final int ENOUGH_HEDGED = 3;

  private static final int ENOUGH_FIGURES = 5;

  private static final Pattern CONCLUSION =
      Pattern.compile(
          "\\b(?:therefore|thus(?! far)|hence|consequently)\\b", Pattern.CASE_INSENSITIVE);

  private static final Pattern UNNAMED =
      Pattern.compile(
          "\\b(?:(?:(?:many|most|some|several|leading|top|industry)"
              + " )*(?:experts|specialists|analysts|scientists|researchers|economists|observers|insiders|critics)"
              + " (?:now"
              + " )?(?:say|agree|believe|think|claim|argue|warn|predict|expect|recommend|confirm|suggest|have"
              + " (?:shown|found|said|confirmed))|(?:(?:many|most|several|numerous|recent|various)"
              + " )*(?:studies|surveys|research) (?:consistently |clearly"
              + " )?(?:shows?|suggests?|proves?|indicates?|finds?|confirms?|demonstrates?|has"
              + " (?:shown|proven|found)|have (?:shown|proven|found))|according to"
              + " (?:(?:many|most|some|several|leading|industry|recent)"
              + " )*(?:experts|specialists|analysts|scientists|researchers|studies|insiders)|it is"
              + " (?:widely|generally|commonly) (?:known|believed|accepted|agreed))\\b",
          Pattern.CASE_INSENSITIVE);

  /// A year, a link or a note behind an authority gives it a name.
  private static final Pattern NAMED =
      Pattern.compile("https?://|\\]\\(|\\[\\^|\\[\\d+\\]|\\b(?:19|20)\\d\\d\\b|\\bet al\\b");

  private final Lexicon lexicon;

  TextSignals(Lexicon lexicon) {
    this.lexicon = lexicon;
  }

  /// A sentence of the document's own prose.
  private record Said(PlacedBlock block, Sentence sentence, Stance stance) {

    String text() {
      return sentence.text();
    }

    boolean hasFigure() {
      return !sentence.quantities().isEmpty();
    }
  }

  List<TrustSignal> of(ReviewedDocument reviewed) {
    CgdDocument document = reviewed.document();
    DocumentReading reading =
        new DocumentReader(lexicon).read(document.text(), document.lines(), silent(document));
    List<Said> said = new ArrayList<>();
    for (PlacedBlock block : reading.blocks()) {
      BlockKind kind = block.reading().kind();
      if (kind.speaks() && kind != BlockKind.HEADING && kind != BlockKind.TABLE) {
        for (Sentence sentence : block.reading().sentences()) {
          said.add(new Said(block, sentence, new Stance(sentence, block.around())));
        }
      }
    }
    List<TrustSignal> signals = new ArrayList<>();
    hedging(reviewed, reading, said, signals);
    for (int i = 0; i < said.size(); i++) {
      chain(reviewed, reading, said, i, signals);
      unnamed(reviewed, reading, said.get(i), signals);
    }
    return signals;
  }

  private static void hedging(
      ReviewedDocument reviewed,
      DocumentReading reading,
      List<Said> said,
      List<TrustSignal> signals) {
    List<Said> open =
        said.stream().filter(s -> !s.stance().isNoStatement() && !s.stance().isSourced()).toList();
    List<Said> figures = open.stream().filter(Said::hasFigure).toList();
    List<Said> trifles = open.stream().filter(s -> !s.hasFigure()).toList();
    List<Said> hedged = trifles.stream().filter(s -> s.stance().isDoubted()).toList();
    long doubted = figures.stream().filter(s -> s.stance().isDoubted()).count();
    boolean selective =
        hedged.size() >= ENOUGH_HEDGED
            && figures.size() >= ENOUGH_FIGURES
            && hedged.size() * (long) figures.size() > 4 * doubted * trifles.size();
    if (selective) {
      signals.add(
          new TrustSignal(
              SignalKind.SELECTIVE_HEDGING,
              "%d of %d sentences without figures are hedged, but %d of %d with figures and no source."
                  .formatted(hedged.size(), trifles.size(), doubted, figures.size()),
              reviewed.shown(),
              line(reading, hedged.getFirst()),
              TrustSignal.figures(
                  entry("trifles", (long) trifles.size()),
                  entry("triflesHedged", (long) hedged.size()),
                  entry("figures", (long) figures.size()),
                  entry("figuresHedged", doubted))));
    }
  }

  private static void chain(
      ReviewedDocument reviewed,
      DocumentReading reading,
      List<Said> said,
      int index,
      List<TrustSignal> signals) {
    Said conclusion = said.get(index);
    Matcher found = CONCLUSION.matcher(conclusion.text());
    if (!found.find() || conclusion.stance().isDoubted() || conclusion.sentence().isQuestion()) {
      return;
    }
    boolean within = words(conclusion.text().substring(0, found.start())) >= 3;
    if (!within && index == 0) {
      return;
    }
    Said premise = within ? conclusion : said.get(index - 1);
    if (premise.stance().isDoubted()
        || premise.stance().isNoStatement()
        || premise.stance().isSourced()
        || isConfirmed(reviewed.document(), premise)) {
      return;
    }
    signals.add(
        new TrustSignal(
            SignalKind.CHAIN,
            "\"%s\" follows from a statement that names no source and shows no doubt."
                .formatted(shortened(conclusion.text())),
            reviewed.shown(),
            line(reading, conclusion),
            new LinkedHashMap<>()));
  }

  private static void unnamed(
      ReviewedDocument reviewed, DocumentReading reading, Said said, List<TrustSignal> signals) {
    Matcher found = UNNAMED.matcher(said.text());
    if (found.find() && !NAMED.matcher(said.text()).find() && !said.sentence().isQuestion()) {
      signals.add(
          new TrustSignal(
              SignalKind.UNNAMED,
              "\"%s\" names nobody who could be asked.".formatted(found.group()),
              reviewed.shown(),
              line(reading, said),
              new LinkedHashMap<>()));
    }
  }

  /// A person confirmed what the conclusion rests on.
  private static boolean isConfirmed(CgdDocument document, Said premise) {
    String words = WhiteSpace.collapse(premise.text());
    return document.claims().stream()
        .filter(claim -> claim.state() == ClaimState.VERIFIED)
        .map(Claim::text)
        .map(WhiteSpace::collapse)
        .anyMatch(text -> !text.isEmpty() && words.contains(text));
  }

  private static int line(DocumentReading reading, Said said) {
    return reading.line(said.block().place(said.sentence().span()).start());
  }

  private static int words(String text) {
    String collapsed = WhiteSpace.collapse(text);
    return collapsed.isEmpty() ? 0 : collapsed.split(" ", -1).length;
  }

  private static String shortened(String text) {
    String line = WhiteSpace.collapse(text);
    return line.length() <= 90 ? line : line.substring(0, line.offsetByCodePoints(0, 80)) + "…";
  }

  private static List<Span> silent(CgdDocument document) {
    List<Span> silent = new ArrayList<>(document.body().exclusions().covered());
    if (document.frontMatter() instanceof FrontMatter.Present present) {
      silent.add(new Span(0, present.closing().end()));
    }
    document.body().record().ifPresent(record -> silent.add(record.section()));
    document
        .ending()
        .marker()
        .ifPresent(marker -> silent.add(new Span(marker.start(), document.text().length())));
    return silent;
  }
}
