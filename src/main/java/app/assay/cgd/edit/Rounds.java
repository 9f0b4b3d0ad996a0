package app.assay.cgd.edit;

import app.assay.cgd.edit.Change.AddClaim;
import app.assay.cgd.edit.Change.InsertBlock;
import app.assay.cgd.edit.Change.RemoveClaim;
import app.assay.cgd.edit.Change.RemoveClaimField;
import app.assay.cgd.edit.Change.RemoveField;
import app.assay.cgd.edit.Change.ReplaceBody;
import app.assay.cgd.edit.Change.SetClaimField;
import app.assay.cgd.edit.Change.SetField;
import app.assay.cgd.edit.Change.SetList;
import app.assay.cgd.edit.Change.SetStatusLine;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.NavigableSet;
import java.util.TreeSet;

/// Deals changes into rounds, so that a document with many claims is read again a few times and not
/// once a change. In a round each claim, the front matter's own keys and the status line change at
/// most once; all changes of the body come in the first, because their spans are of the given
/// document. Changes of the list of claims as a whole come last.
final class Rounds {

  private Rounds() {}

  static List<List<Change>> of(List<Change> changes) {
    List<List<Change>> rounds = new ArrayList<>();
    List<Change> ofTheList = new ArrayList<>();
    // From the last to the first, so that each index is still that of the given document.
    NavigableSet<Integer> removed = new TreeSet<>(Comparator.reverseOrder());
    Map<String, Integer> next = new HashMap<>();
    for (Change change : changes) {
      if (change instanceof RemoveClaim(int claim)) {
        removed.add(claim);
        continue;
      }
      String target = target(change);
      if (target.equals(ClaimListEdit.KEY)) {
        ofTheList.add(change);
        continue;
      }
      int round = change instanceof ReplaceBody ? 0 : next.merge(target, 1, Integer::sum) - 1;
      while (rounds.size() <= round) {
        rounds.add(new ArrayList<>());
      }
      rounds.get(round).add(change);
    }
    removed.forEach(claim -> rounds.add(List.of(new RemoveClaim(claim))));
    ofTheList.forEach(change -> rounds.add(List.of(change)));
    return rounds;
  }

  private static String target(Change change) {
    return switch (change) {
      case SetField(String key, Value value) -> header(key);
      case RemoveField(String key) -> header(key);
      case SetList(String key, List<String> items) -> header(key);
      case InsertBlock(String key, List<Change.Field> fields) -> header(key);
      case AddClaim add -> ClaimListEdit.KEY;
      case RemoveClaim remove -> ClaimListEdit.KEY;
      case SetClaimField(int claim, String key, Value value) -> "claim " + claim;
      case RemoveClaimField(int claim, String key) -> "claim " + claim;
      case SetStatusLine status -> "status";
      case ReplaceBody body -> "body";
    };
  }

  private static String header(String key) {
    return key.equals(ClaimListEdit.KEY) ? ClaimListEdit.KEY : "header";
  }
}
