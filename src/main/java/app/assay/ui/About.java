package app.assay.ui;

import app.assay.ui.about.AboutCard;
import app.assay.ui.about.Work;
import app.assay.ui.about.Works;
import app.assay.ui.action.Actions;
import app.assay.ui.shell.Frame;
import app.assay.ui.theme.Texts;
import app.assay.workspace.Outcome;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// Shows what the program is made of.
final class About {

  private final Texts texts = new Texts("about");
  private final Models models;
  private final Frame frame;

  About(Models models, Frame frame) {
    this.models = models;
    this.frame = frame;
  }

  void addTo(Actions actions) {
    actions.add("app.about", "", this::show);
  }

  private void show() {
    Optional<Path> notices =
        Works.notices(Optional.ofNullable(System.getProperty("assay.installed")));
    Map<String, String> versions = new LinkedHashMap<>();
    versions.put("java", property("java.runtime.version") + ", " + property("java.vm.vendor"));
    versions.put("javafx", property("javafx.runtime.version"));
    versions.put(
        "system",
        "%s %s, %s".formatted(property("os.name"), property("os.version"), property("os.arch")));
    versions.put("settings", models.outside.settings().folder().toString());
    versions.put(
        "licences",
        notices
            .map(file -> texts.get("licences.in", file))
            .orElseGet(() -> texts.get("licences.package")));
    AboutCard card = new AboutCard(ReviewScreens.PROGRAM, versions, frame.overlay()::close);
    frame.overlay().show(card);
    models
        .outside
        .runner()
        .submit(
            texts.get("task"),
            progress -> Works.read(notices),
            (Outcome<List<Work>> outcome) -> {
              if (outcome instanceof Outcome.Done<List<Work>>(List<Work> works)) {
                card.show(works);
              }
            });
  }

  private static String property(String name) {
    return System.getProperty(name, "");
  }
}
