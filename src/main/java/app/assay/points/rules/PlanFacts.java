package app.assay.points.rules;

import app.assay.points.check.Horizon;
import app.assay.points.check.Tense;
import app.assay.points.lexicon.Cue;
import app.assay.points.lexicon.Cues;
import app.assay.points.lexicon.TokenClass;
import app.assay.points.lexicon.WordSet;
import app.assay.points.reading.BlockKind;
import app.assay.points.reading.BlockReading;
import app.assay.points.reading.CueMatch;
import app.assay.points.reading.PlacedBlock;
import app.assay.points.reading.Sentence;
import app.assay.points.reading.Tokens;
import app.assay.points.rules.Unbuilt.Plan;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/// What one block says of things that are not there yet. It is read once, as long as the block and
/// what it depends on stay.
final class PlanFacts {

  /// After "we want to open" the name follows at once.
  private static final int NAME_AFTER = 7;

  /// A label is no longer than so many tokens.
  private static final int LABEL = 9;

  /// "No permit, no contract."
  private static final int BRIEF = 6;

  private static final WordSet ACTIVE =
      WordSet.of("plan", "plans", "want", "wants", "intend", "intends", "announced", "draft", "no");

  private static final WordSet PROPOSED =
      WordSet.of("proposed", "draft", "proposal", "rfc", "idea", "concept", "planned", "open");

  /// After "nothing" they speak of the whole section.
  private static final WordSet OF_ALL =
      WordSet.of("of", "is", "has", "in", "here", "below", "exists", "above", "was", "yet", "on");

  private static final WordSet BE = WordSet.of("has", "have", "is", "are");

  /// Without one of them a block says it of nothing, but for tables, tasks and lists of plans.
  private static final Cues SIGNS =
      Cues.of(Cue.NOT_YET, Cue.ALL_UNBUILT, Cue.UNBUILT_HERE, Cue.LAUNCH, Cue.ROADMAP);

  private final PlacedBlock block;
  private final Optional<Sentence> before;
  private final Place place;
  private final LocalDate asOf;
  private final List<Plan> plans = new ArrayList<>(0);
  private final Set<String> labels = new HashSet<>(0);
  private Optional<BlockReading> section = Optional.empty();
  private Optional<BlockReading> here = Optional.empty();
  private boolean ofAll;
  private boolean proposed;

  private PlanFacts(PlacedBlock block, Optional<Sentence> before, Place place, LocalDate asOf) {
    this.block = block;
    this.before = before;
    this.place = place;
    this.asOf = asOf;
    read();
  }

  /// Where in its section a block stands.
  enum Place {
    FIRST,
    /// So early that it may speak of the whole section.
    EARLY,
    LATER;

    private static final int HEAD_OF_SECTION = 3;

    /// @param blocks how many blocks of the section have come, with this one
    static Place of(int blocks) {
      if (blocks == 1) {
        return FIRST;
      }
      return blocks <= HEAD_OF_SECTION ? EARLY : LATER;
    }
  }

  /// @param before the sentence before the block
  /// @param place where the block stands in its section
  static PlanFacts of(PlacedBlock block, Optional<Sentence> before, Place place, LocalDate asOf) {
    return block.derive(
        PlanFacts.class,
        known -> known.place == place && known.before.equals(before) && known.asOf.equals(asOf),
        b -> new PlanFacts(b, before, place, asOf));
  }

  /// False for a block that says nothing of the kind, as most do: it need not be read.
  static boolean mayTell(PlacedBlock block) {
    BlockReading reading = block.reading();
    boolean head = block.around().headings().size() <= 1;
    return reading.kind() == BlockKind.TABLE
        || reading.cues().meets(SIGNS)
        || (head && (reading.classes() & TokenClass.COLON.bit()) != 0)
        || PlanItems.isOpenTask(reading)
        || PlanItems.isListed(block);
  }

  boolean isEmpty() {
    return plans.isEmpty()
        && labels.isEmpty()
        && section.isEmpty()
        && here.isEmpty()
        && !ofAll
        && !proposed;
  }

  /// The things that it names.
  List<Plan> plans() {
    return plans;
  }

  /// The labels of rows and items that are not done.
  Set<String> labels() {
    return labels;
  }

  /// The heading of the section of which it says that nothing in it is there.
  Optional<BlockReading> section() {
    return section;
  }

