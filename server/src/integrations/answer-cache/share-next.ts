/**
 * Lets all who come while a question is under way share the next one: the answer that is on its way already may be
 * older than what they know of.
 */
export function shareNext<Answer>(ask: () => Promise<Answer>): () => Promise<Answer> {
  let underWay: Promise<Answer> | undefined;
  let next: Promise<Answer> | undefined;

  const begin = (): Promise<Answer> => {
    const question = ask().finally(() => {
      if (!next) underWay = undefined;
    });
    return (underWay = question);
  };
  const beginNext = () => {
    next = undefined;
    return begin();
  };
  return () => {
    if (!underWay) return begin();
    return (next ??= underWay.then(beginNext, beginNext));
  };
}
