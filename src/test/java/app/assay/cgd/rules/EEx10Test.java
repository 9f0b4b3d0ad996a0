package app.assay.cgd.rules;

class EEx10Test extends RuleFixtures {}