  /// The heading right over it, where it says so of what stands below that.
  Optional<BlockReading> here() {
    return here;
  }

  /// True when it says so of the whole document.
  boolean isOfAll() {
    return ofAll;
  }

  /// True when it calls the document a proposal or draft.
  boolean isProposed() {
    return proposed;
  }

  private void read() {
    BlockKind kind = block.reading().kind();
    if (kind == BlockKind.TABLE) {
      PlanRows.each(block, asOf, this::addRow);
    }
    List<BlockReading> headings = block.around().headings();
    boolean task = PlanItems.isOpenTask(block.reading());
    boolean listed = PlanItems.isListed(block);
    boolean done = PlanItems.isDone(block.reading());
    Optional<Sentence> last = before;
    for (Sentence sentence : block.reading().sentences()) {
      if (sentence.has(Cue.ALL_UNBUILT)) {
        ofAll |= headings.size() <= 1;
        section = headings.size() > 1 ? Optional.of(headings.getLast()) : section;
      }
      proposed |= headings.size() <= 1 && isProposal(sentence);
      boolean plan = isPlan(sentence, asOf);
      if (place != Place.LATER && headings.size() > 1) {
        readHead(sentence, plan);
      }
      boolean heading =
          kind == BlockKind.HEADING && block.reading().level() > 1 && sentence.has(Cue.ROADMAP);
      boolean brief =
          (listed && PlanItems.mayCome(sentence))
              || heading
              || (task && (isNamed() || PlanItems.isThing(sentence)));
      if (sentence.cell().isEmpty() && !done && (brief || plan)) {
        add(sentence, brief, last);
      }
      last = Optional.of(sentence);
    }
  }

  /// "Status: proposed", "Status: Draft 0.4".
  private static boolean isProposal(Sentence sentence) {
    Tokens tokens = sentence.tokens();
    for (int i = sentence.from(); sentence.has(TokenClass.COLON) && i + 2 < sentence.to(); i++) {
      if (tokens.is(i + 1, TokenClass.COLON)
          && tokens.isWord(i, "status")
          && tokens.isOneOf(i + 2, PROPOSED)) {
        return true;
      }
    }
    return false;
  }

  private void readHead(Sentence sentence, boolean plan) {
    BlockKind kind = block.reading().kind();
    boolean says = plan || sentence.has(Cue.UNBUILT_HERE);
    if (!says || sentence.isQuestion() || isAnswer(sentence) || kind == BlockKind.TABLE) {
      return;
    }
    boolean first =
        place == Place.FIRST
            && kind != BlockKind.LIST_ITEM
            && block.reading().sentences().getFirst() == sentence;
    if (first || Headings.isAbout(block.around(), sentence) || isNothing(sentence)) {
      here = Optional.of(block.around().headings().getLast());
    }
  }

  /// "No, and no writer is planned."
  private static boolean isAnswer(Sentence sentence) {
    return sentence.to() - sentence.from() > 1
        && sentence.tokens().is(sentence.from() + 1, TokenClass.COMMA)
        && (sentence.tokens().isWord(sentence.from(), "no")
            || sentence.tokens().isWord(sentence.from(), "yes"));
  }

  /// "Nothing of this has been bought", "No part of it exists".
  private static boolean isNothing(Sentence sentence) {
    boolean brief = sentence.has(Cue.NOT_YET) && sentence.words() <= BRIEF;
    if (!sentence.has(Cue.UNBUILT_HERE) && !brief) {
      return false;
    }
    String first = Wording.lower(sentence.tokens(), sentence.from());
    String next = Wording.after(sentence, sentence.from());
    return first.equals("no")
        || ((first.equals("nothing") || first.equals("none")) && OF_ALL.contains(next));
  }

  private void addRow(Sentence label, Sentence name) {
    Labels.ofRow(label).ifPresent(labels::add);
    for (PlanName n : PlanName.in(name, name.from(), name.to())) {
      plans.add(new Plan(name, n, true));
    }
    addWide(name, name.from(), name.to());
  }

  private void addWide(Sentence sentence, int from, int to) {
    for (PlanName name : PlanName.wide(sentence, from, to)) {
      plans.add(new Plan(sentence, name, true, true));
    }
  }

