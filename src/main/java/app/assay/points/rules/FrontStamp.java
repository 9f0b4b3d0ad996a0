package app.assay.points.rules;

import app.assay.points.reading.DateMention;
import app.assay.points.reading.DateText;
import app.assay.points.reading.PlacedBlock;
import app.assay.text.Span;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Reads when a program wrote a text from the comment that it put over it: `run: scout 4.2 |
/// finished 2026-02-03T09:41Z`, `last reviewed: 2025-07-11`.
final class FrontStamp {

  private static final Pattern DAY =
      Pattern.compile(
          "((?:last[ _-])?[a-z]{3,12})(?: on|:)? ([0-9]{4}-[0-9]{2}-[0-9]{2})((?: \\[[a-z"
              + " ]+])?)(?![0-9-])");

  private FrontStamp() {}

  /// The last day of a comment before which stands what was done to the text.
  static Optional<FrontDates> of(PlacedBlock block, String text) {
    Matcher matcher = DAY.matcher(text.toLowerCase(Locale.ROOT));
    Optional<FrontDates> found = Optional.empty();
    while (matcher.find()) {
      String words = matcher.group(1);
      String key = words.replace(" ", "").replace("_", "").replace("-", "");
      Optional<FrontDates.Kind> kind = FrontDates.kind(key, words);
      Optional<DateMention> date = DateText.read(matcher.group(2) + matcher.group(3));
      if (kind.isPresent() && date.isPresent()) {
        Span span = block.place(new Span(matcher.start(2), matcher.end(2)));
        found = Optional.of(new FrontDates(key, date.get(), span, kind.get(), true));
      }
    }
    return found;
  }
}
