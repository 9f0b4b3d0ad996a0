package app.assay.points.rules;

import app.assay.points.check.Horizon;
import app.assay.points.check.Tense;
import app.assay.points.lexicon.Cue;
import app.assay.points.lexicon.TokenClass;
import app.assay.points.reading.BlockKind;
import app.assay.points.reading.BlockReading;
import app.assay.points.reading.CueMatch;
import app.assay.points.reading.DocumentReading;
import app.assay.points.reading.PlacedBlock;
import app.assay.points.reading.Sentence;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/// The things that a document says are not there yet, by the content words that name them.
final class Unbuilt {

  /// A plan that names more words says too much to be the name of a thing.
  private static final int LONGEST_NAME = 9;

  /// A statement so early in a section speaks of all of it.
  private static final int HEAD_OF_SECTION = 3;

  /// After "we want to open" the name follows at once.
  private static final int NAME_AFTER = 6;

  private static final Set<String> ACTIVE =
      Set.of("plan", "plans", "want", "wants", "intend", "intends", "announced");

  private final List<Plan> plans = new ArrayList<>();
  private final NamedWords words = new NamedWords();
  private final Set<BlockReading> sections = new HashSet<>();
  private final Set<BlockReading> here = new HashSet<>();
  private boolean wholeDocument;
  private int blocks;

  private Unbuilt() {}

  /// One thing.
  ///
  /// @param sentence what says so
  /// @param words its name
  /// @param brief said in a few words, as in a list: one rare word is enough to know it again
  record Plan(Sentence sentence, Set<Long> words, boolean brief) {

    /// Two plans are the same only when they are one.
    @Override
    public boolean equals(@Nullable Object other) {
      return this == other;
    }

    @Override
    public int hashCode() {
      return System.identityHashCode(this);
    }
  }

  static Unbuilt of(DocumentReading document, LocalDate asOf) {
    Unbuilt unbuilt = new Unbuilt();
    for (PlacedBlock block : document.blocks()) {
      if (block.reading().kind().speaks()) {
        unbuilt.read(block, asOf);
      }
    }
    return unbuilt;
  }

  boolean isEmpty() {
    return plans.isEmpty() && !wholeDocument && sections.isEmpty() && here.isEmpty();
  }

  /// True when the document, or the section over the block, says of all in it that it is not there.
  boolean isUnbuilt(PlacedBlock block) {
    List<BlockReading> over = block.around().headings();
    return wholeDocument
        || over.stream().anyMatch(sections::contains)
        || (!over.isEmpty() && here.contains(over.getLast()));
  }

  /// The words that name plans.
  NamedWords words() {
    return words;
  }

  private void read(PlacedBlock block, LocalDate asOf) {
    BlockKind kind = block.reading().kind();
    boolean task = isOpenTask(block);
    blocks = kind == BlockKind.HEADING ? 0 : blocks + 1;
    boolean listed = kind != BlockKind.PARAGRAPH && block.around().headingHas(Cue.ROADMAP);
    for (Sentence sentence : block.reading().sentences()) {
      if (sentence.has(Cue.ALL_UNBUILT)) {
        wholeDocument |= block.around().headings().size() <= 1;
        block.around().headings().stream().skip(1).reduce((a, b) -> b).ifPresent(sections::add);
      }
      if (sentence.has(Cue.UNBUILT_HERE)
          && blocks <= HEAD_OF_SECTION
          && block.around().headings().size() > 1) {
        here.add(block.around().headings().getLast());
      }
      boolean heading = kind == BlockKind.HEADING && sentence.has(Cue.ROADMAP);
      boolean brief =
          (listed && Tense.present(sentence) < 0) || heading || (task && isNamed(block));
      if (!sentence.cell().map(Sentence.Cell::isHeader).orElse(false)
          && (brief || isPlan(sentence, asOf))) {
        add(sentence, brief);
      }
    }
  }

  /// A task is a plan to make something when it says so: "Write the importer", "not yet fitted".
  private static boolean isNamed(PlacedBlock block) {
    return block.reading().sentences().stream()
        .anyMatch(s -> s.hasAny(Cue.NOT_YET, Cue.PLAN, Cue.LAUNCH));
  }

  private static boolean isOpenTask(PlacedBlock block) {
    String text = block.reading().text();
    int box = block.reading().kind() == BlockKind.LIST_ITEM ? text.indexOf("[ ]") : -1;
    return box >= 0 && box < 12;
  }

  private static boolean isPlan(Sentence sentence, LocalDate asOf) {
    if (sentence.has(Cue.NOT_YET)) {
      return sentence.all(Cue.NOT_YET).stream().noneMatch(m -> P7Near.isLabel(sentence, m));
    }
    return sentence.hasAny(Cue.LAUNCH, Cue.WILL, Cue.HEDGE)
        && sentence.has(Cue.FUTURE)
        && Horizon.isAhead(sentence, asOf);
  }

  /// The words before the cue name the thing, else those after it; in a list all do.
  private void add(Sentence sentence, boolean listed) {
    int cue = listed ? sentence.to() : cue(sentence);
    Set<Long> name = new HashSet<>();
    if (!isActive(sentence)) {
      name.addAll(words(sentence, sentence.from(), cue));
      if (name.isEmpty()) {
        name.addAll(common(sentence, sentence.from(), cue));
      }
    }
    if (name.isEmpty() || (!listed && isToDo(sentence, cue))) {
      name.addAll(words(sentence, cue, Math.min(sentence.to(), cue + NAME_AFTER)));
    }
    sentence
        .cell()
        .flatMap(Sentence.Cell::label)
        .ifPresent(label -> name.addAll(words(label, label.from(), label.to())));
    if (!name.isEmpty() && name.size() <= LONGEST_NAME) {
      Plan plan = new Plan(sentence, name, listed && name.size() <= LONGEST_NAME - 3);
      plans.add(plan);
      name.forEach(word -> words.add(word, plan));
    }
  }

  /// "Water is to go through a heat exchanger": what comes after belongs to the name.
  private static boolean isToDo(Sentence sentence, int cue) {
    return cue + 1 < sentence.to() && Wording.lower(sentence.tokens(), cue + 1).equals("to");
  }

  /// "We want to open a warehouse", "the museum plans a guide": the thing comes after.
  private static boolean isActive(Sentence sentence) {
    return sentence
        .first(Cue.NOT_YET)
        .filter(m -> ACTIVE.contains(Wording.lower(sentence.tokens(), m.from())))
        .isPresent();
  }

  private static int cue(Sentence sentence) {
    return sentence
        .first(Cue.NOT_YET)
        .or(() -> sentence.first(Cue.LAUNCH).filter(m -> m.from() > sentence.from()))
        .or(() -> sentence.first(Cue.FUTURE))
        .map(CueMatch::from)
        .orElse(sentence.to());
  }

  private static Set<Long> words(Sentence sentence, int from, int to) {
    Set<Long> words = new HashSet<>();
    for (int i = from; i < to; i++) {
      if (ContentWords.counts(sentence.tokens(), i)) {
        words.add(sentence.tokens().content(i));
      }
    }
    return words;
  }

  /// A name of common words only, such as "Version 3".
  private static Set<Long> common(Sentence sentence, int from, int to) {
    Set<Long> words = new HashSet<>();
    for (int i = from; i < to; i++) {
      if (sentence.tokens().is(i, TokenClass.WORD) && ContentWords.isLong(sentence.tokens(), i)) {
        words.add(sentence.tokens().content(i));
      }
    }
    return words;
  }
}
