package app.assay.ui.details;

import app.assay.finding.Rule;
import app.assay.ledger.LedgerEntry;
import app.assay.ui.judge.OpinionBox;
import app.assay.ui.judge.model.SaidWords;
import app.assay.ui.theme.Chips;
import app.assay.ui.theme.KeyCap;
import app.assay.ui.theme.MarkdownPage;
import app.assay.ui.theme.PanelHeader;
import app.assay.ui.theme.Texts;
import app.assay.workspace.ClaimReport;
import app.assay.workspace.PlacedFinding;
import app.assay.workspace.PlacedFix;
import app.assay.workspace.RulePages;
import java.time.InstantSource;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

/// The tool window at the right: everything known of the finding or claim that is selected.
public final class DetailsView extends VBox {

  private static final DateTimeFormatter DAY =
      DateTimeFormatter.ISO_LOCAL_DATE.withZone(ZoneOffset.UTC);

  private final Texts texts = new Texts("details");
  private final DetailsModel model;
  private final Consumer<Subject.OfClaim> review;
  private final boolean canReview;
  private final InstantSource now;
  private final PanelHeader header = new PanelHeader(texts.get("title"), "");
  private String reviewKeys = "";
  private Optional<Told> told = Optional.empty();
  private Optional<Page> page = Optional.empty();
  private Label place = new Label();
  private final VBox body = new VBox();
  private final ScrollPane scroll = new ScrollPane(body);

  /// What is said of a finding beside its place, which moves with every keystroke above it.
  private record Told(Rule rule, String message, List<String> fixes) {

    static Told of(PlacedFinding finding) {
      return new Told(
          finding.rule(),
          finding.finding().message(),
          finding.fixes().stream().map(PlacedFix::title).toList());
    }
  }

  /// The page of a rule, which is made once while findings of one rule are looked at.
  private record Page(Rule rule, Optional<MarkdownPage> node) {}

  /// @param canReview whether claims can be answered here
  /// @param review opens a claim in review
  /// @param now to say how old an answer of a judge is
  public DetailsView(
      DetailsModel model, boolean canReview, Consumer<Subject.OfClaim> review, InstantSource now) {
    this.model = model;
    this.now = now;
    this.review = review;
    this.canReview = canReview;
    getStyleClass().add("details");
    setId("details");
    body.getStyleClass().add("details-body");
    scroll.setId("details-scroll");
    scroll.setFitToWidth(true);
    scroll.setHbarPolicy(ScrollPane.ScrollBarPolicy.NEVER);
    VBox.setVgrow(scroll, Priority.ALWAYS);
    getChildren().addAll(header, scroll);
    model.onChange(this::follow);
    follow();
  }

  /// Prints the keys in force.
  ///
  /// @param source the key that leads to the source
  /// @param review the key on the button that opens a claim in review
  public void showKeys(String source, String review) {
    header.setKeys(source.isEmpty() ? "" : texts.get("toSource", source));
    if (!review.equals(reviewKeys)) {
      reviewKeys = review;
      follow();
    }
  }

  /// Puts the keyboard focus here, so that the arrows scroll.
  public void focusDetails() {
    scroll.requestFocus();
  }

  private void follow() {
    if (model.subject() instanceof Subject.OfFinding(var _, String shown, var finding)
        && told.equals(Optional.of(Told.of(finding)))) {
      place.setText(place(shown, finding));
      return;
    }
    told = Optional.empty();
    body.getChildren().clear();
    scroll.setVvalue(0);
    switch (model.subject()) {
      case Subject.Nothing() -> body.getChildren().add(words(texts.get("hint"), "muted"));
      case Subject.OfFinding finding -> finding(finding.finding(), finding.shown());
      case Subject.OfClaim claim -> claim(claim);
    }
  }

  private static String place(String shown, PlacedFinding finding) {
    return shown + " " + finding.region().start();
  }

