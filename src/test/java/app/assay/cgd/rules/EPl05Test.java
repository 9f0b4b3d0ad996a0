package app.assay.cgd.rules;

import app.assay.cgd.CgdDocument;
import app.assay.cgd.CgdParser;
import app.assay.cgd.CgdText;
import app.assay.cgd.Limits;
import app.assay.text.SourceText;
import java.time.Duration;
import java.util.concurrent.atomic.AtomicLong;

class EPl05Test extends RuleFixtures implements BuiltFixtures {

  @Override
  public CgdDocument firing() {
    return readIn(Duration.ofSeconds(5).plusNanos(1));
  }

  @Override
  public CgdDocument silent() {
    return readIn(Duration.ofSeconds(5));
  }

  private static CgdDocument readIn(Duration time) {
    AtomicLong clock = new AtomicLong();
    CgdParser parser = new CgdParser(Limits.STANDARD, () -> clock.getAndAdd(time.toNanos()));
    return parser.parse(SourceText.of(CgdText.valid().text()));
  }
}
