import { expect, it } from '@jest/globals';
import { escapeMarkup } from './escape-markup.js';

it('leaves no markup in a text', () => {
  expect(escapeMarkup('<a href="x" id=\'y\'>&</a>')).toBe(
    '&lt;a href=&quot;x&quot; id=&#39;y&#39;&gt;&amp;&lt;/a&gt;',
  );
});
