package app.assay.distillery.layer2.source;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.eclipse.jgit.diff.DiffEntry;
import org.eclipse.jgit.diff.DiffFormatter;
import org.eclipse.jgit.lib.ObjectReader;
import org.eclipse.jgit.lib.Repository;
import org.eclipse.jgit.revwalk.RevCommit;
import org.eclipse.jgit.revwalk.RevWalk;
import org.eclipse.jgit.treewalk.AbstractTreeIterator;
import org.eclipse.jgit.treewalk.CanonicalTreeParser;
import org.eclipse.jgit.treewalk.EmptyTreeIterator;

/// A commit as a judge reads it: what it says, what it merged, what it changed, as far as there is
/// room.
final class CommitText {

  private static final int LONGEST_MESSAGE = 3_000;
  private static final int LONGEST_DIFF = 3_000;
  private static final int MOST_PATHS = 40;
  private static final int MOST_MERGED = 20;
  private static final int LARGEST_FILE = 200_000;

  private final Repository repository;

  CommitText(Repository repository) {
    this.repository = repository;
  }

  String of(RevCommit commit) throws IOException {
    StringBuilder text = new StringBuilder();
    text.append(cut(commit.getFullMessage().strip(), LONGEST_MESSAGE));
    List<RevCommit> merged = merged(commit);
    if (!merged.isEmpty()) {
      text.append("\n\nMerged:");
      for (RevCommit one : merged) {
        text.append("\n").append(shortName(one)).append(' ').append(one.getShortMessage());
      }
    }
    changes(commit, text);
    return text.toString();
  }

  /// The commits a merge brought in, the newest first, at most twenty.
  List<RevCommit> merged(RevCommit commit) throws IOException {
    List<RevCommit> merged = new ArrayList<>();
    if (commit.getParentCount() < 2) {
      return merged;
    }
    try (RevWalk walk = new RevWalk(repository)) {
      walk.markUninteresting(walk.parseCommit(commit.getParent(0)));
      for (int i = 1; i < commit.getParentCount(); i++) {
        walk.markStart(walk.parseCommit(commit.getParent(i)));
      }
      for (RevCommit one = walk.next(); one != null && merged.size() < MOST_MERGED; ) {
        merged.add(one);
        one = walk.next();
      }
    }
    return merged;
  }

  private void changes(RevCommit commit, StringBuilder text) throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    try (ObjectReader reader = repository.newObjectReader();
        DiffFormatter diff = new DiffFormatter(out)) {
      diff.setRepository(repository);
      diff.setDetectRenames(false);
      diff.setBinaryFileThreshold(LARGEST_FILE);
      List<DiffEntry> entries = diff.scan(before(commit, reader), tree(commit, reader));
      if (entries.isEmpty()) {
        return;
      }
      text.append("\n\nChanged:");
      entries.stream().limit(MOST_PATHS).forEach(e -> text.append("\n").append(path(e)));
      if (entries.size() > MOST_PATHS) {
        text.append("\nand %d more".formatted(entries.size() - MOST_PATHS));
      }
      for (DiffEntry entry : entries) {
        if (out.size() <= LONGEST_DIFF) {
          diff.format(entry);
        }
      }
    }
    String changed = cut(out.toString(StandardCharsets.UTF_8).strip(), LONGEST_DIFF);
    if (!changed.isEmpty()) {
      text.append("\n\n").append(changed);
    }
  }

  private AbstractTreeIterator before(RevCommit commit, ObjectReader reader) throws IOException {
    if (commit.getParentCount() == 0) {
      return new EmptyTreeIterator();
    }
    try (RevWalk walk = new RevWalk(reader)) {
      return tree(walk.parseCommit(commit.getParent(0)), reader);
    }
  }

  private static AbstractTreeIterator tree(RevCommit commit, ObjectReader reader)
      throws IOException {
    CanonicalTreeParser tree = new CanonicalTreeParser();
    tree.reset(reader, commit.getTree());
    return tree;
  }

  private static String path(DiffEntry entry) {
    return entry.getChangeType() == DiffEntry.ChangeType.DELETE
        ? entry.getOldPath() + " (deleted)"
        : entry.getNewPath();
  }

  static String shortName(RevCommit commit) {
    return commit.abbreviate(7).name();
  }

  /// A text of at most so many characters, none of them halved.
  static String cut(String text, int most) {
    if (text.length() <= most) {
      return text;
    }
    int end = Character.isHighSurrogate(text.charAt(most - 1)) ? most - 1 : most;
    return text.substring(0, end) + "\n[cut]";
  }
}
