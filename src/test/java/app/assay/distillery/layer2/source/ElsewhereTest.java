package app.assay.distillery.layer2.source;

import static org.assertj.core.api.Assertions.assertThat;

import app.assay.distillery.layer2.Proposal;
import app.assay.judge.source.Target;
import java.net.URI;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ElsewhereTest {

  private static final Optional<Elsewhere.Remote> REMOTE =
      Optional.of(new Elsewhere.Remote("code.example.org", "o/r"));

  private static Optional<Target> of(String type, String ref) {
    return Elsewhere.of(new Proposal.Ref(type, ref), REMOTE);
  }

  @ParameterizedTest
  @CsvSource({
    "pr, #12, o/r, true",
    "pr, PR #12, o/r, true",
    "pr, 12, o/r, true",
    "linear, #12, o/r, false",
    "linear, !12, o/r, true",
    "pr, a/b#12, a/b, true",
    "pr, g/s/b!12, g/s/b, true",
  })
  void numbersAreChangesOfARepository(String type, String ref, String project, boolean pull) {
    assertThat(of(type, ref))
        .contains(new Target.Change(Optional.of("code.example.org"), project, 12, pull));
  }

  @Test
  void ticketsAndAddressesAreThemselves() {
    assertThat(of("linear", "LIN-456")).contains(new Target.Ticket("LIN-456"));
    assertThat(of("slack", "https://chat.example.org/p1"))
        .contains(new Target.Address(URI.create("https://chat.example.org/p1")));
  }

  @ParameterizedTest
  @CsvSource({"memento, abcdef1", "memento, 1234567", "slack, ask Kim", "pr, file:///etc/passwd"})
  void otherWordsLeadNowhere(String type, String ref) {
    assertThat(of(type, ref)).isEmpty();
  }

  @Test
  void aNumberWithoutARemoteLeadsNowhere() {
    assertThat(Elsewhere.of(new Proposal.Ref("pr", "#12"), Optional.empty())).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({
    "git@code.example.org:o/r.git",
    "ssh://git@code.example.org:22/o/r.git",
    "https://someone:secret@code.example.org/o/r.git",
    "https://code.example.org/o/r/",
  })
  void theRemoteIsReadWithoutItsUser(String address) {
    assertThat(Elsewhere.remote(address)).isEqualTo(REMOTE);
  }

  @ParameterizedTest
  @CsvSource({"/srv/git/r.git", "'C:\\git\\r'", "../r"})
  void aRemoteOnThisMachineIsNone(String address) {
    assertThat(Elsewhere.remote(address)).isEmpty();
  }
}
