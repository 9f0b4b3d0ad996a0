package app.assay.hitl.queue;

import app.assay.cgd.yaml.YamlMapping;
import app.assay.hitl.Answer;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/// Reads the responses of CLARITY_GATE_PROCEDURES, as strictly as a queue.
public final class ResponsesReader {

  private static final Set<String> ROOT = Set.of("responses");
  private static final Set<String> RESPONSE = Set.of("claim_id", "status", "note");

  private final StrictYaml yaml;

  private ResponsesReader(String text) {
    this.yaml = new StrictYaml(text);
  }

  /// Reads the characters of a file of responses.
  public static FileReading<Responses> read(String text) {
    ResponsesReader reader = new ResponsesReader(text);
    Optional<Responses> responses =
        reader.yaml.root().map(root -> new Responses(text, reader.responses(root).toList()));
    return responses.isPresent() && reader.yaml.faults().isEmpty()
        ? new FileReading.Read<>(responses.get())
        : new FileReading.Broken<>(text, reader.yaml.faults());
  }

  private Stream<Responses.Response> responses(YamlMapping root) {
    yaml.knows(root, "file of responses", ROOT);
    return yaml.mappings(root, "responses").stream().map(this::response);
  }

  private Responses.Response response(YamlMapping response) {
    yaml.knows(response, "response", RESPONSE);
    Field claim = yaml.text(response, "claim_id");
    String note = response.has("note") ? yaml.text(response, "note").value() : "";
    return new Responses.Response(claim, answer(yaml.text(response, "status")), note);
  }

  private Answer answer(Field status) {
    return switch (status.value()) {
      case "confirmed" -> Answer.TRUE;
      case "rejected" -> Answer.FALSE;
      default -> {
        yaml.fault(
            status.span(), "'%s' is not one of confirmed and rejected.".formatted(status.value()));
        yield Answer.SKIP;
      }
    };
  }
}
