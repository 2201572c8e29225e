import { setTimeout as sleep } from 'node:timers/promises';

/** Under load questions are no closer than this; each is then shared by more, and nobody notices. */
const apartMs = 4;

/**
 * Lets all who come while a question is under way share the next one: the answer that is on its way already may be
 * older than what they know of.
 */
export function shareNext<Answer>(ask: () => Promise<Answer>): () => Promise<Answer> {
  let underWay: Promise<Answer> | undefined;
  let next: Promise<Answer> | undefined;
  let waiting = 0;

  const begin = (): Promise<Answer> => {
    const question = ask().finally(() => {
      if (!next) underWay = undefined;
    });
    return (underWay = question);
  };
  const beginNext = async (): Promise<Answer> => {
    if (waiting > 1) await sleep(apartMs);
    next = undefined;
    waiting = 0;
    return begin();
  };
  return () => {
    if (!underWay) return begin();
    waiting += 1;
    return (next ??= underWay.then(beginNext, beginNext));
  };
}
