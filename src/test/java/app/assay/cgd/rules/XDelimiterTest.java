package app.assay.cgd.rules;

class XDelimiterTest extends RuleFixtures {}
