package app.assay.cgd.rules;

class WCc02Test extends RuleFixtures {}
