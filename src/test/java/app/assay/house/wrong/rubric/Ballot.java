package app.assay.house.wrong.rubric;

import org.yaml.snakeyaml.nodes.Node;
import picocli.CommandLine.Model.CommandSpec;

/// Wrong: knows YAML and the command line.
record Ballot(Node node, CommandSpec command) {}
