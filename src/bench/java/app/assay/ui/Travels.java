package app.assay.ui;

import java.util.Locale;
import java.util.SplittableRandom;
import org.fxmisc.richtext.CodeArea;

/// A document walked through without a word typed: jumps to far places, each with lines that were
/// never seen, and scrolling as a wheel does.
final class Travels {

  private static final int JUMPS = 40;
  private static final int NOTCHES = 200;
  private static final double NOTCH = 120;
  private static final int JUMP_MILLIS = 150;
  private static final int NOTCH_MILLIS = 20;
  private static final int REST_MILLIS = 400;

  private final CodeArea area;
  private final Slices slices;
  private final SplittableRandom random = new SplittableRandom(7);

  Travels(CodeArea area, Slices slices) {
    this.area = area;
    this.slices = slices;
  }

  /// Prints how long the thread that draws was busy at a stretch.
  void run() throws Exception {
    Fx.rest(REST_MILLIS);
    slices.clear();
    for (int i = 0; i < JUMPS; i++) {
      Fx.run(this::jump);
      Fx.rest(JUMP_MILLIS);
    }
    print("jumped to %d places", JUMPS);
    for (int i = 0; i < NOTCHES; i++) {
      Fx.run(() -> area.scrollYBy(NOTCH));
      Fx.rest(NOTCH_MILLIS);
    }
    print("scrolled by %d notches of a wheel", NOTCHES);
  }

  private void jump() {
    area.moveTo(random.nextInt(area.getLength()));
    area.requestFollowCaret();
  }

  private void print(String what, int times) throws Exception {
    Fx.rest(REST_MILLIS);
    System.out.printf(Locale.ROOT, "  " + what + "%n", times);
    slices.print();
    slices.clear();
  }
}
