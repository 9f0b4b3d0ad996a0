package app.assay.points.rules;

class P9ContractTest implements PointContract {}
