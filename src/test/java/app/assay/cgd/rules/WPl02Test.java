package app.assay.cgd.rules;

class WPl02Test extends RuleFixtures {}
