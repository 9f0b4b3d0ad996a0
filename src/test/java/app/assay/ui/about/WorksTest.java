package app.assay.ui.about;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.URI;
import java.net.URL;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class WorksTest {

  private static URL url(String jar) throws Exception {
    return URI.create("jar:file:/opt/lib/" + jar + "!/META-INF/MANIFEST.MF").toURL();
  }

  @Test
  void noticesNameEachWorkWithVersionAndLicence() {
    String text =
        """
        Assay contains the following works of others.

        ==============================================================================
        info.picocli:picocli 4.7.7
        Licence: Apache-2.0

        Text of the licence.
        ==============================================================================
        Font Inter
        Licence: OFL-1.1
        """;
    assertThat(Works.ofNotices(text))
        .containsExactly(
            new Work("picocli", "4.7.7", "Apache-2.0"), new Work("Font Inter", "", "OFL-1.1"));
  }

  @Test
  void librariesAreKnownByTheirNamesWhereThereAreNoNotices() throws Exception {
    assertThat(
            Works.ofLibraries(
                List.of(
                    url("picocli-4.7.7.jar"),
                    url("javafx-base-26.0.2-linux.jar"),
                    url("javafx-base-26.0.2.jar"),
                    URI.create("file:/out/classes/META-INF/MANIFEST.MF").toURL())))
        .containsExactly(new Work("javafx-base", "26.0.2", ""), new Work("picocli", "4.7.7", ""));
    assertThat(Works.read(Optional.empty())).extracting(Work::name).contains("picocli", "jspecify");
  }
}