  private void finding(PlacedFinding finding, String shown) {
    told = Optional.of(Told.of(finding));
    Label rule = new Label(finding.rule().id());
    rule.getStyleClass().add("strong");
    HBox head = new HBox(Chips.of(finding.severity()), rule);
    head.getStyleClass().add("details-head");
    add(head);
    add(words(finding.rule().title(), "details-title"));
    add(words(finding.finding().message()));
    add(caption("place"));
    place = words(place(shown, finding));
    add(place);
    section("section", finding.rule().section());
    if (finding.fixes().isEmpty()) {
      section("fixes", texts.get("fixes.none"));
    } else {
      add(caption("fixes"));
      finding.fixes().forEach(fix -> add(words("\u2022 " + fix.title())));
      add(words(texts.get("fixes.how"), "muted"));
    }
    page(finding.rule()).ifPresent(this::addApart);
  }

  private static MarkdownPage page(String markdown) {
    MarkdownPage page = new MarkdownPage(markdown);
    page.setId("rule-page");
    return page;
  }

  private Optional<MarkdownPage> page(Rule rule) {
    Page known =
        page.filter(p -> p.rule().equals(rule))
            .orElseGet(() -> new Page(rule, RulePages.of(rule).map(DetailsView::page)));
    page = Optional.of(known);
    return known.node();
  }

  private void claim(Subject.OfClaim subject) {
    ClaimReport claim = subject.claim();
    String round = claim.round().orElse("?");
    add(words(texts.get("claim", round, texts.get("state." + claim.state())), "caption"));
    add(words(claim.text().orElse(texts.get("claim.noText")), "details-title"));
    add(
        words(
            claim.id().orElse(texts.get("claim.noId")) + " \u00B7 " + claim.location().orElse("?"),
            "muted"));
    boolean confirmed = claim.state().equals("VERIFIED");
    section(confirmed ? "source" : "verify", claim.source().orElse(texts.get("claim.noSource")));
    section("why", texts.get(whyKey(claim)));
    if (claim.confirmedBy().isPresent() || claim.confirmedDate().isPresent()) {
      section(
          "confirmed",
          claim.confirmedBy().orElse(texts.get("claim.nobody"))
              + " \u00B7 "
              + claim.confirmedDate().orElse(texts.get("claim.noDate")));
    }
    addApart(history());
    addApart(new OpinionBox(model.opinion(), new SaidWords(now.instant())));
    if (!confirmed) {
      Button open = new Button(texts.get("review"));
      open.setId("details-review");
      open.getStyleClass().add("accent");
      open.setMaxWidth(Double.MAX_VALUE);
      KeyCap cap = new KeyCap("");
      cap.show(reviewKeys);
      open.setGraphic(cap);
      open.setContentDisplay(javafx.scene.control.ContentDisplay.RIGHT);
      open.setDisable(!canReview);
      open.setOnAction(e -> review.accept(subject));
      addApart(open);
    }
  }

  private static String whyKey(ClaimReport claim) {
    return switch (claim.state()) {
      case "VERIFIED" -> "why.confirmed";
      case "PARTIAL" -> "why.partial";
      default -> claim.round().orElse("").equals("A") ? "why.A" : "why.B";
    };
  }

  private Node history() {
    VBox box = new VBox(caption("history"));
    box.getStyleClass().add("well");
    List<LedgerEntry> entries = model.history();
    if (entries.isEmpty()) {
      box.getChildren().add(words(texts.get("history.none"), "muted"));
    }
    for (LedgerEntry entry : entries) {
      var decision = entry.record();
      String note = decision.note().isEmpty() ? "" : ": " + decision.note();
      box.getChildren()
          .add(
              words(
                  texts.get(
                          "history.entry",
                          DAY.format(entry.time()),
                          decision.decision(),
                          decision.reviewer())
                      + note));
    }
    return box;
  }

  private void section(String key, String text) {
    add(caption(key));
    add(words(text));
  }

  private void add(Node node) {
    body.getChildren().add(node);
  }

  /// Adds what stands for itself, a little apart from what is above.
  private void addApart(Node node) {
    Region gap = new Region();
    gap.getStyleClass().add("gap");
    body.getChildren().addAll(gap, node);
  }

  private Label caption(String key) {
    return words(texts.get("caption." + key), "caption");
  }

  private static Label words(String text, String... styles) {
    Label label = new Label(text);
    label.getStyleClass().addAll(styles);
    label.setWrapText(true);
    label.setMinHeight(Region.USE_PREF_SIZE);
    return label;
  }
}
