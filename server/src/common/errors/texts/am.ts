import type { ErrorTexts } from './error-texts.js';

/** The name of the field comes first, so that the sentence is right for each. */
function about(field: string, sentence: string): string {
  return `${field}፦ ${sentence}`;
}

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
  required: (field) => about(field, 'እባክዎ ይህን ቦታ ይሙሉ።'),
  requiredAndAtMost: (field, max) => about(field, `እባክዎ ይህን ቦታ ይሙሉ፤ ቢበዛ ${max} ቁምፊዎች።`),
  atMost: (field, max) => about(field, `ቢበዛ ${max} ቁምፊዎች።`),
  notText: (field) => about(field, 'ጽሑፍ መሆን አለበት።'),
  notEmail: (field) => about(field, 'ሙሉ የኢሜይል አድራሻ ያስገቡ፤ ለምሳሌ name@example.com።'),
  notDay: (field) => about(field, 'ቀኑን በትክክል ያስገቡ፤ ለምሳሌ 2026-11-20።'),
  notDayOrTimestamp: (field) => about(field, 'ቀኑን በትክክል ያስገቡ፤ ለምሳሌ 2026-11-20።'),
  noSuchDay: (field, why) => about(field, why),
  notBetween: (field, least, most) => about(field, `ከ${least} እስከ ${most} መሆን አለበት።`),
  cannotBeStored: (field) => about(field, 'ማስቀመጥ የማይቻሉ ቁምፊዎች አሉት።'),
  moreFields: (count) => `ሌሎች ${count} ችግሮችም አሉ።`,
};
