package app.assay.house.wrong.judge;

/// Wrong: a name that says nothing.
record PromptHelper(String prompt) {}
