package app.assay.ui;

import java.nio.file.Path;
import java.util.List;

/// The vaults that came with the program.
///
/// @param shared whether others use them too, as of an installed program, so that they have to stay
///   as they came
public record Samples(List<Path> vaults, boolean shared) {

  /// None.
  public static final Samples NONE = new Samples(List.of(), false);

  public Samples {
    vaults = List.copyOf(vaults);
  }
}
