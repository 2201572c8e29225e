import { describe, expect, it } from '@jest/globals';
import { countWords, minutesToRead } from './reading-time.ts';

describe('words', () => {
  it.each([
    ['nothing', '  \n\n', 0],
    ['plain text', 'Walls that last, and roofs.', 5],
    ['what holds together', "The client's well-known 1,200.5 m² house", 6],
    ['Amharic with spaces', 'የድንጋይ ቤት በቦሌ ተሠራ።', 4],
    ['Amharic with wordspaces', 'የድንጋይ፡ቤት፡በቦሌ፡ተሠራ።', 4],
    ['Ethiopic digits and punctuation', 'በ፲፱፻፺፱ ዓ.ም፣ ሁለት፤ ሦስት፥', 4],
    ['Afaan Oromo with its hudhaa', "Manni kun ga'umsa qaba, mana jireenyaa ta’e", 7],
    ['headings, lists and quotations', '## Light\n\n- one\n- two\n\n1. three\n\n> four **bold**ly', 6],
    ['a table', '| Stone | Price |\n| --- | ---: |\n| Tuff | 12 |', 4],
    ['a link without its address', 'Read [the plan](https://example.com/a-b-c "The plan") now', 4],
    ['an address as one word', 'See https://example.com/a/b?c=d now', 3],
    ['a picture as its caption', '![A wall](/uploads/library/a-60x40.webp "The old wall")', 3],
    ['a picture without one', 'Before ![A wall](/uploads/library/a-60x40.webp) after', 2],
    ['no markup of HTML', 'One <b class="x">two</b> &nbsp; three', 3],
    ['code, but not its language', '```ts\nconst a = 1\n```', 3],
    ['references as their text', 'See [it][1].\n\n[1]: https://example.com', 3],
  ])('counts %s', (_what, markdown, count) => {
    expect(countWords(markdown)).toBe(count);
  });
});

describe('minutes', () => {
  it.each([
    ['no text', '', 5],
    ['a few words', 'Stone lasts.', 1],
    ['1,000 words', 'word '.repeat(1000), 5],
    ['650 words in Ethiopic letters', 'ቃል '.repeat(650), 5],
    ['of both', `${'word '.repeat(400)}${'ቃል '.repeat(390)}`, 5],
  ])('are those of %s', (_what, markdown, minutes) => {
    expect(minutesToRead(markdown)).toBe(minutes);
  });

  it('are counted of the longest article in no time', () => {
    const started = performance.now();
    for (const hostile of ['![', '![x](', '](', '<', '[', ' ', '\n', "'a", 'https://'])
      minutesToRead(hostile.repeat(100_000 / hostile.length));
    expect(performance.now() - started).toBeLessThan(1_000);
  });
});
