package app.assay.points.rules;

import app.assay.points.lexicon.TokenClass;
import app.assay.points.lexicon.WordLists;
import app.assay.points.lexicon.WordSet;
import app.assay.points.reading.Clock;
import app.assay.points.reading.Sentence;
import app.assay.points.reading.Tokens;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// A time of day told in two zones that are not so far apart: "14:00 UTC (11:00 CEST)", "09:00
/// UTC+2, that is, 11:00 UTC".
///
/// @param from its time
/// @param to after its zone
/// @param seconds of the time
/// @param zones how many minutes the zone may be ahead of universal time
record Zones(int from, int to, int seconds, List<Integer> zones) {

  private static final Map<String, List<Integer>> KNOWN = known();

  private static final WordSet NAMES = WordSet.copyOf(KNOWN.keySet());

  private static final WordSet SAME = WordLists.words("zone-same");

  private static final WordSet UNIVERSAL = WordLists.words("zone-east-0");

  /// Marks and words between the two.
  private static final int REACH = 5;

  private static final int MINUTE = 60;

  private static final int HOUR = 60;

  private static final int DAY = 24 * 60;

  /// No zone is further away.
  private static final int MOST = 14;

  private static Map<String, List<Integer>> known() {
    Map<String, List<Integer>> zones = new HashMap<>();
    add(zones, WordLists.family("zone-east-"), 1);
    add(zones, WordLists.family("zone-west-"), -1);
    return Map.copyOf(zones);
  }

  private static void add(Map<String, List<Integer>> zones, Map<String, WordSet> sets, int sign) {
    sets.forEach(
        (minutes, words) ->
            words.forEach(
                word ->
                    zones
                        .computeIfAbsent(word, w -> new ArrayList<>())
                        .add(sign * Integer.parseInt(minutes))));
  }

  /// The first of a sentence.
  static Optional<CalendarTold> in(Sentence sentence) {
    Optional<Zones> before = Optional.empty();
    for (int i = sentence.from(); sentence.mayHold(NAMES) && i + 1 < sentence.to(); i++) {
      Optional<Zones> here = at(sentence, i);
      if (here.isPresent()) {
        Zones last = here.get();
        Optional<Zones> first = before.filter(b -> b.isSame(sentence, last) && b.isOther(last));
        if (first.isPresent()) {
          return first.map(f -> f.told(sentence, last));
        }
        before = here;
        i = last.to - 1;
      }
    }
    return Optional.empty();
  }

  private CalendarTold told(Sentence sentence, Zones last) {
    return new CalendarTold(
        from,
        last.to,
        last.from,
        last.to,
        "time",
        "“%s” is not the same time as “%s”."
            .formatted(
                CalendarTold.words(sentence, last.from, last.to),
                CalendarTold.words(sentence, from, to)));
  }

  private static Optional<Zones> at(Sentence sentence, int i) {
    Tokens tokens = sentence.tokens();
    int seconds = Clock.seconds(tokens, i);
    int zone = i + 1;
    if (seconds < 0 || zone >= sentence.to()) {
      return Optional.empty();
    }
    boolean open = tokens.is(zone, TokenClass.OPEN) && zone + 1 < sentence.to();
    zone = open ? zone + 1 : zone;
    List<Integer> minutes = KNOWN.getOrDefault(tokens.lower(zone), List.of());
    int to = zone + 1;
    if (tokens.isOneOf(zone, UNIVERSAL) && to + 1 < sentence.to() && sign(tokens, to) != 0) {
      int ahead = offset(tokens.text(to + 1));
      minutes = ahead < 0 ? List.of() : List.of(sign(tokens, to) * ahead);
      to += 2;
    }
    boolean doubted = to < sentence.to() && tokens.is(to, '[');
    return minutes.isEmpty() || doubted
        ? Optional.empty()
        : Optional.of(new Zones(i, to, seconds, minutes));
  }

  private static int sign(Tokens tokens, int token) {
    if (tokens.start(token) != tokens.end(token - 1)) {
      return 0;
    }
    return tokens.is(token, '+')
        ? 1
        : tokens.is(token, '-') || tokens.is(token, '−') || tokens.is(token, '–') ? -1 : 0;
  }

  /// "2", "02:00", "5:30" in minutes; below 0 for what is none.
  private static int offset(String text) {
    int colon = text.indexOf(':');
    String hours = colon < 0 ? text : text.substring(0, colon);
    boolean number = !hours.isEmpty() && hours.length() <= 2 && isDigits(hours);
    boolean rest = colon < 0 || (text.length() == colon + 3 && isDigits(text.substring(colon + 1)));
    if (!number || !rest || Integer.parseInt(hours) > MOST) {
      return -1;
    }
    int minutes = colon < 0 ? 0 : Integer.parseInt(text.substring(colon + 1));
    return Integer.parseInt(hours) * HOUR + minutes;
  }

  private static boolean isDigits(String text) {
    return text.chars().allMatch(c -> c >= '0' && c <= '9');
  }

  /// Nothing stands between but a bracket, "=" or "that is".
  private boolean isSame(Sentence sentence, Zones last) {
    Tokens tokens = sentence.tokens();
    boolean tied = false;
    for (int i = to; i < last.from; i++) {
      boolean mark =
          tokens.is(i, TokenClass.OPEN)
              || tokens.is(i, TokenClass.EQUALS)
              || tokens.is(i, TokenClass.SLASH)
              || tokens.isOneOf(i, SAME);
      tied |= mark;
      boolean filler =
          tokens.is(i, TokenClass.COMMA)
              || tokens.is(i, TokenClass.CLOSE)
              || (tied && tokens.isWord(i, "to"));
      if (!mark && !filler) {
        return false;
      }
    }
    return tied && last.from - to <= REACH;
  }

  private boolean isOther(Zones last) {
    if (zones.equals(last.zones)) {
      return false;
    }
    for (int mine : zones) {
      for (int others : last.zones) {
        int apart = seconds / MINUTE - mine - (last.seconds / MINUTE - others);
        if (Math.floorMod(apart, DAY) == 0) {
          return false;
        }
      }
    }
    return true;
  }
}
