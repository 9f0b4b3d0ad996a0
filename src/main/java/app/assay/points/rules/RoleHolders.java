package app.assay.points.rules;

import app.assay.points.lexicon.Cue;
import app.assay.points.lexicon.TokenClass;
import app.assay.points.lexicon.WordLists;
import app.assay.points.lexicon.WordSet;
import app.assay.points.reading.BlockKind;
import app.assay.points.reading.DocumentReading;
import app.assay.points.reading.PlacedBlock;
import app.assay.points.reading.Sentence;
import app.assay.points.reading.Tokens;
import app.assay.text.Span;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// Finds who holds which role in a text.
final class RoleHolders {

  private static final WordSet CHANGE = WordLists.words("role-change");

  private static final WordSet ASIDES = WordLists.words("role-aside");

  private static final WordSet BY = WordLists.words("minutes-by");

  private static final String MINUTES = "minutes";

  private final List<RoleHolder> found = new ArrayList<>();

  private RoleHolders() {}

  static List<RoleHolder> of(DocumentReading document) {
    RoleHolders holders = new RoleHolders();
    for (PlacedBlock block : document.blocks()) {
      holders.read(block);
    }
    return List.copyOf(holders.found);
  }

  /// True where it tells of a change, or of one who stands in.
  static boolean isOfChange(Sentence sentence) {
    return holds(sentence, CHANGE);
  }

  private static boolean holds(Sentence sentence, WordSet words) {
    for (int i = sentence.from(); sentence.mayHold(words) && i < sentence.to(); i++) {
      if (sentence.tokens().isOneOf(i, words)) {
        return true;
      }
    }
    return false;
  }

  private void read(PlacedBlock block) {
    BlockKind kind = block.reading().kind();
    if (kind == BlockKind.SILENT) {
      if (FrontLines.isFront(block)) {
        FrontLines.of(block).forEach(line -> front(line));
      }
    } else if (kind == BlockKind.TABLE) {
      Grid.of(block.reading()).ifPresent(grid -> table(block, grid));
    } else if (kind.speaks()) {
      for (Sentence sentence : block.reading().sentences()) {
        if (sentence.mayHold(RoleName.HEADS) && speaks(sentence)) {
          sentence(block, sentence);
        }
      }
    }
  }

  private static boolean speaks(Sentence sentence) {
    return sentence.has(TokenClass.CAP)
        && !sentence.isQuestion()
        && !sentence.has(Cue.DISCREPANCY)
        && !isOfChange(sentence);
  }

  private void front(FrontLines.Line line) {
    Optional<String> key = RoleName.ofKey(line.key());
    if (key.isEmpty()) {
      return;
    }
    String value = line.value();
    int comma = value.indexOf(',');
    String first = comma < 0 ? value : value.substring(0, comma);
    Optional<PersonName> name = PersonName.of(first);
    if (name.isPresent()) {
      found.add(
          new RoleHolder(
              key.get(),
              name.get(),
              RoleHolder.Kind.FRONT,
              Optional.empty(),
              line.place(),
              line.place()));
    }
  }

  /// A row in which one cell is a role and one a name.
  private void table(PlacedBlock block, Grid grid) {
    for (int row = 0; row < grid.rows(); row++) {
      Optional<RoleName> role = Optional.empty();
      Optional<PersonName> name = Optional.empty();
      Optional<Sentence> named = Optional.empty();
      boolean told = true;
      for (int column = 0; column < grid.columns(); column++) {
        Optional<Sentence> cell = grid.cell(row, column);
        if (cell.isEmpty()) {
          continue;
        }
        Optional<RoleName> itsRole = roleAlone(cell.get());
        Optional<PersonName> itsName = nameFirst(cell.get());
        told &= (itsRole.isEmpty() || role.isEmpty()) && (itsName.isEmpty() || name.isEmpty());
        told &= speaks(cell.get()) || !(itsRole.isPresent() || itsName.isPresent());
        role = itsRole.isPresent() ? itsRole : role;
        if (itsName.isPresent()) {
          name = itsName;
          named = cell;
        }
      }
      if (told && role.isPresent() && name.isPresent()) {
        add(block, named.orElseThrow(), role.get(), name.get(), RoleHolder.Kind.LISTED);
      } else {
        grid.row(row).stream().filter(RoleHolders::speaks).forEach(cell -> sentence(block, cell));
      }
    }
  }

  /// The cell is nothing but a role.
  private static Optional<RoleName> roleAlone(Sentence cell) {
    int last = cell.to() - 1;
    return last < cell.from()
        ? Optional.empty()
        : RoleName.at(cell, last).filter(r -> r.from() == cell.from());
  }

  /// The cell is a name, or begins with one that ends at a comma.
  private static Optional<PersonName> nameFirst(Sentence cell) {
    return PersonName.at(cell, cell.from())
        .filter(n -> n.to() == cell.to() || cell.tokens().is(n.to(), TokenClass.COMMA));
  }

  private void sentence(PlacedBlock block, Sentence sentence) {
    for (int i = sentence.from(); i < sentence.to(); i++) {
      int head = i;
      RoleName.at(sentence, i).ifPresent(role -> role(block, sentence, role, head));
    }
  }

