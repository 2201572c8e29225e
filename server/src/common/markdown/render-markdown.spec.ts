import { expect, it } from '@jest/globals';
import { setImmediate as turn } from 'node:timers/promises';
import { savedMarkdown } from './render-markdown.js';

it('renders a short text though it takes seconds because the machine has other work', async () => {
  expect(await savedMarkdown.render('# One')).toContain('One</h');
  const rendered = savedMarkdown.render('# Two');
  await turn();
  // Nothing of this process goes on meanwhile, its clock excepted.
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 2_500);
  expect(await rendered).toContain('Two</h');
});
