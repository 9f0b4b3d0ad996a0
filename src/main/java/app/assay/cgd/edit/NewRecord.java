package app.assay.cgd.edit;

import app.assay.cgd.CgdDocument;
import app.assay.cgd.Claim;
import app.assay.cgd.Round;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;

/// Writes the whole record where a document has none, before the end marker.
final class NewRecord {

  private final CgdDocument document;
  private final Map<Integer, RecordLine> asked;

  NewRecord(CgdDocument document, List<RecordLine> asked) {
    this.document = document;
    this.asked =
        asked.stream()
            .collect(Collectors.toMap(RecordLine::claim, Function.identity(), (a, b) -> b));
  }

  RecordPlan plan() {
    NewSection place = NewSection.last(document);
    Optional<String> objection = place.objection("the record");
    if (objection.isPresent()) {
      return new RecordPlan.Blocked(objection.get());
    }
    return new RecordPlan.Planned(List.of(place.insert(section())), List.of());
  }

  private List<String> section() {
    List<String> written = new ArrayList<>();
    written.add(RecordText.HEADING);
    for (Round round : Round.values()) {
      List<RecordLine> ofRound = linesOf(round);
      if (!ofRound.isEmpty()) {
        written.add("");
        written.add(RecordText.heading(round));
        written.addAll(new RecordText(document).section(round, ofRound));
      }
    }
    return written;
  }

  private List<RecordLine> linesOf(Round round) {
    List<RecordLine> ofRound = new ArrayList<>();
    for (Claim claim : document.claims()) {
      if (RecordMatch.roundOf(claim) == round) {
        ofRound.add(asked.getOrDefault(claim.index(), RecordLine.of(claim.index())));
      }
    }
    return ofRound;
  }
}
