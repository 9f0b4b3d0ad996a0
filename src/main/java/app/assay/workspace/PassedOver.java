package app.assay.workspace;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// Folders that a walk did not look into, by the rule for it. The program's own are not counted.
///
/// @param hidden folders whose names begin with a full stop
/// @param fetched folders that hold built or fetched things
public record PassedOver(int hidden, int fetched) {

  /// All folders were looked into.
  public static final PassedOver NONE = new PassedOver(0, 0);

  private static final String OWN = ".assay";

  /// With one more folder.
  ///
  /// @param name of the folder
  PassedOver plus(String name) {
    if (name.equals(OWN)) {
      return this;
    }
    return name.startsWith(".")
        ? new PassedOver(hidden + 1, fetched)
        : new PassedOver(hidden, fetched + 1);
  }

  PassedOver plus(PassedOver other) {
    return new PassedOver(hidden + other.hidden, fetched + other.fetched);
  }

  /// What a user is told; empty where all folders were looked into.
  public Optional<String> sentence() {
    List<String> parts = new ArrayList<>();
    if (hidden > 0) {
      parts.add("%d hidden %s".formatted(hidden, folders(hidden)));
    }
    if (fetched > 0) {
      parts.add(
          "%d %s named %s"
              .formatted(fetched, folders(fetched), String.join(" or ", FolderWalk.FETCHED)));
    }
    return parts.isEmpty()
        ? Optional.empty()
        : Optional.of("Not looked into: " + String.join(", ", parts) + ".");
  }

  private static String folders(int count) {
    return count == 1 ? "folder" : "folders";
  }
}
