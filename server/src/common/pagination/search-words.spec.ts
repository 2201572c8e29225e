import { describe, expect, it } from '@jest/globals';
import { wordsOf } from './search.js';

describe('the words of a search', () => {
  it.each([
    ['Entoto Ridge House', ['Entoto', 'Ridge', 'House'], 'words'],
    ['Entoto  Ridge House.', ['Entoto', 'Ridge', 'House'], 'the full stop of a phone'],
    ['House! House? (House), House…', ['House', 'House', 'House', 'House'], 'other marks'],
    ['"Entoto Ridge" “House” «House» ‘House’', ['Entoto', 'Ridge', 'House', 'House', 'House'], 'quotes'],
    ['Entoto-Ridge House/Offices – Bole', ['Entoto', 'Ridge', 'House', 'Offices', 'Bole'], 'joined words'],
    ['አዲስ፡አበባ።', ['አዲስ', 'አበባ'], 'Ethiopic punctuation'],
    ["re'ee mana'", ["re'ee", "mana'"], 'the hudhaa'],
    ['a.b-c@mail.example', ['a.b-c@mail.example'], 'addresses'],
    ['+251-911-44', ['+251-911-44'], 'phone numbers'],
    ['VGB3-V3EM-FKPA 2026-12-01', ['VGB3-V3EM-FKPA', '2026-12-01'], 'codes and days'],
    ['% 100% m²', ['%', '100%', 'm²'], 'other signs'],
    ['– …', ['–', '…'], 'marks alone'],
    ['  ', [], 'nothing'],
  ])('of %j are %j: %s', (search, words) => {
    expect(wordsOf(search)).toEqual(words);
  });
});
