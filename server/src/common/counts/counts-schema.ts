/** The schema of an object that says how many there are of each value of an enum. */
export function countsSchema(values: Record<string, string>) {
  const names = Object.values(values);
  return {
    type: 'object' as const,
    properties: Object.fromEntries(names.map((name) => [name, { type: 'integer' as const }])),
    required: names,
    additionalProperties: false,
  };
}
