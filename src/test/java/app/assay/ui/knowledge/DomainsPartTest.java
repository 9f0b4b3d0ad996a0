package app.assay.ui.knowledge;

import static org.assertj.core.api.Assertions.assertThat;

import app.assay.HandClock;
import app.assay.distillery.curation.LayerOneGate;
import app.assay.distillery.record.VaultLedger;
import app.assay.hitl.Reviewer;
import app.assay.ledger.Ledger;
import app.assay.ui.FxTest;
import app.assay.ui.entry.model.DraftCheck;
import app.assay.ui.knowledge.model.DomainsModel;
import app.assay.ui.knowledge.model.KnowledgeModel;
import app.assay.ui.knowledge.model.StoreDomains;
import app.assay.ui.knowledge.model.StoreKnowledge;
import app.assay.vault.Domain;
import app.assay.vault.DomainStatus;
import app.assay.vault.VaultException;
import app.assay.vault.VaultStore;
import app.assay.workspace.SameThreadRunner;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;
import javafx.scene.input.KeyCode;
import org.eclipse.jgit.api.Git;
import org.eclipse.jgit.api.errors.GitAPIException;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.testfx.util.WaitForAsyncUtils;

/// The registry of domains by keyboard, with pictures to look at.
class DomainsPartTest extends FxTest {

  @TempDir private Path folder;
  private final HandClock clock = new HandClock(Instant.parse("2026-03-01T09:00:00Z"));
  private Optional<Path> checkout = Optional.empty();
  private VaultStore store;
  private KnowledgeView view;
  private int left;

  @Override
  protected Parent root() {
    try {
      store = LightVault.in(folder, clock);
    } catch (VaultException e) {
      throw new AssertionError(e);
    }
    clock.pass(Duration.ofDays(60));
    VaultLedger ledger = new VaultLedger(Ledger.open(folder, clock), "vault.db", "1");
    LayerOneGate gate = new LayerOneGate();
    KnowledgeModel model =
        new KnowledgeModel(
            new StoreKnowledge(store, ledger, gate, clock),
            new SameThreadRunner(),
            () -> Optional.of(new Reviewer(LightVault.PERSON)),
            DraftCheck.of(gate));
    DomainsModel.Checkouts checkouts =
        new DomainsModel.Checkouts() {
          @Override
          public Optional<Path> usual() {
            return Optional.empty();
          }

          @Override
          public Optional<Path> choose() {
            return checkout;
          }
        };
    view =
        new KnowledgeView(
            model,
            new DomainsModel(model, new StoreDomains(store, ledger), checkouts),
            () -> {},
            () -> {},
            () -> left++,
            () -> {});
    return view;
  }

  @Override
  protected double width() {
    return 1440;
  }

  @Override
  protected double height() {
    return 900;
  }

  @BeforeEach
  void show() {
    interact(view::shown);
    settle();
    focused("#knowledge-entries");
    key(KeyCode.DIGIT2);
    focused("#knowledge-domains");
  }

  @AfterEach
  void close() {
    store.close();
  }

  private void key(KeyCode... keys) {
    push(keys);
    settle();
  }

  private void focused(String id) {
    await(() -> lookup(id).tryQuery().filter(Node::isFocused).isPresent());
  }

  private static void await(Callable<Boolean> condition) {
    try {
      WaitForAsyncUtils.waitFor(20, TimeUnit.SECONDS, condition);
    } catch (TimeoutException e) {
      throw new AssertionError(e);
    }
    settle();
  }

  private String words(String id) {
    return lookup(id).queryAs(Label.class).getText();
  }

  private Domain domain(String name) {
    try {
      return store.<Optional<Domain>>read(vault -> vault.domain(name)).orElseThrow();
    } catch (VaultException e) {
      throw new AssertionError(e);
    }
  }

  private List<String> lines(String id) {
    return lookup(id).queryListView().getItems().stream().map(String::valueOf).toList();
  }

  private void select(String name) {
    ListView<Domain> list = lookup("#knowledge-domains").queryListView();
    interact(() -> list.getSelectionModel().select(domain(name)));
    settle();
  }

