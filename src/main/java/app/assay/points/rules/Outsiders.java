package app.assay.points.rules;

import app.assay.points.lexicon.Cue;
import app.assay.points.lexicon.TokenClass;
import app.assay.points.lexicon.WordLists;
import app.assay.points.lexicon.WordSet;
import app.assay.points.reading.BlockKind;
import app.assay.points.reading.BlockReading;
import app.assay.points.reading.CueMatch;
import app.assay.points.reading.DocumentReading;
import app.assay.points.reading.PlacedBlock;
import app.assay.points.reading.Sentence;
import app.assay.points.reading.Surroundings;
import app.assay.points.reading.Tokens;
import java.util.HashSet;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Stream;

/// The names that a text sets beside the writers' own: rivals, vendors, candidates. They are
/// gathered over the whole text, from "unlike Notion" and "vs. Lohnwerk", from the rows and columns
/// of comparisons, and from the headings under "Alternatives".
final class Outsiders {

  /// What the rows or columns of a comparison are: vendors, tools, candidates.
  private static final WordSet COMPARED = WordLists.words("compared");

  private static final WordSet ROWS = WordLists.words("compared-rows");

  /// Capitals that name no product: "Table", "English", "Monday".
  private static final WordSet NO_PRODUCTS = WordLists.words("no-products");

  /// Products and companies that everybody knows.
  private static final WordSet KNOWN = WordLists.words("known");

  private static final WordSet KNOWN_OWNERS = owners(KNOWN.stream());

  /// Who trades, beside a name: "the lender Kaldero".
  private static final WordSet TRADERS = WordLists.words("traders");

  /// They begin what a name is, set off by a comma: "Kaldero, our nearest rival".
  private static final WordSet APPOSING = WordLists.words("apposing");

  /// Words of it before the noun.
  private static final int APPOSED = 5;

  private static final int SHORTEST = 3;

  /// "1. Kaldero" and "Option 2: Kaldero" begin with the name.
  private static final int HEADED = 4;

  private final Set<String> names = new HashSet<>();
  private final Set<String> labels = new HashSet<>();
  private final Set<String> used = new HashSet<>();
  private final Set<String> own = new HashSet<>();

  /// The labels, and what may be a name of others', in lower case: nearly every other word is seen
  /// by these not to be one.
  private WordSet lowerLabels = WordSet.of();

  private WordSet lowerNames = WordSet.of();

  private Outsiders() {}

  /// "Support for Herring": the label of a row or column that has its capital within a sentence is
  /// a name.
  private void readUse(PlacedBlock block) {
    BlockReading reading = block.reading();
    if ((reading.classes() & TokenClass.CAP.bit()) == 0
        || reading.table().isPresent()
        || reading.kind() == BlockKind.HEADING) {
      return;
    }
    for (Sentence sentence : reading.sentences()) {
      for (int i = sentence.from() + 1; i < sentence.to(); i++) {
        if (sentence.tokens().is(i, TokenClass.CAP)
            && sentence.tokens().is(i - 1, TokenClass.WORD)
            && (i - 1 == sentence.from() || !sentence.tokens().is(i - 1, TokenClass.CAP))
            && sentence.tokens().isOneOf(i, lowerLabels)
            && labels.contains(sentence.tokens().text(i))) {
          used.add(sentence.tokens().text(i));
        }
      }
    }
  }

  static Outsiders of(DocumentReading document) {
    Outsiders all = new Outsiders();
    for (PlacedBlock block : document.blocks()) {
      if (block.reading().kind().speaks()) {
        Found found = block.derive(Found.class, f -> true, Found::of);
        if (found != Found.NOTHING) {
          all.names.addAll(found.names);
          all.labels.addAll(found.labels);
          all.own.addAll(found.own);
        }
      }
    }
    if (!all.labels.isEmpty()) {
      all.lowerLabels = WordSet.copyOf(all.labels.stream().map(Outsiders::lower).toList());
      document.blocks().forEach(all::readUse);
    }
    all.names.removeAll(all.own);
    all.used.removeAll(all.own);
    if (!all.names.isEmpty() || !all.used.isEmpty()) {
      all.lowerNames = owners(Stream.concat(all.names.stream(), all.used.stream()));
    }
    return all;
  }

  /// The words in lower case, each with and without "'s".
  private static WordSet owners(Stream<String> words) {
    return WordSet.copyOf(
        words.map(Outsiders::lower).flatMap(word -> Stream.of(word, word + "'s")).toList());
  }

  private static String lower(String word) {
    return word.toLowerCase(Locale.ROOT).replace('’', '\'');
  }

  /// How surely a name is somebody else's.
  enum Standing {
    NONE,
    /// The label of a row or column that the text uses as a name.
    LABEL,
    /// Known to the world; it may be a part of what the writers built.
    KNOWN,
    /// Set beside the writers' own.
    BESIDE
  }

