import { describe, expect, it } from '@jest/globals';
import { SiteLanguage } from '../../../common/language/site-language.enum.js';
import { oneLine } from '../../../common/text/one-line.js';
import { letterAsHtml } from './letter-html.js';
import type { Firm, Meeting, StaffLetter, VisitorLetter } from './letter.js';
import { letterAsText } from './render-mail.js';
import { writeNotice, writeToStaff } from './staff-letters.js';
import { calendarWords, isName, writeToVisitor } from './visitor-letters.js';

const { en, am, om } = SiteLanguage;
const firm: Firm = {
  name: 'Zigba Architects',
  phone: '+251 900 000 000',
  email: 'hello@zigba.example',
  publicUrl: 'https://zigba.example',
};
const meeting: Meeting = {
  begins: new Date('2026-11-20T06:30:00Z'),
  minutes: 90,
  type: 'VIDEO_CALL',
  consultant: null,
  location: null,
  link: 'https://meet.example/a?b=1&c=2',
  calendarFile: () => '',
};
const requested = { day: '2026-11-20', time: '14:00', type: 'PHONE' } as const;
const order = { project: 'Entoto House', price: 4_500_000, trackingCode: '7KQ4-M2XB-9HTD' };

const visitorLetters: VisitorLetter[] = [
  { kind: 'inquiry-received', code: '7KQ4-M2XB-9HTD' },
  { kind: 'inquiry-reply', subject: 'Your house', text: 'Dear Hana,\n\nthank you.', question: 'A house?' },
  { kind: 'consultation-requested', requested, token: 'x', code: null },
  { kind: 'my-requests-link' },
  { kind: 'consultation-scheduled', meeting, token: 'x', changeUntilHours: 24 },
  { kind: 'consultation-changed', meeting, token: 'x', changeUntilHours: 0 },
  { kind: 'consultation-reminder', meeting, token: undefined, changeUntilHours: 24 },
  { kind: 'consultation-reminder', meeting, token: 'x', changeUntilHours: 1 },
  { kind: 'consultation-link', begins: null, token: 'x' },
  { kind: 'consultation-cancelled', meeting },
  { kind: 'order-received', ...order },
  { kind: 'payment-verified', ...order },
  { kind: 'payment-rejected', ...order, reason: 'No such transfer.' },
  { kind: 'price-agreed', ...order },
  {
    ...{ kind: 'change-quoted', project: 'Entoto House', trackingCode: order.trackingCode },
    ...{ amount: 85_000, workingDays: 12, goodUntil: '2026-12-24', answer: 'With new drawings.' },
  },
  { kind: 'change-declined', project: 'Entoto House', trackingCode: order.trackingCode, answer: 'No room.' },
  { kind: 'change-accepted', ...order, amount: 85_000 },
  { kind: 'change-ordered', ...order },
  { kind: 'account-welcome', token: 'x', isStaff: false },
  { kind: 'email-confirmation', token: 'x', isStaff: false },
  { kind: 'password-link', token: 'x', isStaff: true },
  { kind: 'invitation', token: 'x', isStaff: true },
  { kind: 'former-email', token: 'x', isStaff: true, newEmail: 'new@mail.example' },
  { kind: 'new-email', token: 'x', isStaff: false },
];

const staffLetters: StaffLetter[] = [
  { kind: 'new-inquiry', subject: 'A house', message: 'Hello\nWorld', projectType: 'MIXED_USE' },
  { kind: 'new-consultation', topic: 'A house', description: 'Two floors', company: 'Abay', requested },
  { kind: 'consultation-moved', topic: 'A house', begins: meeting.begins, formerly: meeting.begins },
  { kind: 'consultation-called-off', topic: 'A house', begins: null },
  { kind: 'new-order', ...order, address: 'Bole' },
  { kind: 'new-account', address: null },
];

const personIn = (language: SiteLanguage, name = 'Hana Alemu') => ({
  name,
  email: 'hana@mail.example',
  phone: '0911',
  language,
});
const write = (letter: VisitorLetter, language: SiteLanguage, name?: string) =>
  writeToVisitor(letter, personIn(language, name), firm, 'own');
const factsOf = (letter: VisitorLetter, language: SiteLanguage) =>
  write(letter, language).facts.map(({ label, value }) => `${label}: ${value}`);

