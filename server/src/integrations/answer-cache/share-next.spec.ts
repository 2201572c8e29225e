import { describe, expect, it } from '@jest/globals';
import { waitFor } from '../../../test/support/wait-for.js';
import { shareNext } from './share-next.js';

/** Questions that are answered when the test says so. */
function questions() {
  const requested: PromiseWithResolvers<string>[] = [];
  const ask = shareNext(() => {
    const question = Promise.withResolvers<string>();
    requested.push(question);
    return question.promise;
  });
  return { requested, ask };
}

describe('a caller while a query runs', () => {
  it('shares the next one, which begins when this one is answered', async () => {
    const { requested, ask } = questions();
    const first = ask();
    const [second, third] = [ask(), ask()];
    expect(requested).toHaveLength(1);
    requested[0]!.resolve('old');
    expect(await first).toBe('old');
    // Comes in time for the second question, which has not begun yet.
    const late = ask();
    expect(requested).toHaveLength(1);
    await waitFor(() => requested.length > 1);
    const fourth = ask();
    requested[1]!.resolve('new');
    expect(await Promise.all([second, third, late])).toEqual(['new', 'new', 'new']);
    await waitFor(() => requested.length > 2);
    requested[2]!.resolve('newest');
    expect(await fourth).toBe('newest');
  });

  it('runs its own query when it is alone', async () => {
    const { requested, ask } = questions();
    for (const count of [0, 1]) {
      const answer = ask();
      requested[count]!.resolve(`${count}`);
      expect(await answer).toBe(`${count}`);
    }
    expect(requested).toHaveLength(2);
  });

  it('hears nothing of a question before it that failed', async () => {
    const { requested, ask } = questions();
    const first = ask();
    const second = ask();
    requested[0]!.reject(new Error('gone'));
    await expect(first).rejects.toThrow('gone');
    await waitFor(() => requested.length > 1);
    requested[1]!.resolve('back');
    expect(await second).toBe('back');
  });
});
