package app.assay.distillery.layer2.source;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import app.assay.distillery.layer2.Proposal;
import app.assay.distillery.layer2.Sight;
import app.assay.judge.Evidence;
import app.assay.judge.source.Opener;
import app.assay.judge.source.Target;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.eclipse.jgit.api.errors.GitAPIException;
import org.eclipse.jgit.revwalk.RevCommit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SourcesTest {

  @TempDir private Path folder;

  private static Proposal naming(Proposal.Ref... refs) {
    return new Proposal(
        "b", "fact", "T", "C", "", "", "c", List.of(), List.of(refs), "", List.of());
  }

  private static Proposal.Ref ref(String type, String ref) {
    return new Proposal.Ref(type, ref);
  }

  private Sight open(Proposal.Ref... refs) {
    return open(Opener.NONE, refs);
  }

  private Sight open(Opener elsewhere, Proposal.Ref... refs) {
    Checkout.Opening.Opened opened = (Checkout.Opening.Opened) Checkout.open(folder);
    try (Checkout checkout = opened.checkout()) {
      return new Sources(Optional.of(checkout), elsewhere).of(naming(refs));
    }
  }

  @Test
  void commitIsOpenedByItsHash() throws IOException, GitAPIException {
    try (Repositories made = new Repositories(folder)) {
      RevCommit commit = made.commit("lamp.py", "lit = True\n", "Keep it lit\n\nWe agreed.");
      String hash = commit.abbreviate(7).name();

      Sight sight = open(ref("memento", hash));

      assertThat(sight.notes()).isEmpty();
      assertThat(sight.evidence()).hasSize(1);
      Evidence evidence = sight.evidence().getFirst();
      assertThat(evidence.source()).isEqualTo("commit %s (memento %s)".formatted(hash, hash));
      assertThat(evidence.text())
          .startsWith("Keep it lit\n\nWe agreed.\n\nChanged:\nlamp.py\n\ndiff --git")
          .contains("+lit = True");
    }
  }

  @Test
  void pullRequestIsFoundByItsMergeWithNotesOnWhatItBrought() throws IOException, GitAPIException {
    try (Repositories made = new Repositories(folder)) {
      RevCommit first = made.commit("lamp.py", "lit = True\n", "Start");
      made.merge("wick.py", "trim = 1\n", "Trim the wick", "Merge pull request #12 from side");
      made.commit("note.md", "See it.\n", "Mention of #123 and of #12");
      made.note(first, "Summary: nothing.");

      Sight sight = open(ref("pr", "#12"));

      assertThat(sight.evidence()).hasSize(2);
      assertThat(sight.evidence().get(0).text())
          .startsWith("Merge pull request #12 from side\n\nMerged:\n")
          .contains("Trim the wick\n\nChanged:\nwick.py");
      assertThat(sight.evidence().get(1).text()).startsWith("Mention of #123 and of #12");
    }
  }

  @Test
  void notesOnACommitAreEvidence() throws IOException, GitAPIException {
    try (Repositories made = new Repositories(folder)) {
      RevCommit commit = made.commit("lamp.py", "lit = True\n", "Keep it lit");
      made.note(commit, "Decision: it stays lit, agreed by all three.");

      Sight sight = open(ref("memento", commit.name()));

      assertThat(sight.evidence().get(1))
          .isEqualTo(
              new Evidence(
                  "e2",
                  "note commits on commit %s (memento %s)"
                      .formatted(commit.abbreviate(7).name(), commit.name()),
                  "Decision: it stays lit, agreed by all three."));
    }
  }

  @Test
  void whatIsElsewhereIsNamedAndNotFetched() throws IOException, GitAPIException {
    try (Repositories made = new Repositories(folder)) {
      made.commit("lamp.py", "lit = True\n", "Start");

      Sight sight =
          open(
              ref("linear", "LIN-456"),
              ref("slack", "https://chat.example.org/p1"),
              ref("pr", "#77"),
              ref("memento", "abcdef1"));

      assertThat(sight.evidence()).isEmpty();
      assertThat(sight.notes())
          .containsExactly(
              "linear LIN-456 was named and not opened: nothing is fetched from elsewhere.",
              "slack https://chat.example.org/p1 was named and not opened: nothing is fetched from"
                  + " elsewhere.",
              "pr #77 was named and not opened: no commit of the checkout has it.",
              "memento abcdef1 was named and not opened: no commit of the checkout has it.");
    }
  }

  @Test
  void whatIsFetchedStandsAfterTheCommitsAndWhatFailedIsSaid() throws IOException, GitAPIException {
    try (Repositories made = new Repositories(folder)) {
      made.commit("lamp.py", "lit = True\n", "Keep it lit (#9)");
      made.remote("https://code.example.org/o/r.git");
      Opener opener =
          target ->
              switch (target) {
                case Target.Change(var host, String project, int number, boolean _) ->
                    number == 9
                        ? new Opener.Opened(
                            "pull request %s#9 at %s".formatted(project, host.orElseThrow()),
                            "Agreed.",
                            List.of("Its comments could not be opened: so."))
                        : new Opener.NotOpened(true, "it is gone");
                default -> new Opener.NotOpened(false, "no source is configured for tickets");
              };

      Sight sight =
          open(
              opener,
              ref("pr", "#9"),
              ref("pr", "#10"),
              ref("linear", "LI-1"),
              ref("slack", "Kim"));

      assertThat(sight.evidence())
          .extracting(Evidence::id, Evidence::text)
          .last()
          .isEqualTo(tuple("e2", "Agreed."));
      assertThat(sight.evidence().getLast().source())
          .isEqualTo("pull request o/r#9 at code.example.org (pr #9)");
      assertThat(sight.notes())
          .containsExactly(
              "pr #9: Its comments could not be opened: so.",
              "pr #10 was named and not opened: no commit of the checkout has it, and it is gone.",
              "linear LI-1 was named and not opened: no source is configured for tickets.",
              "slack Kim was named and not opened: it names no commit, pull request, ticket or"
                  + " address.");
    }
  }

  @Test
  void addressOfAPullRequestLeadsToItsCommit() throws IOException, GitAPIException {
    try (Repositories made = new Repositories(folder)) {
      made.commit("lamp.py", "lit = True\n", "Keep it lit (#9)");

      assertThat(open(ref("pr", "https://code.example.org/o/r/pull/9")).evidence()).hasSize(1);
    }
  }

  @Test
  void aLongCommitIsCut() throws IOException, GitAPIException {
    try (Repositories made = new Repositories(folder)) {
      String long_ =
          IntStream.range(0, 5_000).mapToObj(i -> "x = " + i).collect(Collectors.joining("\n"));
      RevCommit commit = made.commit("lamp.py", long_, "Much\n\n" + "word ".repeat(2_000));

      assertThat(open(ref("memento", commit.name())).evidence().getFirst().text())
          .hasSizeLessThan(7_000)
          .endsWith("[cut]");
    }
  }

  @Test
  void nothingIsWrittenIntoTheRepository() throws IOException, GitAPIException {
    try (Repositories made = new Repositories(folder)) {
      RevCommit commit = made.commit("lamp.py", "lit = True\n", "Keep it lit (#9)");
      List<String> before = files();

      open(ref("memento", commit.name()), ref("pr", "#9"));

      assertThat(files()).isEqualTo(before);
    }
  }

  private List<String> files() throws IOException {
    try (Stream<Path> all = Files.walk(folder)) {
      return all.map(f -> folder.relativize(f) + " " + f.toFile().lastModified()).sorted().toList();
    }
  }

  @Test
  void withoutARepositoryNothingIsOpened() {
    assertThat(open(ref("pr", "#12")).notes())
        .containsExactly(
            "pr #12 was named and not opened: no checkout of a repository was chosen.");
    assertThat(Checkout.open(folder.resolve("gone")))
        .isEqualTo(new Checkout.Opening.Refused("The folder of the checkout cannot be read."));
  }
}
