package app.assay.judge;

/// One thing that is judged, put so that yes is the good answer.
///
/// @param id unique in its question, such as `supported`
/// @param text the question a judge answers, a sentence such as "Does the evidence state it?"
public record Criterion(String id, String text) {

  public Criterion {
    if (id.isBlank() || text.isBlank()) {
      throw new IllegalArgumentException("a criterion needs an id and a text");
    }
  }
}
