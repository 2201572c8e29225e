/**
 * A value that was made of a list of fields, as its caller's types declare it: TypeScript does not follow names through
 * a list. What is wrong with it shows in the tests of the kinds, not here.
 */
export function asDeclared<Declared>(value: unknown): Declared {
  return value as Declared;
}
