package app.assay.distillery.layer2.source;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.eclipse.jgit.lib.Constants;
import org.eclipse.jgit.lib.ObjectId;
import org.eclipse.jgit.lib.Repository;
import org.eclipse.jgit.revwalk.RevCommit;
import org.eclipse.jgit.revwalk.RevWalk;
import org.jspecify.annotations.Nullable;

/// Which commits name which pull request, by `#123` in their messages; the newest 20,000 commits
/// that the checked-out one comes from are looked through, once.
final class Mentions {

  private static final int MOST_COMMITS = 20_000;
  private static final int MOST_EACH = 50;
  private static final Pattern NUMBER = Pattern.compile("#([0-9]{1,9})(?![0-9A-Za-z])");

  private final Map<Integer, List<Mention>> byNumber = new HashMap<>();

  private record Mention(ObjectId commit, boolean merge, boolean inSubject) {

    /// A merge that names it first, then who names it in its first line.
    private int rank() {
      return inSubject ? (merge ? 0 : 1) : merge ? 2 : 3;
    }
  }

  static Mentions of(Repository repository) throws IOException {
    Mentions mentions = new Mentions();
    @Nullable ObjectId head = repository.resolve(Constants.HEAD);
    if (head == null) {
      return mentions;
    }
    try (RevWalk walk = new RevWalk(repository)) {
      walk.markStart(walk.parseCommit(head));
      int seen = 0;
      for (RevCommit one = walk.next(); one != null && seen < MOST_COMMITS; one = walk.next()) {
        mentions.add(one);
        seen++;
      }
    }
    return mentions;
  }

  /// The commits that name a number, the most telling first.
  List<ObjectId> of(int number) {
    return byNumber.getOrDefault(number, List.of()).stream()
        .sorted(Comparator.comparingInt(Mention::rank))
        .map(Mention::commit)
        .toList();
  }

  private void add(RevCommit commit) {
    String subject = commit.getShortMessage();
    Matcher numbers = NUMBER.matcher(commit.getFullMessage());
    while (numbers.find()) {
      int number = Integer.parseInt(numbers.group(1));
      List<Mention> all = byNumber.computeIfAbsent(number, _ -> new ArrayList<>());
      if (all.size() < MOST_EACH && all.stream().noneMatch(m -> m.commit().equals(commit))) {
        all.add(
            new Mention(
                commit.getId(), commit.getParentCount() > 1, subject.contains(numbers.group())));
      }
    }
  }
}