  private void role(PlacedBlock block, Sentence sentence, RoleName role, int head) {
    Tokens tokens = sentence.tokens();
    int to = role.to();
    boolean opens = role.from() == sentence.from() || RoleName.isBreak(tokens, role.from() - 1);
    if (RoleName.isBreak(tokens, to - 1) || isBehindName(sentence, role)) {
      before(block, sentence, role);
    } else if (tokens.is(to, TokenClass.COLON)) {
      if (opens) {
        add(block, sentence, role, to + 1, RoleHolder.Kind.LISTED);
      }
    } else if (tokens.isOneOf(head + 1, BY) && role.key().equals(MINUTES)) {
      if (tokens.isWord(head + 2, "by")) {
        add(block, sentence, role, head + 3, RoleHolder.Kind.ONLY);
      }
    } else if (!after(block, sentence, role)) {
      before(block, sentence, role);
    }
  }

  /// "Ada Holm, chair · Bo Berg, treasurer": the role is that of the name before it.
  private static boolean isBehindName(Sentence sentence, RoleName role) {
    int comma = role.from() - 1;
    return !role.determined()
        && comma > sentence.from()
        && sentence.tokens().is(comma, TokenClass.COMMA)
        && PersonName.before(sentence, comma).isPresent();
  }

  /// "The course leader, Ada Holm, …", "the course leader is Ada Holm", "secretary Ada Holm".
  private boolean after(PlacedBlock block, Sentence sentence, RoleName role) {
    Tokens tokens = sentence.tokens();
    int to = role.to();
    int mark = tokens.isOneOf(to, ASIDES) ? to + 1 : to;
    if (tokens.is(mark, TokenClass.COMMA)) {
      Optional<PersonName> name = PersonName.at(sentence, mark + 1);
      boolean as = tokens.isWord(sentence.from(), "as") && role.from() - 1 == sentence.from();
      boolean told = name.isPresent() && (as || closes(sentence, name.get().to()));
      if (told && role.determined()) {
        add(block, sentence, role, name.get(), RoleHolder.Kind.ONLY);
      }
      return told;
    }
    if (tokens.isWord(to, "is") && role.determined()) {
      return add(block, sentence, role, to + 1, RoleHolder.Kind.ONLY);
    }
    if (tokens.is(to, TokenClass.OPEN) && role.determined()) {
      return add(block, sentence, role, to + 1, RoleHolder.Kind.ONLY);
    }
    return add(
        block, sentence, role, to, role.determined() ? RoleHolder.Kind.ONLY : RoleHolder.Kind.ONE);
  }

  /// Nothing of a list of names follows: a comma with no name behind it, or another mark.
  private static boolean closes(Sentence sentence, int token) {
    Tokens tokens = sentence.tokens();
    if (token >= sentence.to()) {
      return true;
    }
    if (tokens.is(token, TokenClass.COMMA)) {
      int next = tokens.isWord(token + 1, "and") ? token + 2 : token + 1;
      return !tokens.isOneOf(next, Told.ARTICLES) && PersonName.at(sentence, next).isEmpty();
    }
    return !tokens.is(token, TokenClass.WORD) && !tokens.is(token, '&');
  }

  /// "Ada Holm (treasurer)", "Ada Holm, the treasurer", "Ada Holm is the treasurer".
  private void before(PlacedBlock block, Sentence sentence, RoleName role) {
    Tokens tokens = sentence.tokens();
    int before = role.determined() ? role.from() - 2 : role.from() - 1;
    int to = role.to();
    boolean ends = to >= sentence.to() || RoleName.isBreak(tokens, to - 1);
    if (before <= sentence.from()) {
      return;
    }
    if (tokens.isWord(role.from() - 1, "as")) {
      name(block, sentence, role, role.from() - 1, RoleHolder.Kind.ONLY);
      return;
    }
    if (tokens.is(before, TokenClass.OPEN)) {
      if (tokens.is(to, TokenClass.CLOSE)) {
        name(block, sentence, role, before, kind(role, RoleHolder.Kind.ONE));
      }
    } else if (tokens.is(before, TokenClass.COMMA)) {
      boolean item = block.reading().kind() == BlockKind.LIST_ITEM;
      if (role.determined() && (ends || !tokens.is(to, TokenClass.WORD))) {
        name(block, sentence, role, before, RoleHolder.Kind.ONLY);
      } else if (ends || tokens.is(to, ';')) {
        name(block, sentence, role, before, kind(role, RoleHolder.Kind.LISTED), item);
      }
    } else if (role.determined() && tokens.isWord(before, "is")) {
      name(block, sentence, role, before, RoleHolder.Kind.ONLY);
    }
  }

  private static RoleHolder.Kind kind(RoleName role, RoleHolder.Kind other) {
    return role.key().indexOf(' ') < 0 ? RoleHolder.Kind.ONLY : other;
  }

  private void name(
      PlacedBlock block, Sentence sentence, RoleName role, int to, RoleHolder.Kind kind) {
    name(block, sentence, role, to, kind, true);
  }

  private void name(
      PlacedBlock block,
      Sentence sentence,
      RoleName role,
      int to,
      RoleHolder.Kind kind,
      boolean told) {
    if (told) {
      PersonName.before(sentence, to).ifPresent(n -> add(block, sentence, role, n, kind));
    }
  }

  private boolean add(
      PlacedBlock block, Sentence sentence, RoleName role, int from, RoleHolder.Kind kind) {
    Optional<PersonName> name = PersonName.at(sentence, from);
    name.ifPresent(n -> add(block, sentence, role, n, kind));
    return name.isPresent();
  }

  private void add(
      PlacedBlock block, Sentence sentence, RoleName role, PersonName name, RoleHolder.Kind kind) {
    Span place = block.place(sentence.tokens().span(name.from(), name.to()));
    Span title = block.place(sentence.tokens().span(role.from(), role.to()));
    found.add(new RoleHolder(role.key(), name, kind, Optional.of(sentence), place, title));
  }
}
