package app.assay.workspace;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class JsonTreeTest {

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{\"a\": [1, -2.5, \"x\\u00e9\", true, false, null, {\"b\": {}}, []], \"c\": \"\"}",
        "{\"a\": 1, \"a\": 2}",
        "[]",
        "\"text\"",
        "",
        " ",
        "{} trailing"
      })
  void treeReadsAsThatOfTheMapper(String text) throws IOException {
    assertThat(JsonTree.of(text)).hasToString(new ObjectMapper().readTree(text).toString());
  }

  @ParameterizedTest
  @ValueSource(strings = {"{", "{\"a\"", "{\"a\":", "[1,", "nul", "{]", "{\"a\": 1,}", "\u0000"})
  void whatIsNoJsonIsRefused(String text) {
    assertThatThrownBy(() -> JsonTree.of(text)).isInstanceOf(JsonProcessingException.class);
  }

  @Test
  void deepNestingIsRefusedBeforeTheStackEnds() {
    assertThatThrownBy(() -> JsonTree.of("[".repeat(100_000)))
        .isInstanceOf(JsonProcessingException.class);
  }
}
