package app.assay.cli;

import app.assay.judge.model.Estimate;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.math.BigDecimal;
import java.util.List;
import java.util.TreeMap;
import java.util.stream.Collectors;

/// What asking would cost at most, before anybody is asked.
record EstimateText(Terminal terminal) {

  void write(List<Estimate> estimates, boolean json) throws IOException {
    if (json) {
      json(estimates);
      return;
    }
    if (estimates.isEmpty()) {
      terminal.out().println("No model is asked here, so that it costs nothing.");
    }
    for (Estimate one : estimates) {
      terminal
          .out()
          .println(
              "%d %s, %d answered before: at most %d calls, %d tokens sent, %d received, %s %s%s"
                  .formatted(
                      one.questions(),
                      one.questions() == 1 ? "question" : "questions",
                      one.cached(),
                      one.calls(),
                      one.tokens().input(),
                      one.tokens().output(),
                      one.money().toPlainString(),
                      one.currency(),
                      one.withinCap()
                          ? "."
                          : ", more than one run may cost; the rest would be deferred."));
    }
  }

  /// All money together, by currency.
  static String money(List<Estimate> estimates) {
    TreeMap<String, BigDecimal> sums = new TreeMap<>();
    estimates.forEach(e -> sums.merge(e.currency(), e.money(), BigDecimal::add));
    return sums.entrySet().stream()
        .filter(sum -> sum.getValue().signum() > 0)
        .map(sum -> sum.getValue().toPlainString() + " " + sum.getKey())
        .collect(Collectors.joining(" and "));
  }

  private void json(List<Estimate> estimates) throws IOException {
    ObjectNode json = JsonTree.object();
    json.put("version", 1);
    ArrayNode all = json.putArray("estimates");
    for (Estimate one : estimates) {
      all.addObject()
          .put("questions", one.questions())
          .put("cached", one.cached())
          .put("calls", one.calls())
          .put("inputTokens", one.tokens().input())
          .put("outputTokens", one.tokens().output())
          .put("money", one.money())
          .put("currency", one.currency())
          .put("withinCap", one.withinCap());
    }
    JsonTree.print(json, terminal);
  }
}
