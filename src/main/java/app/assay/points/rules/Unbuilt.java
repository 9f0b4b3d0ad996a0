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
import app.assay.points.reading.Tokens;
import java.time.LocalDate;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/// The things that a document says are not there yet, by their names, and the sections and tables
/// that say so of all they hold.
final class Unbuilt {

  /// A statement so early in a section speaks of all of it.
  private static final int HEAD_OF_SECTION = 3;

  /// After "we want to open" the name follows at once.
  private static final int NAME_AFTER = 7;

  private static final Set<String> ACTIVE =
      Set.of("plan", "plans", "want", "wants", "intend", "intends", "announced", "draft", "no");

  private static final Set<String> PROPOSED =
      Set.of("proposed", "draft", "proposal", "rfc", "idea", "concept", "planned", "open");

  private final NamedWords words = new NamedWords();
  private final Set<BlockReading> sections = new HashSet<>();
  private final Set<BlockReading> here = new HashSet<>();
  private final Set<String> labels = new HashSet<>();
  private boolean wholeDocument;
  private boolean proposed;
  private boolean anyNamed;
  private int blocks;

  private Unbuilt() {}

  /// One thing.
  ///
  /// @param sentence what says so
  /// @param brief named in a list or table of plans
  record Plan(Sentence sentence, PlanName name, boolean brief) {

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
    Optional<Sentence> before = Optional.empty();
    for (PlacedBlock block : document.blocks()) {
      if (block.reading().kind().speaks()) {
        unbuilt.read(block, before, asOf);
        before = block.reading().sentences().stream().reduce((a, b) -> b);
      }
    }
    return unbuilt;
  }

  boolean isEmpty() {
    return !anyNamed
        && !wholeDocument
        && !proposed
        && sections.isEmpty()
        && here.isEmpty()
        && labels.isEmpty();
  }

  /// True when the whole document, or a section over the block but not the nearest alone, says of
  /// all in it that it is not there.
  boolean isUnbuilt(PlacedBlock block) {
    return wholeDocument || block.around().headings().stream().anyMatch(sections::contains);
  }

  /// True when the document calls itself a proposal or draft at its head.
  boolean isProposed() {
    return proposed;
  }

  /// True when the head of the block's own section says so.
  boolean isUnbuiltHere(PlacedBlock block) {
    List<BlockReading> over = block.around().headings();
    return !over.isEmpty() && here.contains(over.getLast());
  }

  /// True when the item bears the label of a row or item that is not done: "A1: the probe opens".
  boolean isLabelled(PlacedBlock block) {
    if (labels.isEmpty() || block.reading().kind() != BlockKind.LIST_ITEM) {
      return false;
    }
    return block.reading().sentences().stream()
        .findFirst()
        .filter(s -> Labels.of(s).filter(labels::contains).isPresent())
        .isPresent();
  }

  /// The words that name plans.
  NamedWords words() {
    return words;
  }

  private void read(PlacedBlock block, Optional<Sentence> before, LocalDate asOf) {
    BlockKind kind = block.reading().kind();
    blocks = kind == BlockKind.HEADING ? 0 : blocks + 1;
    if (kind == BlockKind.TABLE) {
      PlanRows.each(block, asOf, this::addRow);
    }
    boolean task = isOpenTask(block);
    boolean listed = kind != BlockKind.PARAGRAPH && block.around().headingHas(Cue.ROADMAP);
    Optional<Sentence> last = before;
    for (Sentence sentence : block.reading().sentences()) {
      if (sentence.has(Cue.ALL_UNBUILT)) {
        wholeDocument |= block.around().headings().size() <= 1;
        block.around().headings().stream().skip(1).reduce((a, b) -> b).ifPresent(sections::add);
      }
      proposed |= block.around().headings().size() <= 1 && isProposal(sentence);
      boolean plan = isPlan(sentence, asOf);
      if (blocks <= HEAD_OF_SECTION && block.around().headings().size() > 1) {
        readHead(block, sentence, plan);
      }
      boolean heading = kind == BlockKind.HEADING && sentence.has(Cue.ROADMAP);
      boolean brief =
          (listed && Tense.present(sentence) < 0) || heading || (task && isNamed(block));
      if (sentence.cell().isEmpty() && (brief || plan)) {
        add(sentence, brief, last);
      }
      last = Optional.of(sentence);
    }
  }

