package app.assay.ui.review.model;

import app.assay.hitl.ClaimDecision;
import app.assay.workspace.Command;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiConsumer;

/// One answer to one or more claims.
final class Decide implements Command {

  private final String title;
  private final Map<ClaimKey, Optional<ClaimDecision>> before;
  private final Map<ClaimKey, Optional<ClaimDecision>> after;
  private final BiConsumer<Map<ClaimKey, Optional<ClaimDecision>>, Boolean> apply;

  /// @param apply sets answers; told true when they are being taken back
  Decide(
      String title,
      List<ClaimKey> keys,
      Answers answers,
      Map<ClaimKey, ClaimDecision> decisions,
      BiConsumer<Map<ClaimKey, Optional<ClaimDecision>>, Boolean> apply) {
    this.title = title;
    this.before = new HashMap<>();
    this.after = new HashMap<>();
    this.apply = apply;
    for (ClaimKey key : keys) {
      before.put(key, answers.given(key));
      after.put(key, Optional.ofNullable(decisions.get(key)));
    }
  }

  @Override
  public String title() {
    return title;
  }

  @Override
  public Set<Object> subjects() {
    return new HashSet<>(after.keySet());
  }

  @Override
  public void redo() {
    apply.accept(after, false);
  }

  @Override
  public void undo() {
    apply.accept(before, true);
  }
}