describe('a letter to a visitor', () => {
  it.each([en, am, om])('says everything in its language, in HTML and plain text: %s', (language) => {
    for (const letter of visitorLetters) {
      const written = write(letter, language);
      const texts = [
        written.subject,
        written.greeting!,
        ...written.paragraphs,
        written.note ?? written.quote!,
      ];
      const text = letterAsText(written, firm);
      const html = letterAsHtml(written, firm, language);
      expect(html).toContain(`<html lang="${language}">`);
      for (const part of texts) expect(text).toContain(part);
      for (const part of texts) expect(html).toContain(part.replaceAll("'", '&#39;'));
    }
  });

  it.each([
    [
      en,
      'Date: Friday, November 20, 2026 · Hidar 11, 2019 E.C.',
      'Time: 09:30 Addis Ababa time · 3:30 morning on the Ethiopian clock',
      'Duration: 90 minutes',
    ],
    [
      am,
      'ቀን: ዓርብ፣ ኅዳር 11 ቀን 2019 ዓ.ም. · 20 ኖቬምበር 2026 እ.ኤ.አ.',
      'ሰዓት: 3:30 ጠዋት · 09:30፣ በአዲስ አበባ ሰዓት',
      'የሚወስደው ጊዜ: 90 ደቂቃ',
    ],
    [
      om,
      'Guyyaa: Jimaata, Sadaasa 11, 2019 A.L.I. · Sadaasa 20, 2026 A.L.A.',
      'Sa’aatii: 3:30 ganama · 09:30, sa’aatii Finfinnee',
      'Yeroo fudhatu: daqiiqaa 90',
    ],
  ])('names day and time as they are read in Addis Ababa: %s', (language, ...facts) => {
    expect(
      factsOf({ kind: 'consultation-scheduled', meeting, token: 'x', changeUntilHours: 24 }, language),
    ).toEqual(expect.arrayContaining(facts));
  });

  it.each([
    [en, 'Price: ETB 4,500,000', 'https://zigba.example/track?code=7KQ4-M2XB-9HTD'],
    [am, 'ዋጋ: 4,500,000 ብር', 'https://zigba.example/am/track?code=7KQ4-M2XB-9HTD'],
    [om, 'Gatii: Qarshii 4,500,000', 'https://zigba.example/om/track?code=7KQ4-M2XB-9HTD'],
  ])('leads to the order by its code, on a page in its language: %s', (language, price, url) => {
    const letter = { kind: 'order-received', ...order } as const;
    expect(factsOf(letter, language)).toEqual(
      expect.arrayContaining([price, expect.stringContaining('7KQ4-M2XB-9HTD')]),
    );
    expect(write(letter, language).action?.url).toBe(url);
  });

  it('says that a price is on request', () => {
    expect(factsOf({ kind: 'order-received', ...order, price: null }, en)).toContain('Price: On request');
  });

  it('leaves out what nobody requested', () => {
    const letter = {
      kind: 'consultation-requested',
      requested: { day: null, time: null, type: 'PHONE' },
      token: 'x',
      code: null,
    } as const;
    expect(factsOf(letter, en)).toEqual(['Meeting: By phone']);
  });

  it.each(['Hana Alemu', 'ሃና ዓለሙ', 'Dr. Tolasaa Birru', "O'Neill-Gebre"])('greets %s by name', (name) => {
    expect(isName(name)).toBe(true);
    expect(write({ kind: 'inquiry-received', code: '7KQ4-M2XB-9HTD' }, en, name).greeting).toBe(
      `Dear ${name},`,
    );
  });

  it.each([
    'Win now at shop.example',
    'https://shop.example',
    'www.shop',
    'Call 0900123',
    'me@shop.example',
    'x'.repeat(61),
  ])('does not repeat what is no name: %s', (name) => {
    const written = write({ kind: 'inquiry-received', code: '7KQ4-M2XB-9HTD' }, en, name);
    expect(letterAsText(written, firm) + letterAsHtml(written, firm, en)).not.toContain(name);
  });
});

describe('what the calendar shows', () => {
  it('is in the language of the visitor', () => {
    expect(calendarWords(meeting, om, firm)).toEqual({
      summary: 'Gorsa Zigba Architects waliin',
      organizer: 'hello@zigba.example',
      description: expect.stringMatching(
        /Sadaasa 11, 2019 A\.L\.I\. · Sadaasa 20, 2026 A\.L\.A\.\n.* 3:30 ganama · 09:30/,
      ),
      location: 'Waamicha viidiyootiin',
    });
  });
});