  /// "Status: proposed", "Status: Draft 0.4".
  private static boolean isProposal(Sentence sentence) {
    Tokens tokens = sentence.tokens();
    for (int i = sentence.from(); i + 2 < sentence.to(); i++) {
      if (tokens.is(i + 1, TokenClass.COLON)
          && Wording.lower(tokens, i).equals("status")
          && PROPOSED.contains(Wording.lower(tokens, i + 2))) {
        return true;
      }
    }
    return false;
  }

  private void readHead(PlacedBlock block, Sentence sentence, boolean plan) {
    if (sentence.has(Cue.UNBUILT_HERE) || (plan && Headings.isAbout(block.around(), sentence))) {
      here.add(block.around().headings().getLast());
    }
  }

  private void addRow(Sentence label, Sentence name) {
    Labels.of(label).ifPresent(labels::add);
    for (PlanName n : PlanName.in(name, name.from(), name.to())) {
      put(new Plan(name, n, true));
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

  /// True when a sentence says that something is not there yet.
  static boolean isPlan(Sentence sentence, LocalDate asOf) {
    if (sentence.has(Cue.NOT_YET)) {
      return sentence.all(Cue.NOT_YET).stream().noneMatch(m -> P7Near.isLabel(sentence, m));
    }
    return sentence.hasAny(Cue.LAUNCH, Cue.WILL, Cue.HEDGE)
        && sentence.has(Cue.FUTURE)
        && Horizon.isAhead(sentence, asOf)
        && !Told.hasPast(sentence, sentence.from());
  }

  /// The words before the cue name the thing, else those after it; "it" is what was named before.
  private void add(Sentence sentence, boolean listed, Optional<Sentence> before) {
    int cue = listed ? sentence.to() : cue(sentence);
    List<PlanName> names = List.of();
    if (!isActive(sentence)) {
      names = PlanName.in(sentence, Clauses.from(sentence, Math.min(cue, sentence.to() - 1)), cue);
    }
    if (names.isEmpty() && !listed) {
      names = PlanName.in(sentence, after(sentence), Math.min(sentence.to(), cue + NAME_AFTER));
    }
    int clause = Clauses.from(sentence, Math.min(cue, sentence.to() - 1));
    if (names.isEmpty() && !listed && clause > sentence.from()) {
      int verb = Tense.presentWithin(sentence, sentence.from(), clause);
      names = PlanName.in(sentence, verb < 0 ? sentence.from() : verb + 2, clause);
    }
    if (names.isEmpty() && before.isPresent()) {
      Sentence s = before.get();
      int verb = Tense.present(s);
      names = PlanName.in(s, s.from(), verb < 0 ? s.to() : verb);
    }
    for (PlanName name : names) {
      put(new Plan(sentence, name, listed));
    }
    if (listed) {
      Labels.of(sentence).ifPresent(labels::add);
    }
  }

  private void put(Plan plan) {
    for (long word : plan.name().words()) {
      words.add(word, plan);
      anyNamed = true;
    }
  }

  /// "We want to open a warehouse", "the museum plans a guide": the thing comes after.
  private static boolean isActive(Sentence sentence) {
    return sentence
        .first(Cue.NOT_YET)
        .filter(m -> ACTIVE.contains(Wording.lower(sentence.tokens(), m.from())))
        .isPresent();
  }

  private static int after(Sentence sentence) {
    return sentence
        .first(Cue.NOT_YET)
        .map(m -> isActive(sentence) ? m.from() + 1 : m.to())
        .orElse(cue(sentence));
  }

  private static int cue(Sentence sentence) {
    return sentence
        .first(Cue.NOT_YET)
        .or(() -> sentence.first(Cue.LAUNCH).filter(m -> m.from() > sentence.from()))
        .or(() -> sentence.first(Cue.FUTURE))
        .map(CueMatch::from)
        .orElse(sentence.to());
  }
}
