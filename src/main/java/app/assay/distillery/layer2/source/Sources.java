package app.assay.distillery.layer2.source;

import app.assay.distillery.layer2.Proposal;
import app.assay.distillery.layer2.Sight;
import app.assay.judge.Evidence;
import app.assay.judge.source.Opener;
import app.assay.judge.source.Target;
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

/// Opens what the references of candidates lead to: in a checkout commits by their hash, merges and
/// commits that name a pull request, and the notes on both; elsewhere pull requests, tickets and
/// pages, where the user configured a source. Of what is not opened it says why. Belongs to one
/// thread.
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
  private final Opener elsewhere;
  private final Optional<Elsewhere.Remote> remote;
  private Optional<Mentions> mentions = Optional.empty();
  private Optional<Notes> notes = Optional.empty();

  /// @param checkout where to look; empty where the user chose none
  /// @param elsewhere opens what does not lie on this machine
  public Sources(Optional<Checkout> checkout, Opener elsewhere) {
    this.repository = checkout.flatMap(Checkout::repository);
    this.elsewhere = elsewhere;
    this.remote = repository.flatMap(Elsewhere::remote);
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
    List<ObjectId> commits = repository.isEmpty() ? List.of() : commits(ref);
    for (ObjectId commit : commits) {
      if (evidence.size() < MOST && seen.add(commit)) {
        add(repository.orElseThrow(), ref, commit, evidence);
      }
    }
    List<String> why = new ArrayList<>();
    if (commits.isEmpty() && isLocal(ref)) {
      why.add(
          repository.isEmpty()
              ? "no checkout of a repository was chosen"
              : "no commit of the checkout has it");
    }
    Optional<Target> target = Elsewhere.of(ref, remote);
    boolean fetched = target.isPresent() && fetch(ref, target.get(), evidence, said, why, commits);
    if (!fetched && commits.isEmpty()) {
      if (why.isEmpty()) {
        why.add("it names no commit, pull request, ticket or address");
      }
      said.add(
          "%s was named and not opened: %s.".formatted(ref.label(), String.join(", and ", why)));
    }
  }

  /// True where it was opened, or that it was not is said already.
  private boolean fetch(
      Proposal.Ref ref,
      Target target,
      List<Evidence> evidence,
      List<String> said,
      List<String> why,
      List<ObjectId> commits) {
    return switch (elsewhere.open(target)) {
      case Opener.Opened(String source, String text, List<String> missing) -> {
        add(evidence, "%s (%s)".formatted(source, ref.label()), text);
        missing.forEach(part -> said.add("%s: %s".formatted(ref.label(), part)));
        yield true;
      }
      case Opener.NotOpened(boolean configured, String reason) -> {
        why.add(reason);
        if (configured && !commits.isEmpty()) {
          said.add("%s was opened in the checkout only: %s.".formatted(ref.label(), reason));
        }
        yield false;
      }
    };
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
