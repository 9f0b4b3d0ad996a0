package app.assay.workspace;

import app.assay.finding.Rule;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Optional;

/// The pages that explain the rules, as they are shipped with the program.
public final class RulePages {

  private static final String FOLDER = "/app/assay/assets/";

  private RulePages() {}

  /// The Markdown of a rule's page.
  public static Optional<String> of(Rule rule) {
    try (InputStream in = RulePages.class.getResourceAsStream(FOLDER + rule.page())) {
      return in == null
          ? Optional.empty()
          : Optional.of(new String(in.readAllBytes(), StandardCharsets.UTF_8));
    } catch (IOException e) {
      throw new UncheckedIOException("a page of the program cannot be read", e);
    }
  }
}
