/** Choices of a field, with what each value is called. */
export function choicesOf<Value extends string>(
  values: readonly Value[] | Record<string, Value>,
  wordsOf: (value: Value) => string,
): { value: Value; label: string }[] {
  return Object.values(values).map((value) => ({ value, label: wordsOf(value) }));
}