  @Test
  void aMergeIsShownMadeAndTakenBackByKeys() {
    picture("domains");
    select("fogs");
    key(KeyCode.M);
    focused("#domain-target");
    key(KeyCode.CONTROL, KeyCode.ENTER);
    assertThat(words("#knowledge-message")).startsWith("Choose the domain");
    key(KeyCode.V);
    key(KeyCode.C);
    focused("#domain-target");
    key(KeyCode.DOWN);
    key(KeyCode.DOWN);
    picture("domains-merge");
    key(KeyCode.CONTROL, KeyCode.ENTER);
    assertThat(lines("#domain-preview"))
        .contains(
            "~ domain  fogs  active \u2192 deprecated",
            "~ entry   reed  fogs \u2192 fog  \u201CChange the reed each spring\u201D");
    assertThat(domain("fogs").status()).isEqualTo(DomainStatus.ACTIVE);
    picture("domains-preview");
    key(KeyCode.CONTROL, KeyCode.ENTER);
    assertThat(words("#knowledge-message")).startsWith("A reason is needed");
    focused("#knowledge-reason");
    write("One word for fog.");
    key(KeyCode.CONTROL, KeyCode.ENTER);
    assertThat(words("#knowledge-message")).startsWith("Merged: fogs -> fog");
    assertThat(domain("fogs").status()).isEqualTo(DomainStatus.DEPRECATED);
    focused("#knowledge-domains");
    key(KeyCode.CONTROL, KeyCode.Z);
    assertThat(words("#knowledge-message")).isEqualTo("Taken back.");
    assertThat(domain("fogs").activeEntries()).isEqualTo(1);
  }

  @Test
  void aSplitAsksWhichEntriesGo() {
    select("lamp");
    key(KeyCode.S);
    focused("#domain-name");
    write("oil");
    picture("domains-split");
    key(KeyCode.CONTROL, KeyCode.ENTER);
    assertThat(words("#knowledge-message")).isEqualTo("A name is missing.");
    key(KeyCode.ESCAPE);
    key(KeyCode.ESCAPE);
    assertThat(left).isEqualTo(1);
  }

  @Test
  void whatIsInUseIsNotDeprecatedAndWhatIsEmptyIs() {
    select("lamp");
    key(KeyCode.X);
    assertThat(words("#knowledge-message")).contains("has 16 active entries");
    select("bell");
    key(KeyCode.X);
    assertThat(lines("#domain-preview"))
        .containsExactly("~ domain  bell  active \u2192 deprecated");
    key(KeyCode.ESCAPE);
    assertThat(domain("bell").status()).isEqualTo(DomainStatus.ACTIVE);
  }

  @Test
  void aPathThatMatchesNothingIsRefused() {
    select("fog");
    key(KeyCode.P);
    focused("#domain-paths");
    key(KeyCode.CONTROL, KeyCode.A);
    write("src/*.txt");
    key(KeyCode.CONTROL, KeyCode.ENTER);
    assertThat(words("#knowledge-message")).startsWith("\u201Csrc/*.txt\u201D matches nothing");
  }

  @Test
  void filesWithoutADomainAreShown() throws IOException, GitAPIException {
    key(KeyCode.V);
    assertThat(words("#coverage-summary")).startsWith("No checkout was looked at.");
    picture("domains-repository-none");
    checkout = Optional.of(repository());
    key(KeyCode.G);
    assertThat(words("#coverage-summary"))
        .isEqualTo("4 files in light: 2 matched by a path, 2 by none.");
    assertThat(lines("#coverage-unmatched"))
        .containsExactly("(top folder)  1 file", "    README", "tower/  1 file", "    stairs.txt");
    picture("domains-repository");
  }

  private Path repository() throws IOException, GitAPIException {
    Path root = Files.createDirectories(folder.resolve("light"));
    try (Git git = Git.init().setDirectory(root.toFile()).call()) {
      for (String file : List.of("README", "fog/horn.txt", "lamp/oil.txt", "tower/stairs.txt")) {
        Files.createDirectories(root.resolve(file).getParent());
        Files.writeString(root.resolve(file), file);
        git.add().addFilepattern(file).call();
      }
    }
    return root;
  }
}
