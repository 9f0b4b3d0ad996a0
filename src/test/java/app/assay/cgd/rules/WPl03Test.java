package app.assay.cgd.rules;

class WPl03Test extends RuleFixtures {}
