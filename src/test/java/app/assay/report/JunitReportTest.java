package app.assay.report;

import static org.assertj.core.api.Assertions.assertThat;

import app.assay.workspace.Gravity;
import java.io.IOException;
import java.io.StringReader;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import org.junit.jupiter.api.Test;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.xml.sax.InputSource;
import org.xml.sax.SAXException;

class JunitReportTest {

  private static final ReportOptions PLAIN = ReportOptions.plain("0.1.0");

  @Test
  void countsAgreeWithTheCases() throws Exception {
    Document xml = parse(SampleRun.render(ReportFormat.JUNIT, PLAIN));
    var suites = xml.getElementsByTagName("testsuite");
    assertThat(suites.getLength()).isEqualTo(5);
    for (int i = 0; i < suites.getLength(); i++) {
      Element suite = (Element) suites.item(i);
      assertThat(suite.getAttribute("tests")).isEqualTo(count(suite, "testcase"));
      assertThat(suite.getAttribute("failures")).isEqualTo(count(suite, "failure"));
      assertThat(suite.getAttribute("errors")).isEqualTo(count(suite, "error"));
      assertThat(suite.getAttribute("skipped")).isEqualTo(count(suite, "skipped"));
    }
  }

  @Test
  void warningIsOutputUnlessTheRunIsStrict() throws Exception {
    Element lenient = suite(PLAIN, "notes/claim.cgd.md");
    Element strict = suite(PLAIN.with(Gravity.STRICT), "notes/claim.cgd.md");
    assertThat(count(lenient, "failure")).isEqualTo("0");
    assertThat(count(lenient, "system-out")).isEqualTo("1");
    assertThat(count(strict, "failure")).isEqualTo("1");
  }

  @Test
  void ruleThatCouldNotLookIsSkippedWithItsReason() throws Exception {
    Element skipped =
        (Element) suite(PLAIN, "notes/broken.cgd.md").getElementsByTagName("skipped").item(0);
    assertThat(skipped.getAttribute("message"))
        .isEqualTo("not evaluated: the front matter could not be read");
  }

  @Test
  void charactersXmlCannotHoldAreSpelledOut() {
    assertThat(XmlText.of("a\u0000b\u001B\uD800c\uFFFE<&>\"\n"))
        .isEqualTo("a\\u0000b\\u001b\\ud800c\\ufffe&lt;&amp;&gt;&quot;&#10;");
    assertThat(XmlText.of("\uD83D\uDC26")).isEqualTo("\uD83D\uDC26");
  }

  private static Element suite(ReportOptions options, String name) throws Exception {
    var suites =
        parse(SampleRun.render(ReportFormat.JUNIT, options)).getElementsByTagName("testsuite");
    for (int i = 0; i < suites.getLength(); i++) {
      Element suite = (Element) suites.item(i);
      if (suite.getAttribute("name").equals(name)) {
        return suite;
      }
    }
    throw new AssertionError(name);
  }

  private static String count(Element suite, String tag) {
    return String.valueOf(suite.getElementsByTagName(tag).getLength());
  }

  private static Document parse(String xml)
      throws IOException, ParserConfigurationException, SAXException {
    return DocumentBuilderFactory.newInstance()
        .newDocumentBuilder()
        .parse(new InputSource(new StringReader(xml)));
  }
}
