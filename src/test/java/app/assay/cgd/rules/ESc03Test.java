package app.assay.cgd.rules;

class ESc03Test extends RuleFixtures {}
