package app.assay.cgd.rules;

import app.assay.cgd.check.Check;
import java.util.List;

/// Our own codes for what the specification leaves without one (rulebook §5, gaps).
final class OwnRules {

  private OwnRules() {}

  static List<Check> all() {
    return List.of(
        new XDateProcessed(),
        new XStatusValue(),
        new XPendingCount(),
        new XVersion(),
        new XClaimField(),
        new XClaimDup(),
        new XClaimId(),
        new XClaimIdComputed(),
        new XClaimLocation(),
        new XClaimText(),
        new XClaimExcluded(),
        new XClaimsAbsent(),
        new XConfirmedFuture(),
        new XConfirmedOrder(),
        new XConfirmerMachine(),
        new XRecordState(),
        new XRecordUnknown(),
        new XDuplicateKey(),
        new XExtension(),
        new XPointsPartial(),
        new XPointsStyle(),
        new XRecordStyle(),
        new XTrailingBlank(),
        new XDelimiter(),
        new XCoverage(),
        new XEncoding(),
        new XTier());
  }
}
