package app.assay.workspace;

import java.util.HashSet;
import java.util.List;
import java.util.Set;

/// Several commands that are done and taken back as one, over any number of documents.
public record CompoundCommand(String title, List<Command> parts) implements Command {

  public CompoundCommand {
    parts = List.copyOf(parts);
  }

  @Override
  public Set<Object> subjects() {
    Set<Object> all = new HashSet<>();
    parts.forEach(p -> all.addAll(p.subjects()));
    return all;
  }

  @Override
  public void redo() {
    parts.forEach(Command::redo);
  }

  @Override
  public void undo() {
    parts.reversed().forEach(Command::undo);
  }
}
