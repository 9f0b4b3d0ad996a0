package app.assay.cgd.rules;

class XPendingCountTest extends RuleFixtures {}
