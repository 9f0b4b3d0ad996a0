package app.assay.judge.injection;

import app.assay.text.Span;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/// Looks for text that speaks to a language model or to whoever judges: in the open, in comments,
/// behind invisible characters, in look-alike letters, in base64. Safe on any thread; the work
/// grows with the text and no faster.
public final class InjectionScan {

  /// Base64 in base64 is looked into, but not deeper.
  private static final int DEEPEST = 2;

  private final Fold fold = new Fold();
  private final Words.Vocabulary vocabulary = new Words.Vocabulary();
  private final List<List<Wording>> byBeginning = new ArrayList<>();
  private final Marks marks;

  private InjectionScan(List<WordingList.Entry> entries, Marks marks) {
    this.marks = marks;
    for (WordingList.Entry entry : entries) {
      Wording wording = Wording.read(entry.section(), entry.text(), fold, vocabulary);
      for (int beginning : wording.beginnings()) {
        while (byBeginning.size() <= beginning) {
          byBeginning.add(new ArrayList<>(0));
        }
        byBeginning.get(beginning).add(wording);
      }
    }
    vocabulary.seal();
  }

  /// With the lists that ship with the program.
  public static InjectionScan load() {
    return new InjectionScan(
        WordingList.LANGUAGES.stream().flatMap(name -> WordingList.load(name).stream()).toList(),
        new Marks(WordingList.load("marks")));
  }

  /// With one wording, for its examples.
  static InjectionScan of(WordingList.Entry wording) {
    return new InjectionScan(List.of(wording), new Marks(List.of()));
  }

  /// With marks alone, for their examples.
  static InjectionScan ofMarks(List<WordingList.Entry> entries) {
    return new InjectionScan(List.of(), new Marks(entries));
  }

  /// What stands in a text, by place; what overlaps is one.
  public List<Hit> scan(String text) {
    List<Hit> hits = new ArrayList<>();
    look(Layer.plain(text), 0, hits);
    hits.sort(Comparator.comparing(Hit::span).thenComparing(Hit::what));
    List<Hit> apart = new ArrayList<>();
    for (Hit hit : hits) {
      if (!apart.isEmpty() && apart.getLast().span().overlaps(hit.span())) {
        Hit before = apart.removeLast();
        int end = Math.max(before.span().end(), hit.span().end());
        apart.add(new Hit(new Span(before.span().start(), end), before.what(), before.how()));
      } else {
        apart.add(hit);
      }
    }
    return apart;
  }

  /// True when something in the text speaks to whoever judges.
  public boolean speaksToJudge(String text) {
    return !scan(text).isEmpty();
  }

  private void look(Layer layer, int depth, List<Hit> hits) {
    in(layer.text()).stream()
        .map(f -> new Hit(layer.place().apply(f.span()), f.section(), layer.how()))
        .forEach(hits::add);
    if (depth < DEEPEST) {
      for (Layer inner : Layers.of(layer.text())) {
        look(
            new Layer(
                inner.text(),
                span -> layer.place().apply(inner.place().apply(span)),
                layer.how().isEmpty() ? inner.how() : layer.how()),
            depth + 1,
            hits);
      }
    }
  }

  private List<Layer.Found> in(String text) {
    List<Layer.Found> found = marks.in(text);
    Words words = Words.of(text, fold, vocabulary);
    for (int at = 0; at < words.count(); at++) {
      int number = words.number(at);
      if (number > 0 && number < byBeginning.size()) {
        for (Wording wording : byBeginning.get(number)) {
          int length = wording.match(words, at);
          if (length > 0) {
            found.add(
                new Layer.Found(
                    wording.section(), new Span(words.start(at), words.end(at + length - 1))));
          }
        }
      }
    }
    return found;
  }
}