  /// A task is a plan to make something when it says so: "Write the importer", "not yet fitted".
  private boolean isNamed() {
    return block.reading().sentences().stream()
        .anyMatch(s -> s.hasAny(Cue.NOT_YET, Cue.PLAN, Cue.LAUNCH));
  }

  /// True when a sentence says that something is not there yet.
  static boolean isPlan(Sentence sentence, LocalDate asOf) {
    if (sentence.has(Cue.NOT_YET)) {
      return sentence.all(Cue.NOT_YET).stream().noneMatch(m -> P7Near.isLabel(sentence, m));
    }
    return sentence.has(Cue.LAUNCH)
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
    if (names.isEmpty() || listed) {
      List<PlanName> label = ofLabel(sentence);
      names = label.isEmpty() ? names : label;
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
      plans.add(new Plan(sentence, name, listed));
    }
    if (block.reading().kind() == BlockKind.LIST_ITEM) {
      addWide(
          sentence, PlanItems.labelEnd(sentence), Math.min(cue, PlanItems.nameEnd(sentence, cue)));
    }
    addLater(sentence, cue);
    if (listed) {
      Labels.of(sentence).ifPresent(labels::add);
    }
  }

  /// "The column is still a draft, and the worker side has not been started": each clause names its
  /// own thing.
  private void addLater(Sentence sentence, int cue) {
    for (CueMatch match : sentence.all(Cue.NOT_YET)) {
      int clause = Clauses.from(sentence, match.from());
      if (match.from() > cue && clause > cue) {
        PlanName.in(sentence, clause, match.from())
            .forEach(name -> plans.add(new Plan(sentence, name, false)));
      }
    }
  }

  /// "Mobile apps (not begun)", "SAP connector: planned", "German and French: data collection is to
  /// begin": the words before the mark name the thing.
  private static List<PlanName> ofLabel(Sentence sentence) {
    int colon = -1;
    for (int i = sentence.from() + 1; i < Math.min(sentence.to(), sentence.from() + LABEL); i++) {
      if (sentence.tokens().is(i, TokenClass.OPEN)) {
        return PlanName.in(sentence, colon < 0 ? sentence.from() : colon + 1, i);
      }
      colon = colon < 0 && sentence.tokens().is(i, TokenClass.COLON) ? i : colon;
    }
    return colon < 0 || isOfPlan(sentence, colon)
        ? List.of()
        : PlanName.in(sentence, sentence.from(), colon);
  }

  /// "Planned: tide service", "Q3 2026: offline mode": the thing comes after the mark.
  private static boolean isOfPlan(Sentence sentence, int colon) {
    for (int i = sentence.from(); i < colon; i++) {
      if (sentence.tokens().is(i, TokenClass.QUARTER)
          || sentence.tokens().is(i, TokenClass.MONTH)
          || sentence.tokens().is(i, TokenClass.YEAR)
          || sentence.tokens().is(i, TokenClass.DATE)) {
        return true;
      }
    }
    return sentence.matches().stream()
        .anyMatch(
            m ->
                m.from() < colon
                    && (m.cue() == Cue.NOT_YET || m.cue() == Cue.ROADMAP || m.cue() == Cue.PLAN));
  }

  /// "We want to open a warehouse", "the museum plans a guide": the thing comes after.
  private static boolean isActive(Sentence sentence) {
    return sentence
        .first(Cue.NOT_YET)
        .filter(m -> sentence.tokens().isOneOf(m.from(), ACTIVE))
        .isPresent();
  }

  /// "Neither the relay nor the replay endpoint has been written": the things stand within the
  /// wording.
  private static boolean isNeither(Sentence sentence, CueMatch match) {
    return sentence.tokens().isWord(match.from(), "neither");
  }

  /// The auxiliary within such a wording.
  private static int verbOf(Sentence sentence, CueMatch match) {
    int verb = match.from();
    while (verb + 1 < match.to() && !sentence.tokens().isOneOf(verb, BE)) {
      verb++;
    }
    return verb;
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
        .map(m -> isNeither(sentence, m) ? new CueMatch(m.cue(), verbOf(sentence, m), m.to()) : m)
        .or(() -> sentence.first(Cue.LAUNCH).filter(m -> m.from() > sentence.from()))
        .or(() -> sentence.first(Cue.FUTURE))
        .map(CueMatch::from)
        .orElse(sentence.to());
  }
}
