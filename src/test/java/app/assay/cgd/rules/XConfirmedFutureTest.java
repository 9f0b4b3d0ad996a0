package app.assay.cgd.rules;

class XConfirmedFutureTest extends RuleFixtures {}
