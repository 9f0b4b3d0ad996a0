package app.assay.workspace;

import app.assay.finding.Finding;
import app.assay.finding.Fix;
import java.util.List;
import java.util.Optional;

/// One of a finding's fixes, to be tried.
///
/// @param fixes those that may be made, the best first
/// @param index the one of them
/// @param brought what the first one brings up; empty while it is not known to
/// @param passedOver whether one before was not tried, since it overlaps what is made
record FixTry(
    Finding finding,
    List<Fix> fixes,
    int index,
    List<SoundFixes.Brought> brought,
    boolean passedOver) {

  /// The first of a finding's fixes.
  FixTry(Finding finding, List<Fix> fixes) {
    this(finding, fixes, 0, List.of(), false);
  }

  Fix fix() {
    return fixes.get(index);
  }

  /// The next fix that changes other places than these.
  Optional<FixTry> next(FixPlaces taken) {
    boolean over = passedOver;
    for (int i = index + 1; i < fixes.size(); i++) {
      if (taken.isFree(fixes.get(i))) {
        return Optional.of(new FixTry(finding, fixes, i, brought, over));
      }
      over = true;
    }
    return Optional.empty();
  }

  /// The same, once it is known what it brings up.
  FixTry bringing(List<SoundFixes.Brought> found) {
    return brought.isEmpty() ? new FixTry(finding, fixes, index, found, passedOver) : this;
  }

  /// Whether a fix remains that was never tried, for it overlaps others.
  boolean isOpen(FixPlaces taken) {
    return passedOver || fixes.stream().skip(index + 1L).anyMatch(fix -> !taken.isFree(fix));
  }
}
