package app.assay.hitl.signal;

import app.assay.ledger.LedgerEntry;
import app.assay.points.lexicon.Lexicon;
import java.util.ArrayList;
import java.util.List;

/// Looks for all trust signals. The same for window and command line.
public final class TrustSignals {

  private final TextSignals texts;

  public TrustSignals(Lexicon lexicon) {
    this.texts = new TextSignals(lexicon);
  }

  /// All signals, in [TrustSignal#ORDER].
  ///
  /// @param documents those that are asked about
  /// @param ledger every entry of the vaults they lie in
  public List<TrustSignal> of(List<ReviewedDocument> documents, List<LedgerEntry> ledger) {
    List<TrustSignal> signals = new ArrayList<>(ReviewerSignals.of(ledger));
    for (ReviewedDocument document : documents) {
      signals.addAll(texts.of(document));
      signals.addAll(ConfirmationSignals.of(document));
    }
    signals.addAll(SourceSignals.of(documents));
    signals.sort(TrustSignal.ORDER);
    return List.copyOf(signals);
  }
}
