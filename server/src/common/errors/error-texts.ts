/**
 * Messages to visitors about failures, in one language, for all modules; each module has its own texts
 * beside these. A sentence that is missing does not compile.
 */
export interface ErrorTexts {
  // Of the server as a whole
  fault: string;
  unavailable: string;
  tooManyRequests: string;
  tooLarge: string;
  unreadableAddress: string;
  collision: string;
  // Of records
  staleVersion: string;
  // Of files
  fileTooLarge: (megabytes: number) => string;
  fileNotWhole: string;
  tooManyFiles: (most: number) => string;
  // Of fields; `field` is what the language calls it
  required: (field: string) => string;
  requiredAndAtMost: (field: string, max: number) => string;
  atMost: (field: string, max: number) => string;
  notText: (field: string) => string;
  notEmail: (field: string) => string;
  notDay: (field: string) => string;
  notDayOrTimestamp: (field: string) => string;
  /** @param why a sentence */
  noSuchDay: (field: string, why: string) => string;
  notBetween: (field: string, least: number, most: number) => string;
  cannotBeStored: (field: string) => string;
  /** After the first faults of a long list: how many more there are. */
  moreFields: (count: number) => string;
}

export const en: ErrorTexts = {
  fault: 'Something went wrong on our side. Try again later.',
  unavailable: 'The server cannot do this right now. Wait a moment and try again.',
  tooManyRequests: 'Too many requests. Wait a moment and try again.',
  tooLarge: 'The request is too large.',
  unreadableAddress: 'This address is not valid. Check its % signs and its length.',
  collision: 'Somebody else changed this at the same time. Try again.',
  staleVersion: 'Somebody else has changed this record since you opened it. Nothing was saved.',
  fileTooLarge: (megabytes) => `A file is larger than ${megabytes} MB. Make it smaller and try again.`,
  fileNotWhole: 'A file has not arrived whole. Send it again.',
  tooManyFiles: (most) => `At most ${most} files can be sent at once.`,
  required: (field) => `${field} is required.`,
  requiredAndAtMost: (field, max) => `${field} is required and has at most ${max} characters.`,
  atMost: (field, max) => `${field} must have at most ${max} characters.`,
  notText: (field) => `${field} must be a text.`,
  notEmail: (field) => `${field} must be an email address.`,
  notDay: (field) => `${field} must be a day such as 2026-11-20.`,
  notDayOrTimestamp: (field) =>
    `${field} must be a day such as 2026-11-20, or a timestamp such as 2026-11-20T09:30:00+03:00.`,
  noSuchDay: (field, why) => `${field} does not exist: ${why}`,
  notBetween: (field, least, most) => `${field} must be from ${least} to ${most}.`,
  cannotBeStored: (field) => `${field} contains characters that cannot be stored.`,
  moreFields: (count) => `And ${count} more.`,
};

export const am: ErrorTexts = {
  fault: 'በእኛ በኩል ችግር ተፈጥሯል። እባክዎ ቆይተው እንደገና ይሞክሩ።',
  unavailable: 'ይህን አሁን ማድረግ አልተቻለም። ጥቂት ቆይተው እንደገና ይሞክሩ።',
  tooManyRequests: 'በአጭር ጊዜ ውስጥ ብዙ ጥያቄዎች ደርሰውናል። ጥቂት ቆይተው እንደገና ይሞክሩ።',
  tooLarge: 'የላኩት መረጃ ከሚፈቀደው መጠን በላይ ነው።',
  unreadableAddress: 'ይህ አድራሻ ሊነበብ አልቻለም። የ% ምልክቶቹን እና ርዝመቱን ያረጋግጡ።',
  collision: 'ይህን መረጃ ሌላ ሰው በዚሁ ቅጽበት ቀይሮታል። እንደገና ይሞክሩ።',
  staleVersion: 'ይህን መረጃ ከከፈቱት በኋላ ሌላ ሰው ቀይሮታል። ምንም አልተቀመጠም።',
  fileTooLarge: (megabytes) => `አንዱ ፋይል ከ${megabytes} ሜባ ይበልጣል። አሳንሰው እንደገና ይሞክሩ።`,
  fileNotWhole: 'አንድ ፋይል ሙሉ በሙሉ አልደረሰንም። እንደገና ይላኩት።',
  tooManyFiles: (most) => `በአንድ ጊዜ መላክ የሚቻለው ቢበዛ ${most} ፋይሎችን ነው።`,
  required: (field) => inAmharic(field, 'እባክዎ ይህን ቦታ ይሙሉ።'),
  requiredAndAtMost: (field, max) => inAmharic(field, `እባክዎ ይህን ቦታ ይሙሉ፤ ቢበዛ ${max} ቁምፊዎች።`),
  atMost: (field, max) => inAmharic(field, `ቢበዛ ${max} ቁምፊዎች።`),
  notText: (field) => inAmharic(field, 'ጽሑፍ መሆን አለበት።'),
  notEmail: (field) => inAmharic(field, 'ሙሉ የኢሜይል አድራሻ ያስገቡ፤ ለምሳሌ name@example.com።'),
  notDay: (field) => inAmharic(field, 'ቀኑን በትክክል ያስገቡ፤ ለምሳሌ 2026-11-20።'),
  notDayOrTimestamp: (field) => inAmharic(field, 'ቀኑን በትክክል ያስገቡ፤ ለምሳሌ 2026-11-20።'),
  noSuchDay: (field, why) => inAmharic(field, why),
  notBetween: (field, least, most) => inAmharic(field, `ከ${least} እስከ ${most} መሆን አለበት።`),
  cannotBeStored: (field) => inAmharic(field, 'ማስቀመጥ የማይቻሉ ቁምፊዎች አሉት።'),
  moreFields: (count) => `ሌሎች ${count} ችግሮችም አሉ።`,
};

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
  required: (field) => inOromo(field, 'maaloo dirree kana guutaa.'),
  requiredAndAtMost: (field, max) => inOromo(field, `maaloo dirree kana guutaa; yoo baay’ate arfii ${max}.`),
  atMost: (field, max) => inOromo(field, `yoo baay’ate arfii ${max}.`),
  notText: (field) => inOromo(field, 'barreeffama ta’uu qaba.'),
  notEmail: (field) => inOromo(field, 'teessoo imeelii guutuu galchaa, fakkeenyaaf name@example.com.'),
  notDay: (field) => inOromo(field, 'guyyaa sirriitti galchaa, fakkeenyaaf 2026-11-20.'),
  notDayOrTimestamp: (field) => inOromo(field, 'guyyaa sirriitti galchaa, fakkeenyaaf 2026-11-20.'),
  noSuchDay: (field, why) => inOromo(field, why),
  notBetween: (field, least, most) => inOromo(field, `${least} hanga ${most} ta’uu qaba.`),
  cannotBeStored: (field) => inOromo(field, 'arfiiwwan olkaa’uun hin danda’amne qaba.'),
  moreFields: (count) => `Rakkoon biraa ${count} jira.`,
};

/** The name of the field comes first, so that the sentence is right for each. */
function inAmharic(field: string, sentence: string): string {
  return `${field}፦ ${sentence}`;
}

function inOromo(field: string, sentence: string): string {
  return `${field}: ${sentence}`;
}
