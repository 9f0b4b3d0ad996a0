package app.assay.cgd.tier;

import app.assay.text.WhiteSpace;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/// Finds claims that Sources of Truth give different values: the same words, letters' case and
/// white space aside, with values that differ. An empty value contradicts nothing.
public final class ValueConflicts {

  private ValueConflicts() {}

  /// Where a row stands.
  ///
  /// @param file as the vault names it
  public record Stated(String file, VerifiedClaims.Row row) {}

  /// One claim with its rows, in the order of the documents.
  public record Conflict(String claim, List<Stated> rows) {

    public Conflict {
      rows = List.copyOf(rows);
    }
  }

  /// The conflicts among rows, in the order in which their claims come first.
  public static List<Conflict> among(List<Stated> rows) {
    Map<String, List<Stated>> alike = new LinkedHashMap<>();
    for (Stated stated : rows) {
      if (!ClaimTable.isEmpty(stated.row().value()) && !stated.row().claim().isBlank()) {
        alike.computeIfAbsent(words(stated.row().claim()), key -> new ArrayList<>()).add(stated);
      }
    }
    return alike.values().stream()
        .filter(same -> same.stream().map(s -> words(s.row().value())).distinct().count() > 1)
        .map(same -> new Conflict(same.getFirst().row().claim(), same))
        .toList();
  }

  /// Words without markers, a full stop at their end and what does not change their meaning.
  private static String words(String cell) {
    String plain = cell;
    for (Staleness kind : Staleness.values()) {
      plain = plain.replace(kind.marker(), " ");
    }
    plain = WhiteSpace.strip(WhiteSpace.collapse(plain)).toLowerCase(Locale.ROOT);
    return plain.endsWith(".") ? plain.substring(0, plain.length() - 1) : plain;
  }
}
