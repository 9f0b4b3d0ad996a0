package app.assay.points.rules;

class P5ContractTest implements PointContract {}
