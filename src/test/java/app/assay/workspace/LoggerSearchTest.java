package app.assay.workspace;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatNoException;

import org.junit.jupiter.api.Test;

class LoggerSearchTest {

  @Test
  void loggersAreThereWhileTheSearchGoesOnAndNoThreadOfItKeepsTheProgramAlive() {
    assertThatNoException().isThrownBy(LoggerSearch::begin);
    assertThat(System.getLogger("app.assay").getName()).isEqualTo("app.assay");
    assertThat(Thread.getAllStackTraces().keySet())
        .filteredOn(thread -> thread.getName().equals("logger search"))
        .allMatch(Thread::isDaemon);
  }
}
