package app.assay.ui.signature;

import static org.assertj.core.api.Assertions.assertThat;

import app.assay.cgd.CgdText;
import app.assay.cgd.MachineNames;
import app.assay.cgd.rules.FormatRules;
import app.assay.hitl.signature.DocumentSigning;
import app.assay.hitl.signature.OwnKey;
import app.assay.hitl.signature.Verdict;
import app.assay.ledger.Ledger;
import app.assay.text.DocumentFile;
import app.assay.text.TextEdit;
import app.assay.ui.documents.DocumentsFixture;
import app.assay.ui.documents.OpenDocument;
import app.assay.ui.settings.Preferences;
import app.assay.ui.signature.SignModel.Stage;
import app.assay.workspace.SameThreadRunner;
import app.assay.workspace.SettingsFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SignModelTest {

  private static final String PASSPHRASE = "canary-7f3a-kein-Wort";
  private static final OwnKey KEY = OwnKey.make("");
  private static final OwnKey LOCKED = OwnKey.make(PASSPHRASE);

  @TempDir Path folder;
  private final DocumentsFixture fixture = new DocumentsFixture();
  private SignatureTools tools;
  private OpenDocument document;
  private int told;

  @BeforeEach
  void reviewedDocumentAndKeys() throws IOException {
    Files.writeString(folder.resolve("id"), KEY.privateFile());
    Files.writeString(folder.resolve("locked"), LOCKED.privateFile());
    Files.writeString(folder.resolve("signers"), "\"Ida Berg\" " + KEY.publicLine() + "\n");
    Files.writeString(folder.resolve("price.cgd.md"), CgdText.confirmed("Ida Berg").text());
    document = fixture.open(folder.resolve("price.cgd.md"));
    DocumentFile files = new DocumentFile();
    SameThreadRunner runner = new SameThreadRunner();
    Preferences preferences =
        new Preferences(
            new SettingsFile(folder.resolve("settings"), files),
            runner,
            MachineNames.load(),
            trouble -> {},
            "settings");
    preferences.setReviewer("Ida Berg");
    Clock clock = Clock.fixed(Instant.parse("2026-06-15T09:00:00Z"), ZoneOffset.UTC);
    tools =
        new SignatureTools(
            runner,
            files,
            preferences,
            MachineNames.load(),
            root ->
                new DocumentSigning(
                    files, FormatRules.validator(), Ledger.open(root, clock), "test"),
            () -> DocumentsFixture.CONTEXT,
            () -> told++);
  }

  private SignModel signing() {
    return new SignModel(tools, document, folder);
  }

  private SignModel sign(String key, String passphrase) {
    SignModel model = signing();
    model.sign(
        key.isEmpty() ? "" : folder.resolve(key).toString(),
        model.reviewer(),
        passphrase.toCharArray(),
        false);
    return model;
  }

  private Path beside() {
    return folder.resolve("price.cgd.md.sig");
  }

  private Verdict verdict(String signers) {
    VerdictModel model = new VerdictModel(tools, document, folder);
    model.verify(signers.isEmpty() ? "" : folder.resolve(signers).toString());
    return model.verdict().orElseThrow();
  }

  @Test
  void signatureLiesBesideTheDocumentAndIsValid() throws IOException {
    SignModel model = sign("id", "");
    assertThat(model.stage()).isEqualTo(Stage.DONE);
    assertThat(model.messages().getFirst())
        .startsWith("Signed by Ida Berg with SHA256:")
        .contains("price.cgd.md.sig beside the document");
    assertThat(told).isEqualTo(1);
    assertThat(Files.readString(beside())).startsWith("-----BEGIN SSH SIGNATURE-----");
    assertThat(verdict("signers"))
        .isInstanceOfSatisfying(
            Verdict.Valid.class, valid -> assertThat(valid.principal()).isEqualTo("Ida Berg"));
  }

  @Test
  void signatureIsOfAnUnknownSignerWithoutAListThatNamesIt() {
    sign("id", "");
    assertThat(verdict("")).isInstanceOf(Verdict.UnknownSigner.class);
  }

  @Test
  void listOfTheVaultIsTheFirstThatIsAsked() throws IOException {
    sign("id", "");
    Files.createDirectories(folder.resolve(".assay"));
    Files.copy(folder.resolve("signers"), folder.resolve(".assay/allowed_signers"));
    VerdictModel model = new VerdictModel(tools, document, folder);
    model.verify(model.signers());
    assertThat(model.verdict().orElseThrow()).isInstanceOf(Verdict.Valid.class);
  }

  @Test
  void signatureOfAnotherTextIsNotValid() throws IOException {
    sign("id", "");
    Files.writeString(
        folder.resolve("price.cgd.md"), CgdText.confirmed("Ida Berg").text().replace("99", "98"));
    assertThat(verdict("signers")).isInstanceOf(Verdict.WrongText.class);
  }

  @Test
  void lockedKeyAsksForItsPassphraseAndKeepsItNowhere() throws IOException {
    SignModel model = signing();
    String key = folder.resolve("locked").toString();
    model.sign(key, "", new char[0], false);
    assertThat(model.stage()).isEqualTo(Stage.LOCKED);
    model.sign(key, "", "wrong".toCharArray(), false);
    assertThat(model.stage()).isEqualTo(Stage.LOCKED);
    assertThat(model.isRefused()).isTrue();
    char[] typed = PASSPHRASE.toCharArray();
    model.sign(key, "", typed, false);
    assertThat(model.stage()).isEqualTo(Stage.DONE);
    assertThat(typed).containsOnly('\0');
    assertThat(tools.preferences().settings().files()).containsEntry("signing-key", key);
    assertThat(everythingWritten()).noneMatch(text -> text.contains(PASSPHRASE));
  }

  private List<String> everythingWritten() throws IOException {
    List<String> texts = new ArrayList<>();
    try (Stream<Path> files = Files.walk(folder)) {
      for (Path file : files.filter(Files::isRegularFile).toList()) {
        texts.add(Files.readString(file, java.nio.charset.StandardCharsets.ISO_8859_1));
      }
    }
    assertThat(texts).hasSizeGreaterThan(5);
    return texts;
  }

  @Test
  void withoutAKeyNothingIsSigned() {
    SignModel model = sign("", "");
    assertThat(model.stage()).isEqualTo(Stage.ASKING);
    assertThat(model.isRefused()).isTrue();
    assertThat(beside()).doesNotExist();
  }

  @Test
  void documentWithoutAKeySaysThatItIsUnsigned() {
    assertThat(verdict("signers")).isInstanceOf(Verdict.Missing.class);
    SignModel model = signing();
    model.note("Ida Berg", false);
    assertThat(model.stage()).isEqualTo(Stage.DONE);
    assertThat(verdict("signers"))
        .isInstanceOfSatisfying(
            Verdict.Unsigned.class, unsigned -> assertThat(unsigned.sameText()).isTrue());
  }

  @Test
  void changesThatAreNotSavedAreNotSigned() {
    document.text().apply("type", List.of(TextEdit.insert(document.text().text().length(), "\n")));
    SignModel model = sign("id", "");
    assertThat(model.messages().getFirst()).startsWith("Nothing was signed: price.cgd.md has");
    assertThat(beside()).doesNotExist();
  }

  @Test
  void whoConfirmedNothingDoesNotSign() {
    SignModel model = signing();
    model.sign(folder.resolve("id").toString(), "Ann Holt", new char[0], false);
    assertThat(model.messages().getFirst()).startsWith("Ann Holt confirmed none of its claims");
    assertThat(beside()).doesNotExist();
  }

  @Test
  void signatureThatIsThereIsReplacedOnlyWhenThatIsAsked() throws IOException {
    sign("id", "");
    String before = Files.readString(beside());
    OwnKey other = OwnKey.make("");
    Files.writeString(folder.resolve("other"), other.privateFile());
    SignModel model = sign("other", "");
    assertThat(model.hasFile()).isTrue();
    assertThat(model.isRefused()).isTrue();
    assertThat(Files.readString(beside())).isEqualTo(before);
    model.sign(folder.resolve("other").toString(), "", new char[0], true);
    assertThat(model.stage()).isEqualTo(Stage.DONE);
    assertThat(Files.readString(beside())).isNotEqualTo(before);
  }
}
