package app.assay.distillery.layer2.source;

import app.assay.distillery.layer2.Proposal;
import app.assay.distillery.layer2.Sight;
import app.assay.judge.Evidence;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.eclipse.jgit.errors.AmbiguousObjectException;
import org.eclipse.jgit.errors.IncorrectObjectTypeException;
import org.eclipse.jgit.errors.LargeObjectException;
import org.eclipse.jgit.lib.ObjectId;
import org.eclipse.jgit.lib.Repository;
import org.eclipse.jgit.revwalk.RevCommit;
import org.eclipse.jgit.revwalk.RevWalk;
import org.jspecify.annotations.Nullable;

/// Opens what the references of candidates lead to, where that is on this machine: commits by their
/// hash, merges and commits that name a pull request, and the notes on both. Tickets, threads and
/// addresses are named and not fetched. Belongs to one thread.
public final class Sources {

  /// The most pieces of evidence for one candidate, and commits for one reference.
  private static final int MOST = 10;

  private static final int MOST_EACH = 3;
  private static final Pattern HASH =
      Pattern.compile("(?:^|[^0-9A-Za-z])([0-9a-f]{7,40})(?:$|[^0-9A-Za-z])");
  private static final Pattern PULL =
      Pattern.compile(
          "^(?:(?:pr|pull)?\\s*#|.*/pulls?/)([0-9]{1,9})(?:$|[/?#].*$)", Pattern.CASE_INSENSITIVE);

  private final Optional<Repository> repository;
  private Optional<Mentions> mentions = Optional.empty();
  private Optional<Notes> notes = Optional.empty();

  /// @param checkout where to look; empty where the user chose none
  public Sources(Optional<Checkout> checkout) {
    this.repository = checkout.flatMap(Checkout::repository);
  }

  /// What could be opened for a candidate.
  public Sight of(Proposal candidate) {
    List<Evidence> evidence = new ArrayList<>();
    List<String> said = new ArrayList<>();
    Set<ObjectId> seen = new HashSet<>();
    for (Proposal.Ref ref : candidate.evidence()) {
      if (evidence.size() >= MOST) {
        said.add("%s was not opened, since enough was.".formatted(ref.label()));
      } else {
        try {
          open(ref, evidence, said, seen);
        } catch (IOException | LargeObjectException e) {
          said.add("%s could not be read in the checkout.".formatted(ref.label()));
        }
      }
    }
    return new Sight(evidence, said);
  }

  private void open(
      Proposal.Ref ref, List<Evidence> evidence, List<String> said, Set<ObjectId> seen)
      throws IOException {
    if (repository.isEmpty()) {
      said.add(
          "%s was named and not opened: no checkout of a repository was chosen."
              .formatted(ref.label()));
      return;
    }
    List<ObjectId> commits = commits(ref);
    if (commits.isEmpty()) {
      said.add(
          isLocal(ref)
              ? "%s was named and not opened: no commit of the checkout has it."
                  .formatted(ref.label())
              : "%s was named and not opened: nothing is fetched from elsewhere."
                  .formatted(ref.label()));
    }
    for (ObjectId commit : commits) {
      if (evidence.size() < MOST && seen.add(commit)) {
        add(repository.get(), ref, commit, evidence);
      }
    }
  }

  private void add(Repository from, Proposal.Ref ref, ObjectId id, List<Evidence> evidence)
      throws IOException {
    CommitText text = new CommitText(from);
    try (RevWalk walk = new RevWalk(from)) {
      RevCommit commit = walk.parseCommit(id);
      String name = "commit " + CommitText.shortName(commit);
      add(evidence, "%s (%s)".formatted(name, ref.label()), text.of(commit));
      List<RevCommit> noted = new ArrayList<>(List.of(commit));
      noted.addAll(text.merged(commit));
      for (RevCommit one : noted) {
        for (Notes.Found note : notes(from).on(one)) {
          add(
              evidence,
              "note %s on commit %s (%s)"
                  .formatted(note.kind(), CommitText.shortName(one), ref.label()),
              note.text());
        }
      }
    }
  }

  private static void add(List<Evidence> evidence, String source, String text) {
    if (evidence.size() < MOST && !text.isBlank()) {
      evidence.add(new Evidence("e" + (evidence.size() + 1), source, text));
    }
  }

  private List<ObjectId> commits(Proposal.Ref ref) throws IOException {
    Repository from = repository.orElseThrow();
    OptionalInt pull = pull(ref);
    if (pull.isPresent()) {
      return mentions(from).of(pull.getAsInt()).stream().limit(MOST_EACH).toList();
    }
    Matcher hash = HASH.matcher(ref.ref());
    if (hash.find()) {
      try {
        @Nullable ObjectId found = from.resolve(hash.group(1) + "^{commit}");
        return found == null ? List.of() : List.of(found);
      } catch (AmbiguousObjectException | IncorrectObjectTypeException e) {
        return List.of();
      }
    }
    return List.of();
  }

  private static OptionalInt pull(Proposal.Ref ref) {
    Matcher number = PULL.matcher(ref.ref().strip());
    return number.find() ? OptionalInt.of(Integer.parseInt(number.group(1))) : OptionalInt.empty();
  }

  private static boolean isLocal(Proposal.Ref ref) {
    return pull(ref).isPresent() || HASH.matcher(ref.ref()).find();
  }

  private Mentions mentions(Repository from) throws IOException {
    if (mentions.isEmpty()) {
      mentions = Optional.of(Mentions.of(from));
    }
    return mentions.get();
  }

  private Notes notes(Repository from) throws IOException {
    if (notes.isEmpty()) {
      notes = Optional.of(Notes.of(from));
    }
    return notes.get();
  }
}
