package app.assay.points.rules;

import app.assay.points.lexicon.TokenClass;
import app.assay.points.lexicon.WordLists;
import app.assay.points.lexicon.WordSet;
import app.assay.points.reading.DocumentReading;
import app.assay.points.reading.PlacedBlock;
import app.assay.points.reading.Quantity;
import app.assay.points.reading.Sentence;
import app.assay.points.reading.Tokens;
import app.assay.text.Span;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// Finds a vote of more votes than there are voters: "5 in favour, 1 against, 1 abstention" where
/// "five voting members" were at the table.
final class Votes {

  private static final int REACH = 3;

  /// A vote is set beside so many places that number the voters.
  private static final int MOST_VOTERS = 24;

  /// Others vote than those who are in the room.
  private static final WordSet PROXIES = WordLists.words("votes-elsewhere");

  /// More are there when those have come.
  private static final WordSet LATE = WordLists.words("comes-late");

  private static final WordSet FOR = WordLists.words("votes-for");

  private static final WordSet AGAINST = WordLists.words("votes-against");

  private static final WordSet ABSTAINED = WordLists.words("votes-abstained");

  private static final WordSet VOTING = WordLists.words("voting");

  private static final WordSet VOTERS = WordLists.words("voters");

  private static final WordSet TITLE = WordLists.words("attendance-title");

  private static final WordSet ATTENDED = WordLists.words("attended");

  private static final WordSet MEETING = WordLists.words("those-who-meet");

  private record Vote(Span place, long votes) {}

  private record Voters(Span place, long votes) {}

  private Votes() {}

  static List<Misfit> in(DocumentReading document) {
    List<Vote> votes = new ArrayList<>();
    List<Voters> voters = new ArrayList<>();
    for (PlacedBlock block : document.blocks()) {
      if (!block.reading().kind().speaks() || block.reading().table().isPresent()) {
        continue;
      }
      for (Sentence sentence : block.reading().sentences()) {
        if (isOfProxies(sentence) || isOfLate(sentence)) {
          return List.of();
        }
        if (Amounts.isTelling(sentence)) {
          vote(block, sentence).ifPresent(votes::add);
          voters(block, sentence, voters);
        }
      }
    }
    long most = voters.stream().mapToLong(Voters::votes).max().orElse(0);
    List<Voters> beside = beside(voters, most);
    List<Misfit> wrong = new ArrayList<>();
    for (Vote vote : votes) {
      if (most > 0 && vote.votes() > most) {
        List<Span> places = new ArrayList<>(List.of(vote.place()));
        beside.forEach(v -> places.add(v.place()));
        wrong.add(new Misfit(places, vote.votes() + " votes"));
      }
    }
    return wrong;
  }

  /// All of them, or of very many one that numbers the most.
  private static List<Voters> beside(List<Voters> voters, long most) {
    return voters.size() <= MOST_VOTERS
        ? voters
        : voters.stream().filter(v -> v.votes() == most).limit(1).toList();
  }

  /// "Five voting members", "47 of 112 members entitled to vote", "the six deciders".
  private static void voters(PlacedBlock block, Sentence sentence, List<Voters> voters) {
    Tokens tokens = sentence.tokens();
    List<Quantity> values = sentence.quantities();
    for (int i = 0; i < values.size(); i++) {
      Quantity value = values.get(i);
      if (!value.dimension().equals("#") || value.noun().isEmpty() || !Amounts.isExact(value)) {
        continue;
      }
      boolean voting = Wording.hasWithin(sentence, value.from(), value.to(), VOTING);
      boolean deciders = tokens.isOneOf(value.to() - 1, VOTERS);
      int next = value.to();
      boolean entitled =
          next + 2 < sentence.to()
              && (tokens.isWord(next, "entitled") || tokens.isWord(next, "eligible"))
              && tokens.isWord(next + 2, "vote");
      boolean right =
          next + 2 < sentence.to()
              && tokens.isWord(next, "with")
              && (tokens.isWord(next + 2, "vote")
                  || tokens.isWord(next + 2, "votes")
                  || Wording.hasWithin(sentence, next + 1, next + 3, VOTING));
      if (voting || deciders || entitled || right || isPresent(sentence, value)) {
        boolean some =
            i > 0
                && values.get(i - 1).isCount()
                && values.get(i - 1).noun().isEmpty()
                && values.get(i - 1).to() + 1 == value.from()
                && tokens.isWord(value.from() - 1, "of");
        Quantity number = some ? values.get(i - 1) : value;
        Span place = block.place(tokens.span(number.from(), value.to()));
        voters.add(new Voters(place, (long) number.low()));
      }
    }
  }

