import { describe, expect, it } from '@jest/globals';
import { validate } from 'class-validator';
import { WebAddress } from './text.decorator.js';

class Form {
  @WebAddress({ or: /^\/uploads\/\w+$/, message: 'must be an address' })
  image?: string | null;
}

async function isTaken(image: string | null | undefined): Promise<boolean> {
  return (await validate(Object.assign(new Form(), { image }))).length === 0;
}

describe('an address', () => {
  it.each([
    undefined,
    null,
    'https://pictures.example/a.jpg',
    'https://pictures.example:8443/a%20b.jpg?w=1#x',
    'https://ሥዕል.example/ቤት.png',
    'https://[2001:db8::1]/a.png',
    '/uploads/house',
  ])('can be %j', async (text) => {
    expect(await isTaken(text)).toBe(true);
  });

  it.each([
    '',
    'https://',
    'https://[',
    'https://%zz/',
    'https://x.example:99999/a',
    'https:///x.example/a',
    'https:x.example',
    'https:\\\\x.example',
    'https://x.example\\a',
    'https://bank.example@x.example/',
    'https://x.example/a b',
    'http://x.example/a',
    '//x.example/a',
    'javascript:alert(1)',
    'data:image/png;base64,AA==',
    '/uploads/../secret',
  ])('cannot be %j', async (text) => {
    expect(await isTaken(text)).toBe(false);
  });
});
