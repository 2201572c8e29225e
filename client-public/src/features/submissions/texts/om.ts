import type { Catalogue } from '@consultancy/client-shared/i18n';
import type { texts as english } from './en';

export const texts = {
  kinds: {
    contact: 'Ergaa',
    consultation: 'Gaaffii gorsaa',
    order: 'Ajaja: {title}',
    rating: 'Madaallii: {title}',
  },
  waiting: 'Qunnamtii eegaa jira. Ofumaan ni ergama.',
  busy: 'Sarvariin keenya hojiin itti baay’ateera. Ofumaan ni ergama.',
  onDevice: 'Hanga sanaatti meeshaa kana irra qofa olkaa’ameera.',
  files: 'Faayilota: {names}',
  filesGo: 'Faayilonni ergamaa jiru: MB {total} keessaa {sent}',
  filesWait: 'MB {total} keessaa {sent} ergameera. Qunnamtii eegaa jira.',
  refused: 'Fudhatama hin arganne. Sirreessaatii irra deebi’aa ergaa.',
  expired: 'Guyyaa 14f erguun hin danda’amne. Mirkaneessaatii irra deebi’aa ergaa.',
  edited: 'Hanga irra deebitanii ergitanitti hin ergamu.',
  formInUse: 'Sirreessuuf jalqaba waan guca irra jiru ergaa yookaan haqaa.',
  sent: 'Ergameera. Sa’aatii 24 keessatti deebii isiniif kennina.',
  ratingSent: 'Madaalliin keessan ergameera. Galatoomaa.',
  code: 'Koodii kana olkaa’adhaa:',
  view: 'Waan ergitan ilaalaa',
  track: 'Ajaja hordofaa',
  edit: 'Sirreessaa',
  cancel: 'Erguu Dhiisaa',
  delete: 'Wixinee Haqaa',
  none: 'Wanti ergamuuf eegu hin jiru.',
  toast: {
    sent: 'Ergameera: {kind}',
    sentWithCode: 'Ergameera: {kind}. Koodii {code}',
    back: 'Hin ergamne: {kind}',
  },
} satisfies Catalogue<typeof english>;
