package app.assay.cli;

import app.assay.judge.Answer;
import app.assay.judge.queue.QuestionListing;
import app.assay.judge.queue.QuestionState;
import app.assay.judge.queue.QueuedQuestion;
import app.assay.report.Printable;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.io.Writer;
import java.time.Instant;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/// `questions list`: one line a question.
@Command(
    name = "list",
    description = "Lists the questions that are open, the oldest first.",
    footer = {"", "Exit: 0 none is open, 2 usage or a file cannot be read, 3 some are open."})
final class QuestionsListCommand implements Callable<Integer> {

  private static final int VERSION = 1;
  private static final int LONGEST = 80;

  private final Terminal terminal;

  @Option(names = "--all", description = "Also those that are answered or withdrawn.")
  private boolean all;

  @Mixin private final QuestionsCommand.InVault vault = new QuestionsCommand.InVault();
  @Mixin private final TextOrJson format = new TextOrJson();

  QuestionsListCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() throws IOException, Refused {
    boolean json = format.isJson();
    QuestionListing listing = vault.queue(terminal).list();
    listing.troubles().forEach(terminal::complain);
    Instant now = terminal.clock().instant();
    List<QueuedQuestion> shown = all ? listing.questions() : listing.in(QuestionState.OPEN);
    if (json) {
      json(listing, shown, now);
    } else {
      text(listing, shown, now);
    }
    Exit exit = listing.in(QuestionState.OPEN).isEmpty() ? Exit.CLEAN : Exit.UNDECIDED;
    return exit.and(listing.troubles().isEmpty() ? Exit.CLEAN : Exit.USAGE).code();
  }

  private void text(QuestionListing listing, List<QueuedQuestion> shown, Instant now)
      throws IOException {
    Output.ToTerminal out = new Output.ToTerminal(terminal, false);
    Writer writer = out.writer();
    for (QueuedQuestion queued : shown) {
      writer.write(
          Printable.of(
                  "%s %s %s: %s; %s, %d %s, %s"
                      .formatted(
                          queued.question().id(),
                          queued.state().label(),
                          queued.question().about(),
                          shortened(queued.question().subject()),
                          Ages.of(queued.age(now)) + " old",
                          queued.attempts(),
                          queued.attempts() == 1 ? "attempt" : "attempts",
                          waits(queued, now)))
              + "\n");
    }
    writer.write(
        "%d open, %d of them due for a model; %d answered, %d withdrawn.\n"
            .formatted(
                listing.in(QuestionState.OPEN).size(),
                listing.due(now).size(),
                listing.in(QuestionState.ANSWERED).size(),
                listing.in(QuestionState.WITHDRAWN).size()));
    out.finish();
  }

  private static String waits(QueuedQuestion queued, Instant now) {
    if (!queued.isOpen()) {
      return queued.withdrawn().isEmpty() ? "settled." : queued.withdrawn();
    }
    String why = queued.deferral().map(Answer.Deferred::message).orElse("A person has to decide.");
    return queued
        .next()
        .map(at -> at.isAfter(now) ? "next try %s. %s".formatted(at, why) : "due. " + why)
        .orElse(why);
  }

  private static String shortened(String subject) {
    return subject.codePointCount(0, subject.length()) <= LONGEST
        ? subject
        : subject.substring(0, subject.offsetByCodePoints(0, LONGEST)) + "…";
  }

  private void json(QuestionListing listing, List<QueuedQuestion> shown, Instant now)
      throws IOException {
    ObjectNode json = JsonTree.object();
    json.put("version", VERSION);
    ArrayNode questions = json.putArray("questions");
    for (QueuedQuestion queued : shown) {
      ObjectNode one =
          questions
              .addObject()
              .put("id", queued.question().id())
              .put("state", queued.state().label())
              .put("gate", queued.question().gate().label())
              .put("about", queued.question().about())
              .put("subject", queued.question().subject())
              .put("asked", queued.asked().toString())
              .put("ageSeconds", queued.age(now).toSeconds())
              .put("attempts", queued.attempts())
              .put("due", queued.isDue(now));
      queued.next().ifPresent(at -> one.put("next", at.toString()));
      queued
          .deferral()
          .ifPresent(d -> one.put("deferred", d.reason().label()).put("message", d.message()));
      if (!queued.withdrawn().isEmpty()) {
        one.put("withdrawn", queued.withdrawn());
      }
    }
    json.putObject("counts")
        .put("open", listing.in(QuestionState.OPEN).size())
        .put("due", listing.due(now).size())
        .put("answered", listing.in(QuestionState.ANSWERED).size())
        .put("withdrawn", listing.in(QuestionState.WITHDRAWN).size())
        .put("unreadable", listing.troubles().size());
    JsonTree.print(json, terminal);
  }
}
