package app.assay.ui.review.model;

import app.assay.cgd.Round;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/// What the reviewer typed and ticked before answering, so that going to another claim loses
/// nothing. A list of Round A has one note.
final class Drafts {

  private final Map<Object, String> notes = new HashMap<>();
  private final Set<ClaimKey> replace = new HashSet<>();

  String note(Round round, List<ClaimKey> selected) {
    return notes.getOrDefault(owner(round, selected), "");
  }

  void setNote(Round round, List<ClaimKey> selected, String note) {
    notes.put(owner(round, selected), note);
  }

  boolean mayReplace(List<ClaimKey> selected) {
    return !selected.isEmpty() && replace.containsAll(selected);
  }

  void setReplace(List<ClaimKey> selected, boolean may) {
    if (may) {
      replace.addAll(selected);
    } else {
      selected.forEach(replace::remove);
    }
  }

  private static Object owner(Round round, List<ClaimKey> selected) {
    return round == Round.A || selected.isEmpty() ? round : selected.getFirst();
  }
}
