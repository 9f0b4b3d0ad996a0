package app.assay.points.rules;

import app.assay.points.check.Horizon;
import app.assay.points.check.Instruction;
import app.assay.points.check.Tense;
import app.assay.points.lexicon.Cue;
import app.assay.points.lexicon.Cues;
import app.assay.points.lexicon.TokenClass;
import app.assay.points.lexicon.WordLists;
import app.assay.points.lexicon.WordSet;
import app.assay.points.reading.BlockKind;
import app.assay.points.reading.BlockReading;
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

  /// "No permit, no contract."
  private static final int BRIEF = 6;

  /// The box of a task ends within so many characters.
  private static final int BOX = 14;

  private static final WordSet PROPOSED = WordLists.words("status-proposed");

  /// After "nothing" they speak of the whole section.
  private static final WordSet OF_ALL = WordLists.words("nothing-of-all");

  /// What a list of plans orders to be made.
  private static final WordSet MAKING = WordLists.words("making");

  private static final WordSet NOTHING = WordLists.words("nothing");

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
  private Optional<String> number = Optional.empty();
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
        || isOpenTask(reading)
        || isListed(block);
  }

  /// An item under the heading of a roadmap, unless its box is ticked or it stands in a list of
  /// what somebody should do.
  private static boolean isListed(PlacedBlock block) {
    return block.reading().kind() != BlockKind.PARAGRAPH
        && Headings.areOfPlans(block.around())
        && !block.around().leadInHas(Cue.NORMATIVE)
        && !hasBox(block.reading(), "[x]")
        && !hasBox(block.reading(), "[X]");
  }

  boolean isEmpty() {
    return plans.isEmpty()
        && labels.isEmpty()
        && section.isEmpty()
        && here.isEmpty()
        && number.isEmpty()
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

  /// The number of a section elsewhere of which it says so.
  Optional<String> number() {
    return number;
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
    boolean task = isOpenTask(block.reading());
    boolean listed = isListed(block);
    Optional<Sentence> last = before;
    for (Sentence sentence : block.reading().sentences()) {
      if (sentence.hasAny(Cue.NOT_YET, Cue.UNBUILT_HERE, Cue.ALL_UNBUILT)) {
        readNumber(sentence);
      }
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
          (listed && isListing(sentence)) || heading || (task && (isNamed() || isThing(sentence)));
      if (sentence.cell().isEmpty() && (brief || plan)) {
        add(sentence, brief, last);
      }
      last = Optional.of(sentence);
    }
  }

  /// "Graph view", "Add a graph view"; "Pour in a cup of water" and "Is there snow?" list no plan.
  private static boolean isListing(Sentence sentence) {
    return Tense.present(sentence) < 0
        && !sentence.isQuestion()
        && (!Instruction.is(sentence) || isMaking(sentence));
  }

  private static boolean isMaking(Sentence sentence) {
    return sentence.from() < sentence.to() && sentence.tokens().isOneOf(sentence.from(), MAKING);
  }

  /// "Nothing described in section 4 exists yet."
  private void readNumber(Sentence sentence) {
    Tokens tokens = sentence.tokens();
    for (int i = sentence.from() + 1; i + 1 < sentence.to(); i++) {
      if (tokens.isWord(i, "section")
          && tokens.is(i + 1, TokenClass.NUM)
          && tokens.isOneOf(sentence.from(), NOTHING)) {
        number = Optional.of(tokens.text(i + 1));
      }
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
    if (!says || number.isPresent() || sentence.isQuestion() || kind == BlockKind.TABLE) {
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

  /// "Nothing of this has been bought", "No part of it exists".
  private static boolean isNothing(Sentence sentence) {
    boolean brief = sentence.has(Cue.NOT_YET) && sentence.words() <= BRIEF;
    if (!sentence.has(Cue.UNBUILT_HERE) && !brief) {
      return false;
    }
    String first = Wording.lower(sentence.tokens(), sentence.from());
    String next = Wording.after(sentence, sentence.from());
    return (first.equals("no") && sentence.tokens().is(sentence.from() + 1, TokenClass.WORD))
        || ((first.equals("nothing") || first.equals("none")) && OF_ALL.contains(next));
  }

  private void addWide(Sentence sentence, int from, int to) {
    for (PlanName name : PlanName.wide(sentence, from, to)) {
      plans.add(new Plan(sentence, name, true, true));
    }
  }

  private void addRow(Sentence label, Sentence name) {
    Labels.ofRow(label).ifPresent(labels::add);
    for (PlanName n : PlanName.in(name, name.from(), name.to())) {
      plans.add(new Plan(name, n, true));
    }
    addWide(name, name.from(), name.to());
    plans.addAll(StagesOfPlans.in(name, block.around()));
    for (int i = name.from(); i < name.to(); i++) {
      if (name.tokens().is(i, TokenClass.CODE)) {
        labels.add(name.tokens().text(i).replace("`", ""));
      }
    }
  }

  /// A task is a plan to make something when it says so: "Write the importer", "not yet fitted".
  private boolean isNamed() {
    return block.reading().sentences().stream()
        .anyMatch(s -> s.hasAny(Cue.NOT_YET, Cue.PLAN, Cue.LAUNCH));
  }

  /// "Unique index, due in March" names a thing, "Ask the vendor again" orders something.
  private static boolean isThing(Sentence sentence) {
    return sentence.cell().isEmpty()
        && !sentence.has(TokenClass.COLON)
        && !sentence.has(Cue.INSTRUCTION)
        && !Instruction.is(sentence)
        && Tense.base(Wording.lower(sentence.tokens(), sentence.from())).isEmpty();
  }

  private static boolean isOpenTask(BlockReading reading) {
    return hasBox(reading, "[ ]");
  }

  private static boolean hasBox(BlockReading reading, String box) {
    if (reading.kind() != BlockKind.LIST_ITEM) {
      return false;
    }
    String text = reading.text();
    return text.indexOf(box, 0, Math.min(text.length(), BOX)) >= 0;
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

  private void add(Sentence sentence, boolean listed, Optional<Sentence> last) {
    boolean item = block.reading().kind() == BlockKind.LIST_ITEM;
    for (PlanName name : NamesOfPlans.in(sentence, listed, item, last)) {
      plans.add(new Plan(sentence, name, listed));
    }
    if (item) {
      addWide(sentence, PlanItems.labelEnd(sentence), PlanItems.nameEnd(sentence, sentence.to()));
      plans.addAll(StagesOfPlans.in(sentence, block.around()));
    }
    if (listed || item) {
      Labels.of(sentence).ifPresent(labels::add);
    }
  }
}
