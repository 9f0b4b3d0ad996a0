package app.assay;

/// The one entry point: no arguments open the workbench, arguments run the command line.
public final class Main {

  private Main() {}

  /// Starts the program.
  public static void main(String[] args) {
    System.out.println("assay");
  }
}
