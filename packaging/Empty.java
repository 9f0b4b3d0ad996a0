import javafx.animation.AnimationTimer;
import javafx.application.Application;
import javafx.scene.Group;
import javafx.scene.Scene;
import javafx.stage.Stage;

/// The window that a start is measured against: nothing in it, closed at its second frame like the trial of the workbench.
public final class Empty extends Application {

  public static void main(String[] args) {
    launch(args);
  }

  @Override
  public void start(Stage stage) {
    stage.setScene(new Scene(new Group(), 1440, 900));
    stage.show();
    new AnimationTimer() {
      private int frames;

      @Override
      public void handle(long now) {
        frames++;
        if (frames == 2) {
          stop();
          stage.close();
        }
      }
    }.start();
  }
}
