package app.assay.cgd.rules;

class ETb03Test extends RuleFixtures {}
