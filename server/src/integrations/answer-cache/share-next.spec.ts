import { describe, expect, it } from '@jest/globals';
import { waitFor } from '../../../test/support/wait-for.js';
import { shareNext } from './share-next.js';

/** Questions that are answered when the test says so. */
function questions() {
  const asked: PromiseWithResolvers<string>[] = [];
  const ask = shareNext(() => {
    const question = Promise.withResolvers<string>();
    asked.push(question);
    return question.promise;
  });
  return { asked, ask };
}

describe('a caller while a query runs', () => {
  it('shares the next one, which begins when this one is answered', async () => {
    const { asked, ask } = questions();
    const first = ask();
    const [second, third] = [ask(), ask()];
    expect(asked).toHaveLength(1);
    asked[0]!.resolve('old');
    expect(await first).toBe('old');
    // Comes in time for the second question, which has not begun yet.
    const late = ask();
    expect(asked).toHaveLength(1);
    await waitFor(() => asked.length > 1);
    const fourth = ask();
    asked[1]!.resolve('new');
    expect(await Promise.all([second, third, late])).toEqual(['new', 'new', 'new']);
    await waitFor(() => asked.length > 2);
    asked[2]!.resolve('newest');
    expect(await fourth).toBe('newest');
  });

  it('runs its own query when it is alone', async () => {
    const { asked, ask } = questions();
    for (const count of [0, 1]) {
      const answer = ask();
      asked[count]!.resolve(`${count}`);
      expect(await answer).toBe(`${count}`);
    }
    expect(asked).toHaveLength(2);
  });

  it('hears nothing of a question before it that failed', async () => {
    const { asked, ask } = questions();
    const first = ask();
    const second = ask();
    asked[0]!.reject(new Error('gone'));
    await expect(first).rejects.toThrow('gone');
    await waitFor(() => asked.length > 1);
    asked[1]!.resolve('back');
    expect(await second).toBe('back');
  });
});
