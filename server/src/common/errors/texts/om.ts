import type { ErrorTexts } from './error-texts.js';

/** The name of the field comes first, so that the sentence is right for each. */
function about(field: string, sentence: string): string {
  return `${field}: ${sentence}`;
}

export const om: ErrorTexts = {
  fault: 'Gama keenyaan rakkoon uumameera. Maaloo turtanii irra deebi’aa yaalaa.',
  unavailable: 'Kana amma gochuun hin danda’amne. Xiqqoo turtanii irra deebi’aa yaalaa.',
  tooManyRequests:
    'Yeroo gabaabaa keessatti gaaffiin baay’een nu ga’eera. Xiqqoo turtanii irra deebi’aa yaalaa.',
  tooLarge: 'Wanti ergitan hamma hayyamame caala.',
  unreadableAddress: 'Teessoon kun dubbifamuu hin dandeenye. Mallattoo % fi dheerina isaa mirkaneessaa.',
  collision: 'Namni biraa odeeffannoo kana yeruma kanatti jijjiireera. Irra deebi’aa yaalaa.',
  staleVersion: 'Erga bantanii booda namni biraa odeeffannoo kana jijjiireera. Wanti olkaa’ame hin jiru.',
  fileTooLarge: (megabytes) => `Faayilli tokko MB ${megabytes} caala. Xiqqeessaatii irra deebi’aa yaalaa.`,
  fileNotWhole: 'Faayilli tokko guutummaatti nu hin geenye. Irra deebi’aa ergaa.',
  tooManyFiles: (most) => `Yeroo tokkotti faayila ${most} ol erguun hin danda’amu.`,
  required: (field) => about(field, 'maaloo dirree kana guutaa.'),
  requiredAndAtMost: (field, max) => about(field, `maaloo dirree kana guutaa; yoo baay’ate arfii ${max}.`),
  atMost: (field, max) => about(field, `yoo baay’ate arfii ${max}.`),
  notText: (field) => about(field, 'barreeffama ta’uu qaba.'),
  notEmail: (field) => about(field, 'teessoo imeelii guutuu galchaa, fakkeenyaaf name@example.com.'),
  notDay: (field) => about(field, 'guyyaa sirriitti galchaa, fakkeenyaaf 2026-11-20.'),
  notDayOrTimestamp: (field) => about(field, 'guyyaa sirriitti galchaa, fakkeenyaaf 2026-11-20.'),
  noSuchDay: (field, why) => about(field, why),
  notBetween: (field, least, most) => about(field, `${least} hanga ${most} ta’uu qaba.`),
  cannotBeStored: (field) => about(field, 'arfiiwwan olkaa’uun hin danda’amne qaba.'),
  moreFields: (count) => `Rakkoon biraa ${count} jira.`,
};
