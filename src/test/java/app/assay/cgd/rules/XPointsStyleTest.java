package app.assay.cgd.rules;

class XPointsStyleTest extends RuleFixtures {}
