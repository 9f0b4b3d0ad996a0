package app.assay.report;

import app.assay.workspace.Gravity;
import java.time.LocalDate;
import java.util.Optional;

/// What a reader wants of a report.
///
/// @param gravity which findings count as failures
/// @param colour whether a terminal shows it that knows colours
/// @param claims whether each file lists its claims
/// @param troubles whether the text report lists files that could not be read; a reader who is told
///   on another channel does not want them twice
/// @param program the program's version
/// @param vaultOn the day on which the JSON forms say how the documents stand as a whole, absent
///   where nobody asks
public record ReportOptions(
    Gravity gravity,
    boolean colour,
    boolean claims,
    boolean troubles,
    String program,
    Optional<LocalDate> vaultOn) {

  /// For reports kept in files: no colour, everything listed.
  public static ReportOptions plain(String program) {
    return new ReportOptions(Gravity.LENIENT, false, false, true, program, Optional.empty());
  }

  public ReportOptions withClaims() {
    return new ReportOptions(gravity, colour, true, troubles, program, vaultOn);
  }

  public ReportOptions with(Gravity other) {
    return new ReportOptions(other, colour, claims, troubles, program, vaultOn);
  }

  /// With the totals of the vault on a day.
  public ReportOptions withVaultOn(LocalDate day) {
    return new ReportOptions(gravity, colour, claims, troubles, program, Optional.of(day));
  }
}
