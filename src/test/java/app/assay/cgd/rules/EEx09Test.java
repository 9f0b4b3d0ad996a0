package app.assay.cgd.rules;

class EEx09Test extends RuleFixtures {}