describe('a letter to staff', () => {
  it.each([en, am, om])('names person, subject and link in the language of the firm: %s', (language) => {
    for (const letter of staffLetters) {
      const text = letterAsText(writeToStaff(letter, personIn(om), firm, language), firm);
      expect(text).toContain('Hana Alemu');
      expect(text).toContain('hana@mail.example');
      expect(text).toMatch(/https:\/\/zigba\.example\/admin\/\w+\?search=hana%40mail\.example/);
    }
  });

  it('quotes the message with its lines', () => {
    const written = writeToStaff(staffLetters[0]!, personIn(en), firm, en);
    expect(letterAsText(written, firm)).toContain('> Hello\n> World');
    expect(letterAsHtml(written, firm, en)).toContain('Hello<br>World');
  });
});

describe('a notice to administrators', () => {
  it.each([
    [en, 'None', 'No good backup for more than 48 hours'],
    [am, 'የለም', 'ከ48 ሰዓት በላይ ትክክለኛ ምትኬ አልተቀመጠም'],
    [om, 'Hin jiru', 'Sa’aatii 48 oliif baakaappiin sirriin hin jiru'],
  ])(
    'says since when there is no good backup, in the language of the firm: %s',
    (language, none, subject) => {
      const lastGood = new Date('2026-11-20T10:30:00Z');
      const written = writeNotice({ kind: 'backup-too-old', lastGood }, firm, language);
      expect(written.subject).toBe(subject);
      const text = letterAsText(written, firm);
      expect(text).toContain('13:30');
      expect(text).toContain('https://zigba.example/admin/backups');
      const never = writeNotice({ kind: 'backup-too-old', lastGood: null }, firm, language);
      expect(letterAsText(never, firm)).toContain(none);
    },
  );

  it.each([en, am, om])('says how much of each disk is free and needed: %s', (language) => {
    const disks = [
      { setting: 'DATA_DIR', free: '120 MB', needed: '256 MB' },
      { setting: 'BACKUP_DIR', free: '300 MB', needed: '900 MB' },
    ];
    const text = letterAsText(writeNotice({ kind: 'disk-low', disks }, firm, language), firm);
    for (const { setting, free, needed } of disks)
      expect(text).toMatch(new RegExp(`${setting}: .*${free}.*${needed}`));
  });
});

describe('a text with markup', () => {
  const hostile = `"><script>alert(1)</script><img src=x onerror='x'>&amp;`;

  it('is escaped everywhere', () => {
    const person = { ...personIn(en), name: hostile, phone: hostile };
    const bad = { ...firm, name: hostile, phone: hostile, email: hostile };
    const letters = [
      writeToStaff(
        { kind: 'new-inquiry', subject: hostile, message: hostile, projectType: null },
        person,
        bad,
        en,
      ),
      writeToStaff(
        { kind: 'new-consultation', topic: hostile, description: hostile, company: hostile, requested },
        person,
        bad,
        en,
      ),
      writeToStaff({ kind: 'new-order', ...order, project: hostile, address: hostile }, person, bad, en),
      writeToVisitor({ kind: 'account-welcome', token: 'x', isStaff: false }, person, bad),
      writeToVisitor(
        {
          ...{ kind: 'consultation-scheduled', token: 'x', changeUntilHours: 24 },
          meeting: { ...meeting, location: hostile, link: hostile },
        },
        person,
        bad,
      ),
    ];
    for (const letter of letters) {
      const html = letterAsHtml(letter, bad, en);
      expect(html).not.toMatch(/<script|<img|onerror='x'/);
      expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    }
  });
});

describe('a subject', () => {
  it.each([
    ['House\r\nBcc: everybody@mail.example', 'House Bcc: everybody@mail.example'],
    ['a\u2028b\u0085c\u0000d\te', 'a b c d e'],
    ['  spaces   between  ', 'spaces between'],
    ['\u202Eesrever', 'esrever'],
    ['ቤት 🏠', 'ቤት 🏠'],
  ])('is one line that shows what it says: %j', (text, line) => {
    expect(oneLine(text, 200)).toBe(line);
  });

  it('is cut between characters', () => {
    expect(oneLine('🏠'.repeat(300), 200)).toBe(`${'🏠'.repeat(199)}…`);
  });
});
