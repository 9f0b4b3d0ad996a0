package app.assay.cgd.check;

import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.Optional;

/// What a rule may know besides the document.
///
/// @param profile which codes are in force
/// @param now the moment that counts as the present
/// @param dateGrace whether processed-date gets the 24 h that table dates have (rulebook C19)
/// @param strictSources the reference's own heuristics for vague sources (rulebook §4.1)
/// @param fileName the file's name without folders, absent for standard input
/// @param siblingSource bytes of the Markdown file the document was made from, where it lies beside
///   it (hash recipe L4)
public record CheckContext(
    Profile profile,
    Instant now,
    boolean dateGrace,
    boolean strictSources,
    Optional<String> fileName,
    Optional<byte[]> siblingSource) {

  /// The default profile at a moment, for a text without a file.
  public static CheckContext at(Instant now) {
    return new CheckContext(Profile.RFC_001, now, false, false, Optional.empty(), Optional.empty());
  }

  /// Today in UTC.
  public LocalDate today() {
    return now.atZone(ZoneOffset.UTC).toLocalDate();
  }

  /// The last date that is not in the future under the 24-hour grace (FS §3.3).
  public LocalDate graceDate() {
    return today().plusDays(1);
  }

  public CheckContext withProfile(Profile other) {
    return new CheckContext(other, now, dateGrace, strictSources, fileName, siblingSource);
  }

  public CheckContext withFile(Optional<String> name, Optional<byte[]> sibling) {
    return new CheckContext(profile, now, dateGrace, strictSources, name, sibling);
  }
}
