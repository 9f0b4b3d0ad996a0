package app.assay.distillery.changeset;

import app.assay.distillery.candidate.Candidate;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;

/// What was decided on a changeset, in the words that upstream's `/curate` understands, for a
/// comment on its pull request.
public final class CurateComment {

  private CurateComment() {}

  /// One paragraph for each decision and `/curate` at the end; empty when nothing was decided.
  ///
  /// @param before of the same entries
  public static String of(Changeset before, Changeset after) {
    List<String> parts = new ArrayList<>();
    for (int i = 0; i < after.entries().size() && i < before.entries().size(); i++) {
      ChangesetEntry old = before.entries().get(i);
      ChangesetEntry now = after.entries().get(i);
      if (!now.isAccepted() && old.isAccepted()) {
        parts.add("Reject `%s` — %s".formatted(old.id(), now.rejectReason()));
      } else if (now.isAccepted() && !old.isAccepted()) {
        parts.add("Keep `%s`: it is not to be rejected.".formatted(old.id()));
      }
      if (now.isAccepted() && old.candidate().isPresent() && now.candidate().isPresent()) {
        parts.addAll(edits(old.candidate().get(), now.candidate().get()));
      }
    }
    return parts.isEmpty() ? "" : String.join("\n\n", parts) + "\n\n/curate\n";
  }

  private static List<String> edits(Candidate old, Candidate now) {
    List<String> parts = new ArrayList<>();
    text(parts, "title", old, now, Candidate::title);
    text(parts, "claim", old, now, Candidate::claim);
    text(parts, "body", old, now, Candidate::body);
    text(parts, "alternative", old, now, c -> c.alternative().orElse(""));
    text(parts, "considerations", old, now, Candidate::considerations);
    if (!old.domains().equals(now.domains())) {
      parts.add(
          "Move `%s` to %s %s"
              .formatted(
                  old.id(),
                  now.domains().size() == 1 ? "domain" : "domains",
                  now.domains().stream()
                      .map(domain -> "`" + domain + "`")
                      .collect(Collectors.joining(", "))));
    }
    return parts;
  }

  private static void text(
      List<String> parts,
      String field,
      Candidate old,
      Candidate now,
      Function<Candidate, String> value) {
    Optional<String> changed =
        Optional.of(value.apply(now)).filter(text -> !text.equals(value.apply(old)));
    changed.ifPresent(
        text ->
            parts.add(
                "Change the %s of `%s` to:%s"
                    .formatted(field, old.id(), text.contains("\n") ? quoted(text) : " " + text)));
  }

  private static String quoted(String text) {
    return text.lines()
        .map(line -> line.isBlank() ? "\n>" : "\n> " + line)
        .collect(Collectors.joining());
  }
}