  /// "Two proxies", but not "no powers of attorney".
  private static boolean isOfProxies(Sentence sentence) {
    for (int i = sentence.from(); sentence.mayHold(PROXIES) && i < sentence.to(); i++) {
      if (sentence.tokens().isOneOf(i, PROXIES) && !isDenied(sentence, i)) {
        return true;
      }
    }
    return false;
  }

  private static boolean isDenied(Sentence sentence, int token) {
    for (int i = Math.max(sentence.from(), token - REACH); i < token; i++) {
      if (sentence.tokens().isWord(i, "no")) {
        return true;
      }
    }
    return false;
  }

  /// "Cllr Orr joined the meeting at 7.20 pm".
  private static boolean isOfLate(Sentence sentence) {
    for (int i = sentence.from() + 1; sentence.mayHold(LATE) && i < sentence.to(); i++) {
      if (sentence.tokens().isOneOf(i, LATE) && sentence.tokens().is(i - 1, TokenClass.CAP)) {
        return true;
      }
    }
    return false;
  }

  /// "8 councillors present", "Present (8 councillors)", "present: eight councillors".
  private static boolean isPresent(Sentence sentence, Quantity value) {
    Tokens tokens = sentence.tokens();
    int mark = value.from() - 1;
    boolean titled =
        mark - 1 == sentence.from()
            && tokens.isOneOf(mark - 1, TITLE)
            && (tokens.is(mark, TokenClass.OPEN) || tokens.is(mark, TokenClass.COLON));
    int verb = value.to();
    verb += verb < sentence.to() && tokens.isWord(verb, "were") ? 1 : 0;
    boolean said = verb < sentence.to() && tokens.isOneOf(verb, ATTENDED);
    return (titled || said) && tokens.isOneOf(value.to() - 1, MEETING);
  }

  /// The votes for, against and withheld, of which two at least are told.
  private static Optional<Vote> vote(PlacedBlock block, Sentence sentence) {
    Tokens tokens = sentence.tokens();
    boolean told = Wording.has(sentence, AGAINST) || Wording.has(sentence, ABSTAINED);
    if (!told) {
      return Optional.empty();
    }
    long sum = 0;
    int kinds = 0;
    int first = -1;
    int last = -1;
    for (int i = sentence.from(); i < sentence.to(); i++) {
      long votes = number(tokens, i);
      if (votes < 0) {
        continue;
      }
      int kind = kind(sentence, i);
      if (kind > 0) {
        if ((kinds & kind) != 0) {
          return Optional.empty();
        }
        kinds |= kind;
        sum += votes;
        first = first < 0 ? i : first;
        last = Math.min(i + 2, sentence.to());
      }
    }
    boolean whole = (kinds & 1) != 0 && Integer.bitCount(kinds) > 1;
    return whole
        ? Optional.of(new Vote(block.place(tokens.span(first, last)), sum))
        : Optional.empty();
  }

  private static long number(Tokens tokens, int token) {
    if (tokens.is(token, TokenClass.NUM)) {
      return LengthOfTime.whole(tokens.text(token)) > 0
          ? LengthOfTime.whole(tokens.text(token))
          : -1;
    }
    double word = tokens.isWord(token, "one") ? 1 : tokens.wordValue(token);
    return word > 0 ? (long) word : -1;
  }

  /// 1 for, 2 against, 4 withheld; 0 for another number.
  private static int kind(Sentence sentence, int token) {
    Tokens tokens = sentence.tokens();
    boolean to = token > sentence.from() && tokens.isWord(token - 1, "to");
    for (int i = token + 1; i < Math.min(sentence.to(), token + 1 + REACH); i++) {
      if (tokens.is(i, TokenClass.COMMA) || tokens.is(i, ';')) {
        break;
      }
      if (tokens.isOneOf(i, ABSTAINED)) {
        return 4;
      }
      if (tokens.isOneOf(i, AGAINST)) {
        return 2;
      }
      if (tokens.isOneOf(i, FOR)) {
        return 1;
      }
      if (number(tokens, i) >= 0) {
        break;
      }
    }
    return to ? 2 : 0;
  }
}
