package app.assay.judge.model;

import app.assay.judge.TokenUse;
import java.math.BigDecimal;

/// What asking would cost at most, before anything is sent.
///
/// @param questions all of them
/// @param cached those that were answered before and cost nothing
/// @param calls that would be made
/// @param tokens our estimate for them, rather too many than too few; retries after failures are
///   not in it, but are kept within the limit of the run
/// @param money for the tokens
/// @param currency of the money, three letters
/// @param withinCap false when some batch would be held back to keep within the limit of the run
public record Estimate(
    int questions,
    int cached,
    int calls,
    TokenUse tokens,
    BigDecimal money,
    String currency,
    boolean withinCap) {}
