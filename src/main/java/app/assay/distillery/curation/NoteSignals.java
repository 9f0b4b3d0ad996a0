package app.assay.distillery.curation;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Reads signals from notes, such as the text of git notes: lines like `` - `entry-id` [outdated]:
/// the timeout is 30 s now``. Real notes leave `[signal]` out, so a line without one counts when it
/// names an entry of the vault.
public final class NoteSignals {

  private static final int LONGEST_LINE = 4_000;
  private static final Pattern LINE =
      Pattern.compile("^\\s{0,8}[-*+] `([A-Za-z0-9][A-Za-z0-9._-]{0,120})`(.*)$");
  private static final Pattern MARKED = Pattern.compile("^\\s*\\[([A-Za-z-]{1,40})\\](.*)$");
  private static final Pattern LEAD = Pattern.compile("^\\s*[:\\u2013\\u2014-]?\\s*");

  private NoteSignals() {}

  /// The signals of a text, in its order.
  ///
  /// @param entries ids of the vault
  /// @param source where the text is from
  public static List<Signal> in(String text, Set<String> entries, String source) {
    List<Signal> signals = new ArrayList<>();
    text.lines()
        .filter(line -> line.length() <= LONGEST_LINE)
        .forEach(
            line -> {
              Matcher named = LINE.matcher(line);
              if (named.matches()) {
                add(named.group(1), named.group(2), entries, source, signals);
              }
            });
    return signals;
  }

  private static void add(
      String id, String rest, Set<String> entries, String source, List<Signal> signals) {
    Matcher marked = MARKED.matcher(rest);
    if (marked.matches()) {
      String signal = marked.group(1).toLowerCase(Locale.ROOT);
      if (Signal.KNOWN.contains(signal)) {
        signals.add(new Signal(id, signal, note(marked.group(2)), source));
        return;
      }
    }
    if (entries.contains(id)) {
      signals.add(new Signal(id, "", note(rest), source));
    }
  }

  private static String note(String text) {
    return LEAD.matcher(text).replaceFirst("").strip();
  }
}
