package app.assay.house.wrong.hitl;

import app.assay.house.wrong.distillery.Candidate;
import javafx.scene.control.Button;

/// Wrong: one of the five systems knows another, and a button.
record Round(Candidate candidate, Button confirm) {}
