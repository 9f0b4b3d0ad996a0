package app.assay.points.rules;

import app.assay.points.lexicon.TokenClass;
import app.assay.points.reading.BlockKind;
import app.assay.points.reading.BlockReading;
import app.assay.points.reading.DocumentReading;
import app.assay.points.reading.PlacedBlock;
import app.assay.points.reading.Sentence;
import app.assay.points.reading.Tokens;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/// The things that a document says are not there yet, by their names, and the sections and tables
/// that say so of all they hold.
final class Unbuilt {

  /// A heading's number stands behind so many marks.
  private static final int HEADING_MARK = 8;

  private final List<PlanFacts> facts;
  private final NamedWords words;
  private final Deeds deeds;

  /// Those of things that a sentence of its own tells of, each by its words.
  private final Set<Set<Long>> names = new HashSet<>();

  private final Set<BlockReading> sections = new HashSet<>();
  private final Set<BlockReading> here = new HashSet<>();
  private final Set<String> labels = new HashSet<>();

  /// Those of sections of which another place says that nothing in them is there.
  private final Set<String> numbers = new HashSet<>();

  private @Nullable BlockReading lastOver;
  private boolean lastHere;
  private int plans;
  private boolean wholeDocument;
  private boolean proposed;

  private Unbuilt(List<PlanFacts> facts) {
    this.facts = facts;
    List<Set<Long>> all =
        facts.stream().flatMap(f -> f.plans().stream()).map(plan -> plan.name().words()).toList();
    words = new NamedWords(all.stream().mapToInt(Set::size).sum());
    deeds = new Deeds(all.size());
    facts.forEach(this::add);
    words.join(all);
  }

  /// One thing.
  ///
  /// @param sentence what says so
  /// @param brief named in a list or table of plans
  /// @param wide whether the name is all words of the item, of which half are enough
  record Plan(Sentence sentence, PlanName name, boolean brief, boolean wide) {

    Plan(Sentence sentence, PlanName name, boolean brief) {
      this(sentence, name, brief, false);
    }

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

  /// Reads a text.
  ///
  /// @param known what an earlier version of the text said, given back where this one says the same
  static Unbuilt of(DocumentReading document, LocalDate asOf, Optional<Unbuilt> known) {
    List<PlanFacts> facts = new ArrayList<>();
    Optional<Sentence> before = Optional.empty();
    int blocks = 0;
    for (PlacedBlock block : document.blocks()) {
      BlockReading reading = block.reading();
      if (reading.kind().speaks()) {
        blocks = reading.kind() == BlockKind.HEADING ? 0 : blocks + 1;
        if (PlanFacts.mayTell(block)) {
          PlanFacts said = PlanFacts.of(block, before, PlanFacts.Place.of(blocks), asOf);
          if (!said.isEmpty()) {
            facts.add(said);
          }
        }
        List<Sentence> sentences = reading.sentences();
        before = sentences.isEmpty() ? Optional.empty() : Optional.of(sentences.getLast());
      }
    }
    return known.filter(u -> u.facts.equals(facts)).orElseGet(() -> new Unbuilt(facts));
  }

  private void add(PlanFacts said) {
    for (Plan plan : said.plans()) {
      int bit = 1;
      for (long word : plan.name().words()) {
        words.add(word, new NamedWords.Naming(plan, plans, bit));
        bit <<= 1;
      }
      plans++;
      deeds.add(plan);
      if (!plan.brief()) {
        names.add(plan.name().words());
      }
    }
    labels.addAll(said.labels());
    said.number().ifPresent(numbers::add);
    said.section().ifPresent(sections::add);
    said.here().ifPresent(here::add);
    wholeDocument |= said.isOfAll();
    proposed |= said.isProposed();
  }

  boolean isEmpty() {
    return facts.isEmpty();
  }

  /// True when the whole document, or a section over the block but not the nearest alone, says of
  /// all in it that it is not there.
  boolean isUnbuilt(PlacedBlock block) {
    return wholeDocument
        || block.around().headings().stream()
            .anyMatch(h -> sections.contains(h) || (!numbers.isEmpty() && isNumbered(h)));
  }

  /// "4 Design", "4.1 Router", where the document says that nothing in section 4 exists.
  private boolean isNumbered(BlockReading heading) {
    String text = heading.text();
    int from = 0;
    while (from < text.length() && !Character.isDigit(text.charAt(from)) && from <= HEADING_MARK) {
      from++;
    }
    int to = from;
    while (to < text.length() && Character.isDigit(text.charAt(to))) {
      to++;
    }
    return heading.level() > 1 && numbers.contains(text.substring(from, to));
  }

  /// True when the document calls itself a proposal or draft at its head.
  boolean isProposed() {
    return proposed;
  }

  /// True when the head of the block's own section says so.
  boolean isUnbuiltHere(PlacedBlock block) {
    List<BlockReading> headings = block.around().headings();
    BlockReading over = headings.isEmpty() ? null : headings.getLast();
    // The blocks of a section follow each other.
    if (over != lastOver) {
      lastOver = over;
      lastHere = over != null && (here.contains(over) || isNamed(over) || isCode(over));
    }
    return lastHere;
  }

  /// "### Cursor store", where the document says that the cursor store is not there.
  private boolean isNamed(BlockReading heading) {
    return heading.level() > 1 && words.has(heading.firstName()) && isOfPlan(heading);
  }

  /// "### `GET /stream`", where a row on `/stream` says that it is not there.
  private boolean isCode(BlockReading heading) {
    Tokens tokens = heading.tokens();
    for (int i = 0; !labels.isEmpty() && i < tokens.count(); i++) {
      if (tokens.is(i, TokenClass.CODE)) {
        String code = tokens.text(i).replace("`", "");
        return labels.contains(code) || labels.contains(code.substring(code.lastIndexOf(' ') + 1));
      }
    }
    return false;
  }

  private boolean isOfPlan(BlockReading heading) {
    Set<Long> name = new HashSet<>();
    for (int i = 0; i < heading.tokens().count(); i++) {
      long word = heading.tokens().content(i);
      if (word != 0) {
        name.add(word);
      }
    }
    return names.contains(name);
  }

  /// True when the item or paragraph bears the label of a row or item that is not done: "A1: the
  /// probe opens", "On action 3".
  boolean isLabelled(PlacedBlock block) {
    if (labels.isEmpty() || block.reading().kind() == BlockKind.TABLE) {
      return false;
    }
    List<Sentence> sentences = block.reading().sentences();
    return !sentences.isEmpty()
        && Labels.ofItem(sentences.getFirst()).filter(labels::contains).isPresent();
  }

  /// How many things they are.
  int plans() {
    return plans;
  }

  /// The plans that are named by what they would do.
  Deeds deeds() {
    return deeds;
  }

  /// The words that name plans.
  NamedWords words() {
    return words;
  }
}
