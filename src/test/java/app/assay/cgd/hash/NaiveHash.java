package app.assay.cgd.hash;

import app.assay.text.SourceText;
import java.nio.charset.StandardCharsets;
import java.text.Normalizer;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/// The hash recipes once more, written straight down from the rulebook with copies and patterns and
/// none of the production code, to compare with.
final class NaiveHash {

  static final String NO_WINDOW = "no window";

  private static final String SPACE =
      "[\\t-\\r\\x1c-\\x20\\x85\\xa0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000]";
  private static final Pattern LEADING = Pattern.compile("^" + SPACE + "*+");
  private static final Pattern TRAILING = Pattern.compile("(?<!" + SPACE + ")" + SPACE + "+\\z");
  private static final Pattern FENCE = Pattern.compile("^( {0,3})(`{3,}|~{3,})");
  private static final Pattern OLD_KEY = Pattern.compile("(?md)^document-sha256:[^\\n]*");
  private static final String MARKER = "<!-- CLARITY_GATE_END -->";

  private NaiveHash() {}

  static String compute(String content, Recipe recipe) {
    String text = content.startsWith("\uFEFF") ? content.substring(1) : content;
    text = text.replace("\r\n", "\n").replace('\r', '\n');
    if (recipe == Recipe.A) {
      return sha(OLD_KEY.matcher(text).replaceAll(""));
    }
    int start = text.indexOf("---\n");
    int end = recipe == Recipe.B ? text.indexOf(MARKER) : markerOutsideFences(text);
    if (start < 0 || end < 0) {
      return NO_WINDOW;
    }
    start += 4;
    if (recipe == Recipe.C || recipe == Recipe.B) {
      return sha(canonical(String.join("\n", kept(start < end ? text.substring(start, end) : ""))));
    }
    int stop = end;
    if (recipe == Recipe.L2) {
      int lineEnd = text.indexOf('\n', end);
      stop = lineEnd < 0 ? text.length() : lineEnd + 1;
    }
    String rest = text.substring(0, stop);
    if (start <= stop) {
      List<String> lines = new ArrayList<>(List.of(text.substring(0, start - 1).split("\n", -1)));
      lines.addAll(kept(text.substring(start, stop)));
      rest = String.join("\n", lines);
    }
    return sha(recipe == Recipe.L1 ? canonical(rest) : rest);
  }

  private static int markerOutsideFences(String text) {
    int offset = 0;
    String open = "";
    for (String line : text.split("\n", -1)) {
      if (open.isEmpty() && line.contains(MARKER)) {
        return offset + line.indexOf(MARKER);
      }
      var fence = FENCE.matcher(line);
      if (fence.find()) {
        String run = fence.group(2);
        if (open.isEmpty()) {
          open = run;
        } else if (run.startsWith(open)) {
          open = "";
        }
      }
      offset += line.length() + 1;
    }
    return -1;
  }

  private static List<String> kept(String window) {
    List<String> kept = new ArrayList<>();
    boolean inFrontMatter = true;
    int skippedIndent = -1;
    for (String line : window.split("\n", -1)) {
      String stripped = strip(line);
      int indent = line.length() - LEADING.matcher(line).replaceFirst("").length();
      if (inFrontMatter && stripped.equals("---")) {
        inFrontMatter = false;
      }
      if (inFrontMatter && stripped.startsWith("document-sha256:")) {
        skippedIndent = indent;
      } else if (inFrontMatter && skippedIndent >= 0 && indent > skippedIndent) {
        continue;
      } else {
        skippedIndent = -1;
        kept.add(line);
      }
    }
    return kept;
  }

  private static String canonical(String text) {
    List<String> lines = new ArrayList<>();
    for (String line : text.split("\n", -1)) {
      lines.add(TRAILING.matcher(line).replaceFirst(""));
    }
    String joined = String.join("\n", lines).replaceAll("\n{3,}", "\n\n");
    return Normalizer.normalize(joined.replaceFirst("\n+\\z", "") + "\n", Normalizer.Form.NFC);
  }

  private static String strip(String line) {
    return TRAILING.matcher(LEADING.matcher(line).replaceFirst("")).replaceFirst("");
  }

  private static String sha(String text) {
    return SourceText.sha256(text.getBytes(StandardCharsets.UTF_8));
  }
}
