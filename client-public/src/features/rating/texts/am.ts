import type { Catalogue } from '@consultancy/client-shared/i18n';
import type { texts as english } from './en';

export const texts = {
  stars: 'የእርስዎ የደረጃ ነጥብ',
  star: '{count, plural, one {# ኮከብ} other {# ኮከብ}}',
  comment: 'አስተያየት',
  submit: 'ደረጃውን ያስገቡ',
  done: 'ደረጃ ስለሰጡን እናመሰግናለን',
  doneUncounted: 'ደረጃ ስለሰጡን እናመሰግናለን። የሚቆጠረው የኢሜይል አድራሻዎን ሲያረጋግጡ ነው፤ ኢሜይልዎን ይመልከቱ።',
  failed: 'ደረጃውን ማስገባት አልተቻለም',
  missing: 'አስፈላጊ መረጃ ጎድሏል። እባክዎ እንደገና ይሞክሩ።',
} satisfies Catalogue<typeof english>;
