package app.assay.ui.review.model;

import app.assay.hitl.Reviewer;
import java.util.Optional;

/// Who reviews. Asked once; a name that cannot be a person's is refused by the engine's own words.
public final class Naming {

  private final ReviewTools tools;
  private final Runnable named;
  private Optional<Reviewer> reviewer = Optional.empty();
  private String trouble = "";

  /// @param named called when somebody gave a name, good or not
  Naming(ReviewTools tools, Runnable named) {
    this.tools = tools;
    this.named = named;
  }

  public Optional<Reviewer> reviewer() {
    return reviewer;
  }

  /// Why the last name was refused, or empty.
  public String trouble() {
    return trouble;
  }

  /// Takes a name as typed and keeps it in the settings; says whether it can stand in a document.
  public boolean name(String typed) {
    take(typed);
    reviewer.ifPresent(who -> tools.host().setReviewer(who.name()));
    named.run();
    return reviewer.isPresent();
  }

  /// Takes the name from the settings, where there is one.
  void look() {
    tools.host().reviewer().ifPresent(this::take);
  }

  private void take(String typed) {
    switch (Reviewer.named(typed, tools.machines())) {
      case Reviewer.Naming.Accepted(Reviewer accepted) -> {
        reviewer = Optional.of(accepted);
        trouble = "";
      }
      case Reviewer.Naming.Refused(String message) -> {
        reviewer = Optional.empty();
        trouble = message;
      }
    }
  }
}
