package app.assay.cli;

import app.assay.cgd.hash.ClaimId;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/// `claim-id`: computes the id of a claim.
@Command(name = "claim-id", description = "Prints the id of a claim with this text and location.")
final class ClaimIdCommand implements Callable<Integer> {

  private final Terminal terminal;

  @Parameters(index = "0", paramLabel = "TEXT", description = "The claim's text.")
  private String text = "";

  @Parameters(
      index = "1",
      paramLabel = "LOCATION",
      description = "Slug of the heading and place under it, such as api-pricing/1.")
  private String location = "";

  ClaimIdCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() {
    terminal.out().println(ClaimId.compute(text, location));
    return Exit.CLEAN.code();
  }
}
