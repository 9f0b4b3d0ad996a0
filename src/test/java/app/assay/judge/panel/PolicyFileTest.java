package app.assay.judge.panel;

import static org.assertj.core.api.Assertions.assertThat;

import app.assay.judge.GateId;
import app.assay.text.DocumentFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PolicyFileTest {

  private static final GateId CLAIMS = GateId.of("claims");
  private static final GateId SOT = new GateId("claims", "sot");

  @TempDir private Path vault;

  private PolicyReading read(String json) throws IOException {
    Files.createDirectories(vault.resolve(".assay"));
    Files.writeString(vault.resolve(PolicyFile.NAME), json.replace('\'', '"'));
    return file().read();
  }

  private PolicyFile file() {
    return new PolicyFile(vault, new DocumentFile());
  }

  @Test
  void aVaultWithoutTheFileAsksNoModel() {
    assertThat(file().read()).isEqualTo(new PolicyReading.Absent());
    assertThat(file().read().policies().of(CLAIMS)).isEqualTo(GatePolicy.DEFAULT);
  }

  @Test
  void aBoundaryFallsBackToItsGateAndTheGateToTheDefault() throws IOException {
    Policies policies =
        read("{'version':1,'gates':{'tiers':{'profile':'local','acceptance':'rules','votes':2},"
                + "'tiers/high':{'profile':'strong'}}}")
            .policies();

    GatePolicy tiers = new GatePolicy("local", Acceptance.RULES, 2);
    assertThat(policies.of(GateId.of("tiers"))).isEqualTo(tiers);
    assertThat(policies.of(new GateId("tiers", "low"))).isEqualTo(tiers);
    assertThat(policies.of(new GateId("tiers", "high")))
        .isEqualTo(new GatePolicy("strong", Acceptance.PERSON, 1));
    assertThat(policies.of(CLAIMS)).isEqualTo(GatePolicy.DEFAULT);
  }

  @Test
  void sourcesOfTruthHaveThreeVotesWhereTheModelIsChosenForAllClaims() throws IOException {
    Policies policies = read("{'version':1,'gates':{'claims':{'profile':'local'}}}").policies();

    assertThat(policies.of(CLAIMS).votes()).isEqualTo(1);
    assertThat(policies.of(SOT)).isEqualTo(new GatePolicy("local", Acceptance.PERSON, 3));
  }

  @Test
  void sourcesOfTruthHaveThreeVotesWhereNoNumberIsSaid() throws IOException {
    Policies policies = read("{'version':1,'gates':{'claims/sot':{'profile':'x'}}}").policies();

    assertThat(policies.of(SOT).votes()).isEqualTo(3);
    assertThat(policies.of(CLAIMS)).isEqualTo(GatePolicy.DEFAULT);
  }

  @Test
  void votesThatAreSaidCount() throws IOException {
    Policies policies =
        read("{'version':1,'gates':{'claims/sot':{'profile':'x','votes':2}}}").policies();

    assertThat(policies.of(SOT).votes()).isEqualTo(2);
  }

  @Test
  void withoutAModelSourcesOfTruthHaveNoVotesToCount() {
    assertThat(Policies.NONE.of(SOT)).isEqualTo(GatePolicy.DEFAULT);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '~',
      value = {
        "[] | is no JSON object",
        "{'version':1,'gates':{}} x | is no JSON",
        "{'version':1,'version':1,'gates':{}} | is no JSON",
        "{'gates':{}} | has another 'version' than 1",
        "{'version':2,'gates':{}} | has another 'version' than 1",
        "{'version':'1','gates':{}} | has another 'version' than 1",
        "{'version':1,'gates':{},'mdoel':1} | has the key 'mdoel', which it may not have",
        "{'version':1} | has no object 'gates'",
        "{'version':1,'gates':{'Claims':{}}} "
            + "| names 'Claims', which is no gate such as claims or claims/sot",
        "{'version':1,'gates':{'claims':'x'}} | says nothing of gate 'claims'",
        "{'version':1,'gates':{'claims':{'profile':'x','vote':2}}} "
            + "| has the key 'vote', which it may not have",
        "{'version':1,'gates':{'claims':{'votes':2}}} | cannot be followed: gate 'claims' has no"
            + " 'profile', the name of one or \"\" for none",
        "{'version':1,'gates':{'claims':{'profile':null}}} | cannot be followed: gate 'claims' has"
            + " no 'profile', the name of one or \"\" for none",
        "{'version':1,'gates':{'claims':{'profile':'x','acceptance':'model'}}} | cannot be"
            + " followed: gate 'claims' has another 'acceptance' than person, rules or"
            + " rules-and-model",
        "{'version':1,'gates':{'claims':{'profile':'x','acceptance':null}}} | cannot be followed:"
            + " gate 'claims' has another 'acceptance' than person, rules or rules-and-model",
        "{'version':1,'gates':{'claims':{'profile':'x','votes':4}}} "
            + "| cannot be followed: gate 'claims' has other 'votes' than 1, 2 or 3",
        "{'version':1,'gates':{'claims':{'profile':'x','votes':0}}} "
            + "| cannot be followed: gate 'claims' has other 'votes' than 1, 2 or 3",
        "{'version':1,'gates':{'claims':{'profile':'x','votes':'2'}}} "
            + "| cannot be followed: gate 'claims' has other 'votes' than 1, 2 or 3",
      })
  void whatCannotBeFollowedAsksNoModel(String json, String reason) throws IOException {
    PolicyReading reading = read(json);

    assertThat(reading).isEqualTo(new PolicyReading.Unknown(reason));
    assertThat(reading.policies()).isEqualTo(Policies.NONE);
  }

  @Test
  void aChangeIsReadBack() throws IOException {
    GatePolicy policy = new GatePolicy("local", Acceptance.RULES_AND_MODEL, 2);

    assertThat(file().change(p -> p.with(CLAIMS, policy))).isEmpty();
    assertThat(file().change(p -> p.with(SOT, GatePolicy.DEFAULT))).isEmpty();

    Policies policies = file().read().policies();
    assertThat(policies.of(CLAIMS)).isEqualTo(policy);
    assertThat(policies.of(SOT)).isEqualTo(GatePolicy.DEFAULT);
    assertThat(Files.readString(vault.resolve(PolicyFile.NAME)))
        .isEqualTo(
            """
            {
              "version" : 1,
              "gates" : {
                "claims" : {
                  "profile" : "local",
                  "acceptance" : "rules-and-model",
                  "votes" : 2
                },
                "claims/sot" : {
                  "profile" : "",
                  "acceptance" : "person",
                  "votes" : 1
                }
              }
            }
            """);
  }

  @Test
  void aChangeLeavesAFileThatCannotBeReadAsItIs() throws IOException {
    read("{'version':2}");

    assertThat(file().change(p -> p.without(CLAIMS)))
        .contains(
            ".assay/judges.json has another 'version' than 1. Nothing was changed; mend the file"
                + " or take it away.");
    assertThat(Files.readString(vault.resolve(PolicyFile.NAME))).isEqualTo("{\"version\":2}");
  }
}
