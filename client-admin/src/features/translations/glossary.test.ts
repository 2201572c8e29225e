import { describe, expect, it } from '@jest/globals';
import { readGlossary, termsIn } from './glossary';

const rows = (...lines: string[]) => ['| en | am | om |', '| --- | --- | --- |', ...lines].join('\n');

describe('the glossary', () => {
  it('is read out of its tables, several terms of a row one by one', () => {
    const text = `## The work\n\n${rows('| plaster · mortar | ልስን · ሞርታር | dibata · mortaarii |')}\n\nWords.\n\n| a | b |\n| - | - |\n| 1 | 2 |`;
    expect(readGlossary(text)).toEqual([
      { en: 'plaster', am: 'ልስን', om: 'dibata' },
      { en: 'mortar', am: 'ሞርታር', om: 'mortaarii' },
    ]);
  });

  it('keeps a row whole that has not as many terms in each language', () => {
    const text = rows('| gate · door | በር | karra |');
    expect(readGlossary(text)).toEqual([{ en: 'gate · door', am: 'በር', om: 'karra' }]);
  });

  it('leaves the words of buttons out', () => {
    const text = `## Interface\n\n${rows('| All | ሁሉም | Hunda |', '| network | ኔትወርክ | neetwoorkii |')}`;
    expect(readGlossary(text).map(({ en }) => en)).toEqual(['network']);
  });
});

describe('the terms of a text', () => {
  const words = (text: string) => termsIn(text).map(({ en }) => en);

  it('come in the order of the text, in one or many', () => {
    expect(termsIn('Two kitchens, and bamboo.')).toEqual([
      { en: 'kitchen', am: 'ወጥ ቤት', om: 'kushinaa' },
      { en: 'bamboo', am: 'ቀርከሃ', om: 'leemmana' },
    ]);
  });

  it('are the longest that fit, each once', () => {
    expect(words('Interior design is interior design.')).toEqual(['interior design']);
  });

  it('are whole words, and names only where they are written as names', () => {
    expect(words('Unhoused people')).toEqual([]);
    expect(words('we bole on')).toEqual([]);
    expect(words('in Bole')).toEqual(['Bole']);
  });
});
