package app.assay.distillery.curation;

import app.assay.vault.VaultException;
import app.assay.vault.VaultReader;
import java.util.Locale;
import java.util.Optional;

/// Ids of entries that are made from their titles, as upstream makes them (rulebook §1.3).
public final class EntryId {

  private static final int LONGEST = 60;

  private EntryId() {}

  /// `a-z0-9-`, at most 60 long; empty where nothing of the title is left, as of one in Korean.
  public static Optional<String> of(String title) {
    String words =
        title
            .toLowerCase(Locale.ROOT)
            .replaceAll("[^a-z0-9 ]", "")
            .replace(' ', '-')
            .replaceAll("-{2,}", "-")
            .replaceAll("^-|-$", "");
    String id = words.length() > LONGEST ? words.substring(0, LONGEST) : words;
    return id.isEmpty() ? Optional.empty() : Optional.of(id);
  }

  /// The id, or with `-2` and so on behind it where it is taken.
  public static String free(VaultReader vault, String wanted) throws VaultException {
    String id = wanted;
    for (int suffix = 2; vault.entry(id).isPresent(); suffix++) {
      id = wanted + "-" + suffix;
    }
    return id;
  }
}
