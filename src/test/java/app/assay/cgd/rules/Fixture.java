package app.assay.cgd.rules;

import app.assay.cgd.check.CheckContext;
import app.assay.cgd.check.Profile;
import app.assay.cgd.hash.DocumentHash;
import app.assay.cgd.hash.HashResult;
import app.assay.cgd.hash.Recipe;
import app.assay.text.SourceText;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// A document that says itself what must be found in it.
///
/// Lines before the first `---` may set the context: `<!-- profile: 2.2-preview -->`, `<!-- now:
/// 2026-06-15T12:00:00Z -->`, `<!-- file: notes.md -->`, `<!-- crlf -->`. A line `# expect: CODE
/// CODE` (in YAML) or `<!-- expect: CODE -->` (elsewhere) speaks of the line below it. All these
/// lines are taken out before the document is checked; `document-sha256: STAMP` is replaced by the
/// true hash.
///
/// @param text the document as it is checked
/// @param context what the rules may know
/// @param expected `line CODE` for every expected finding, ordered
record Fixture(String text, CheckContext context, List<String> expected) {

  private static final Pattern EXPECT =
      Pattern.compile("\\s*(?:#|<!--) expect: ([A-Z0-9 -]+?)(?: -->)?\\s*");
  private static final Pattern SETTING =
      Pattern.compile("<!-- (profile|now|file|crlf):? ?(.*?) ?-->");
  private static final Pattern HASH = Pattern.compile("document-sha256: [0-9a-f]{64}");

  static Fixture read(Path file) throws IOException {
    CheckContext context = CheckContext.at(Instant.parse("2026-06-15T12:00:00Z"));
    context = context.withFile(Optional.of("document.cgd.md"), Optional.empty());
    List<String> lines = new ArrayList<>();
    List<String> expected = new ArrayList<>();
    String lineBreak = "\n";
    for (String line : Files.readString(file).split("\n", -1)) {
      Matcher setting = SETTING.matcher(line);
      Matcher expect = EXPECT.matcher(line);
      if (lines.isEmpty() && setting.matches()) {
        switch (setting.group(1)) {
          case "profile" ->
              context = context.withProfile(Profile.of(setting.group(2)).orElseThrow());
          case "now" -> context = at(context, Instant.parse(setting.group(2)));
          case "file" ->
              context = context.withFile(Optional.of(setting.group(2)), Optional.empty());
          default -> lineBreak = "\r\n";
        }
      } else if (expect.matches()) {
        for (String code : expect.group(1).split(" ")) {
          expected.add((lines.size() + 1) + " " + code);
        }
      } else {
        lines.add(line);
      }
    }
    return new Fixture(
        stamped(String.join(lineBreak, lines)), context, expected.stream().sorted().toList());
  }

  /// The text with its hash put back to `STAMP`, as golden files have it.
  static String unstamped(String text) {
    return HASH.matcher(text).replaceFirst("document-sha256: STAMP");
  }

  private static CheckContext at(CheckContext context, Instant now) {
    return new CheckContext(
        context.profile(),
        now,
        context.dateGrace(),
        context.strictSources(),
        context.fileName(),
        context.siblingSource());
  }

  private static String stamped(String text) {
    return DocumentHash.compute(SourceText.of(text), Recipe.C)
            instanceof HashResult.Computed(String hash)
        ? text.replace("document-sha256: STAMP", "document-sha256: " + hash)
        : text;
  }
}
