package app.assay.cgd;

import app.assay.text.WhiteSpace;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;

/// The words by which a line or cell of a HITL record says that there is no claim.
public final class NoClaims {

  private static final Set<String> BARE =
      Set.of(
          "",
          "none",
          "none yet",
          "n/a",
          "na",
          "-",
          "—",
          "–",
          "nothing",
          "no claims",
          "nessuno",
          "nessuna",
          "nessun claim",
          "keine",
          "aucun",
          "aucune",
          "ninguna");
  private static final List<String> CHECK_MARKS = List.of("✓", "✔", "✅");
  private static final Pattern SENTENCE =
      Pattern.compile(
          "(none|nothing|n/a|nessun[oa])(\\W.{0,200})?" + "|no .{0,200}claims?\\b.*" + "|[-–—]*");
  private static final Pattern NONE_OF = Pattern.compile("(none|nothing) (of|but|in|on|at)\\b.*");

  private NoClaims() {}

  /// True for `None.` and its like, which say nothing else, so that a claim may take their place.
  public static boolean isBare(String words) {
    String plain = WhiteSpace.collapse(words.replaceAll("[*`\"“”]", "")).toLowerCase(Locale.ROOT);
    boolean stop = plain.endsWith(".") && !plain.endsWith("..");
    return BARE.contains(stop ? plain.substring(0, plain.length() - 1) : plain);
  }

  /// True also for "None required", "No claims needed confirmation", "(n/a)". A line with a check
  /// mark is a claim whatever it says, and so is "None of the lamps failed".
  public static boolean says(String words) {
    String plain = words.toLowerCase(Locale.ROOT).replaceAll("[*_(`]", "");
    boolean sentence = SENTENCE.matcher(plain).matches() && !NONE_OF.matcher(plain).matches();
    return isBare(words) || (sentence && CHECK_MARKS.stream().noneMatch(words::contains));
  }
}
