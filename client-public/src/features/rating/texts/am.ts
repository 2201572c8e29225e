import type { Catalogue } from '@consultancy/client-shared/i18n';
import type { texts as english } from './en';

export const texts = {
  stars: 'የእርስዎ የደረጃ ነጥብ',
  star_one: '{{count}} ኮከብ',
  star_other: '{{count}} ኮከቦች',
  comment: 'አስተያየት',
  submit: 'ደረጃውን ያስገቡ',
  done: 'ስለ ደረጃ ነጥብዎ እናመሰግናለን',
  failed: 'ደረጃውን ማስገባት አልተቻለም',
  missing: 'አስፈላጊ መረጃ ጎድሏል። እባክዎ እንደገና ይሞክሩ።',
} satisfies Catalogue<typeof english>;