  /// What the token is, with or without "'s".
  Standing standing(Tokens tokens, int token) {
    if (!tokens.is(token, TokenClass.CAP)
        || !(tokens.isOneOf(token, lowerNames) || tokens.isOneOf(token, KNOWN_OWNERS))) {
      return Standing.NONE;
    }
    String name = tokens.text(token);
    if (name.endsWith("'s") || name.endsWith("’s")) {
      name = name.substring(0, name.length() - 2);
    }
    if (names.contains(name)) {
      return Standing.BESIDE;
    }
    if (KNOWN.contains(name.toLowerCase(Locale.ROOT))) {
      return Standing.KNOWN;
    }
    return used.contains(name) ? Standing.LABEL : Standing.NONE;
  }

  /// Under a heading that begins with the name of somebody else's, sentences are about it.
  Standing ofSection(Surroundings around) {
    if (around.headings().isEmpty()) {
      return Standing.NONE;
    }
    Tokens heading = around.headings().getLast().tokens();
    for (int i = 0; i < Math.min(heading.count(), HEADED); i++) {
      if (standing(heading, i) == Standing.BESIDE) {
        return Standing.BESIDE;
      }
    }
    return Standing.NONE;
  }

  /// What one block tells of names.
  private static final class Found {

    /// What most blocks tell.
    private static final Found NOTHING = new Found();

    private final Set<String> names = new HashSet<>(0);
    private final Set<String> labels = new HashSet<>(0);
    private final Set<String> own = new HashSet<>(0);

    static Found of(PlacedBlock placed) {
      BlockReading block = placed.reading();
      if ((block.classes() & TokenClass.CAP.bit()) == 0) {
        return NOTHING;
      }
      Found found = new Found();
      if (block.table().isPresent()) {
        found.readTable(placed);
      } else {
        for (Sentence sentence : block.sentences()) {
          if (sentence.has(Cue.BESIDE)) {
            found.readSentence(sentence);
          }
          if (sentence.mayHold(TRADERS)) {
            found.readTraders(sentence);
          }
          found.readCoined(sentence);
        }
        if (block.kind() == BlockKind.HEADING) {
          found.readHeading(placed);
        } else {
          found.readEntry(placed);
        }
      }
      return found.isEmpty() ? NOTHING : found;
    }

    private boolean isEmpty() {
      return names.isEmpty() && labels.isEmpty() && own.isEmpty();
    }

    /// "Unlike Notion and Roam", "vs. Lohnwerk".
    private void readSentence(Sentence sentence) {
      for (CueMatch beside : sentence.all(Cue.BESIDE)) {
        Tokens tokens = sentence.tokens();
        int at = beside.to();
        while (at < sentence.to() && (isName(tokens, at) || isJoin(tokens, at))) {
          if (isName(tokens, at)) {
            names.add(tokens.text(at));
          }
          at++;
        }
      }
    }

    /// "The lender Kaldero", "Kaldero, our nearest rival,": somebody in trade and the name.
    private void readTraders(Sentence sentence) {
      Tokens tokens = sentence.tokens();
      for (int i = sentence.from(); i < sentence.to(); i++) {
        if (!tokens.isOneOf(i, TRADERS)) {
          continue;
        }
        boolean first = i == sentence.from();
        boolean title = tokens.is(i, TokenClass.CAP) && !first;
        for (int at = i + 1; !title && at < sentence.to(); at++) {
          if (isName(tokens, at) && !tokens.isOneOf(at, TRADERS)) {
            names.add(bare(tokens.text(at)));
          } else if (at == i + 1 || !isJoin(tokens, at)) {
            break;
          }
        }
        int article = i;
        while (article > sentence.from()
            && i - article <= APPOSED
            && tokens.is(article, TokenClass.WORD)) {
          article--;
        }
        if (tokens.is(article, TokenClass.COMMA)
            && article > sentence.from()
            && article + 1 < i
            && tokens.isOneOf(article + 1, APPOSING)
            && isName(tokens, article - 1)) {
          names.add(tokens.text(article - 1));
        }
      }
    }

    /// "TixDoor and GigDesk": two coined names side by side.
    private void readCoined(Sentence sentence) {
      Tokens tokens = sentence.tokens();
      for (int i = sentence.from(); i + 2 < sentence.to(); i++) {
        boolean joined = tokens.isWord(i + 1, "and") || tokens.isWord(i + 1, "or");
        if (joined
            && isName(tokens, i)
            && isName(tokens, i + 2)
            && (isCoined(tokens, i) || isCoined(tokens, i + 2))) {
          names.add(bare(tokens.text(i)));
          names.add(bare(tokens.text(i + 2)));
        }
      }
    }

