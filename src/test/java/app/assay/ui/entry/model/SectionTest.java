package app.assay.ui.entry.model;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class SectionTest {

  @Test
  void partsStandUnderTheirHeadings() {
    assertThat(Section.of("Before\n\n## Background\nTwo gales.\n## Details\n"))
        .containsExactly(
            new Section("", "Before"),
            new Section("Background", "Two gales."),
            new Section("Details", ""));
  }

  @Test
  void headingInsideAFenceIsText() {
    assertThat(Section.of("## Details\n```\n## no heading\n```\n"))
        .containsExactly(new Section("Details", "```\n## no heading\n```"));
  }

  @Test
  void nothingHasNoParts() {
    assertThat(Section.of("")).isEmpty();
  }
}
