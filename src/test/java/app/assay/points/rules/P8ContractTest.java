package app.assay.points.rules;

class P8ContractTest implements PointContract {}
