package app.assay.points.reading;

import app.assay.points.lexicon.Cues;
import app.assay.points.lexicon.TokenClass;
import app.assay.points.lexicon.WordSet;
import app.assay.text.Span;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/// What a block says, read once. It depends on the block's characters alone, so that it may be kept
/// while other parts of the text change; all offsets count from the block's start. Two readings are
/// the same only when they are one: texts are compared before they are read. Belongs to one thread
/// at a time.
public final class BlockReading {

  private static final int UNREAD = -2;

  private final BlockKind kind;
  private final int level;
  private final Tokens tokens;
  private final List<Sentence> sentences;
  private final Optional<TableReading> table;
  private final Cues cues;
  private final int classes;
  private final long firstName;
  private int nameStart = UNREAD;
  private @Nullable Boolean holdsValue;
  private @Nullable Surroundings derivedFor;
  private final Kept derived = new Kept();

  /// The same of the block alone.
  private final Kept own = new Kept();

  private @Nullable HeldSets held;

  /// @param kind what the block is
  /// @param level of a heading or list item
  /// @param tokens its tokens; none where the block is silent
  /// @param sentences its sentences and cells, by place
  /// @param table its cells, for a table
  BlockReading(
      BlockKind kind,
      int level,
      Tokens tokens,
      List<Sentence> sentences,
      Optional<TableReading> table) {
    this.kind = kind;
    this.level = level;
    this.tokens = tokens;
    this.sentences = List.copyOf(sentences);
    this.table = table;
    Cues said = Cues.NONE;
    int bits = 0;
    for (Sentence sentence : sentences) {
      said = sentence.cues().plus(said);
      bits |= sentence.classes();
    }
    this.cues = said;
    this.classes = bits;
    this.firstName = kind == BlockKind.HEADING ? firstName(tokens) : 0;
  }

  public BlockKind kind() {
    return kind;
  }

  /// Of a heading or list item.
  public int level() {
    return level;
  }

  /// None where the block is silent.
  public Tokens tokens() {
    return tokens;
  }

  /// The sentences and cells, by place.
  public List<Sentence> sentences() {
    return sentences;
  }

  /// The cells of a table.
  public Optional<TableReading> table() {
    return table;
  }

  /// The cues of all its sentences.
  public Cues cues() {
    return cues;
  }

  /// The [TokenClass] bits of all its sentences' tokens.
  public int classes() {
    return classes;
  }

  /// False when none of its tokens is one of these words, see [Sentence#mayHold(WordSet)]; asked
  /// before its sentences are gone through.
  public boolean mayHold(WordSet words) {
    HeldSets known = held;
    if (known == null) {
      known = new HeldSets(tokens, 0, tokens.count());
      held = known;
    }
    return known.mayHold(words);
  }

  /// The characters of the block.
  public String text() {
    return tokens.text();
  }

  public Span span() {
    return new Span(0, tokens.text().length());
  }

  /// The token with which a figure's caption begins, such as that of "Figure 2", or -1.
  public int captionStart() {
    int at = nameStart();
    return at >= 0 && FigureNotes.name(tokens, at).startsWith("figure") ? at : -1;
  }

  /// True for the caption of a table or figure, "Table 2. …".
  public boolean isNamed() {
    return nameStart() == 0;
  }

  /// The token with which a caption's name begins, or -1.
  int nameStart() {
    if (nameStart == UNREAD) {
      nameStart = (classes & TokenClass.CAP.bit()) == 0 ? -1 : FigureNotes.nameStart(this);
    }
    return nameStart;
  }

  /// The first content word of a heading, see [Tokens#content(int)]; 0 for any other block.
  public long firstName() {
    return firstName;
  }

  private static long firstName(Tokens tokens) {
    long name = 0;
    for (int i = 0; name == 0 && i < tokens.count(); i++) {
      name = tokens.content(i);
    }
    return name;
  }

  /// True when one of its sentences or cells gives a value.
  public boolean holdsValue() {
    Boolean known = holdsValue;
    if (known == null) {
      known = anyValue();
      holdsValue = known;
    }
    return known;
  }

  private boolean anyValue() {
    for (Sentence sentence : sentences) {
      if (!sentence.quantities().isEmpty()) {
        return true;
      }
    }
    return false;
  }

  /// True for a paragraph that begins with an image.
  public boolean isPicture() {
    return kind == BlockKind.PARAGRAPH
        && tokens.count() > 2
        && tokens.is(0, '!')
        && tokens.is(1, '[');
  }

  /// What several detectors need of the block, wherever it stands, made when the first of them
  /// asks.
  ///
  /// @param what the key it is kept by
  public <T> T derive(Class<T> what, Function<BlockReading, T> make) {
    Object known = own.get(what);
    if (known == null) {
      known = make.apply(this);
      own.put(what, known);
    }
    return what.cast(known);
  }

  /// What several detectors need of the block at one place, made when the first of them asks.
  ///
  /// @param what the key it is kept by
  /// @param around what stands around the block; nothing is kept for another place
  /// @param make of the block and what stands around it
  public <T> T derive(
      Class<T> what, Surroundings around, BiFunction<BlockReading, Surroundings, T> make) {
    if (derivedFor != around) {
      if (!around.equals(derivedFor)) {
        derived.clear();
      }
      derivedFor = around;
    }
    Object known = derived.get(what);
    if (known == null) {
      known = make.apply(this, around);
      derived.put(what, known);
    }
    return what.cast(known);
  }
}