    private static String bare(String name) {
      return name.endsWith("'s") || name.endsWith("’s")
          ? name.substring(0, name.length() - 2)
          : name;
    }

    private static boolean isJoin(Tokens tokens, int at) {
      return tokens.is(at, TokenClass.COMMA)
          || tokens.is(at, '.')
          || tokens.is(at, TokenClass.VERSION)
          || tokens.is(at, TokenClass.NUM)
          || tokens.isWord(at, "and")
          || tokens.isWord(at, "or");
    }

    /// The title names the writers' own, unless it sets names beside each other; a heading under
    /// "Alternatives" names one of those.
    private void readHeading(PlacedBlock placed) {
      BlockReading heading = placed.reading();
      Tokens tokens = heading.tokens();
      boolean title = placed.around().headings().isEmpty() && heading.level() == 1;
      if (title && !heading.cues().has(Cue.BESIDE) && !hasCompared(tokens)) {
        for (int i = 0; i < tokens.count(); i++) {
          if (isName(tokens, i)) {
            own.add(tokens.text(i));
          }
        }
      }
      if (!placed.around().headings().isEmpty()
          && hasCompared(placed.around().headings().getLast().tokens())
          && placed.around().headings().getLast().level() < heading.level()) {
        int name = -1;
        for (int i = 0; i < tokens.count() && (name < 0 || isFirstWord(tokens, name)); i++) {
          name = isName(tokens, i) ? i : name;
        }
        if (name >= 0) {
          names.add(tokens.text(name));
        }
      }
    }

    /// The capital of "Self-hosted Corral" may be the heading's.
    private static boolean isFirstWord(Tokens tokens, int token) {
      for (int i = 0; i < token; i++) {
        if (tokens.is(i, TokenClass.WORD)) {
          return false;
        }
      }
      return true;
    }

    /// Under "Suppliers" a paragraph or item that begins with a name set off is about one of them:
    /// "**Kaldero** (Ghent)", "*Veloport* came from".
    private void readEntry(PlacedBlock placed) {
      BlockReading block = placed.reading();
      if (block.sentences().isEmpty()
          || placed.around().headings().isEmpty()
          || !isOfOthers(placed.around().headings().getLast())) {
        return;
      }
      int first = block.sentences().getFirst().from();
      int start = block.tokens().start(first);
      if (start > 0 && block.text().charAt(start - 1) == '*' && isName(block.tokens(), first)) {
        names.add(block.tokens().text(first));
      }
    }

    private static boolean isOfOthers(BlockReading heading) {
      return hasCompared(heading.tokens()) && !heading.cues().has(Cue.OWN);
    }

    private static boolean hasCompared(Tokens tokens) {
      for (int i = 0; i < tokens.count(); i++) {
        if (tokens.isOneOf(i, COMPARED)) {
          return true;
        }
      }
      return false;
    }

    /// Beside a column of the writers' own the other columns are others'; under a corner such as
    /// "Vendor" the rows are.
    private void readTable(PlacedBlock placed) {
      boolean rows = false;
      Set<String> columns = new HashSet<>(4);
      boolean beside = false;
      for (Sentence cell : placed.reading().sentences()) {
        Sentence.Cell place = cell.cell().orElseThrow();
        Tokens tokens = cell.tokens();
        if (place.isHeader() && place.column() == 0) {
          rows = tokens.isOneOf(cell.from(), COMPARED) || tokens.isOneOf(cell.from(), ROWS);
        } else if (place.isHeader()) {
          if (cell.has(Cue.OWN_COLUMN) || OwnNames.begins(cell, placed.around())) {
            beside = true;
          } else if (isName(tokens, cell.from()) && cell.words() <= 2) {
            (isCoined(tokens, cell.from()) ? names : columns).add(tokens.text(cell.from()));
          }
        } else if (place.column() == 0 && isName(tokens, cell.from())) {
          if (rows || isCoined(tokens, cell.from())) {
            names.add(tokens.text(cell.from()));
          } else if (cell.words() == 1) {
            labels.add(tokens.text(cell.from()));
          }
        }
      }
      (beside ? names : labels).addAll(columns);
    }

    /// "VecStash", "Scriptor-XL": a small letter before a capital.
    private static boolean isCoined(Tokens tokens, int at) {
      String word = tokens.text(at);
      for (int i = 2; i < word.length(); i++) {
        if (Character.isUpperCase(word.charAt(i)) && !Character.isUpperCase(word.charAt(1))) {
          return true;
        }
      }
      return false;
    }

    private static boolean isName(Tokens tokens, int at) {
      return tokens.is(at, TokenClass.CAP)
          && !tokens.is(at, TokenClass.MONTH)
          && !tokens.is(at, TokenClass.QUARTER)
          && tokens.end(at) - tokens.start(at) >= SHORTEST
          && !tokens.isOneOf(at, NO_PRODUCTS);
    }
  }
}
