import type { Catalogue } from '@consultancy/client-shared/i18n';
import type { texts as english } from './en';

export const texts = {
  kinds: {
    contact: 'Ergaa',
    consultation: 'Gaaffii gorsaa',
    order: 'Ajaja: {title}',
    rating: 'Madaallii: {title}',
  },
  waiting: 'Meeshaa kana irratti olkaa’ameera: ofumaan ni ergama.',
  files: 'Faayilota: {names}',
  filesGo: 'Faayilonni ergamaa jiru: MB {total} keessaa {sent}',
  filesWait: 'MB {total} keessaa {sent} ergameera. Qunnamtii eegaa jira.',
  refused: 'Fudhatama hin arganne. Sirreessaatii irra deebi’aa ergaa.',
  expired: 'Guyyaa 14f erguun hin danda’amne. Mirkaneessaatii irra deebi’aa ergaa.',
  edited: 'Hanga irra deebitanii ergitanitti hin ergamu.',
  formInUse: 'Sirreessuuf jalqaba waan guca irra jiru ergaa yookaan haqaa.',
  sent: 'Ergameera.',
  ratingSent: 'Madaalliin keessan ergameera. Galatoomaa.',
  code: 'Koodii kana olkaa’adhaa:',
  viewByPhone: 'Waan ergitan koodichaa fi lakkoofsota dhumaa afran bilbila keessaniitiin ilaalaa',
  viewByMail: 'Waan ergitan geessituu gara imeelii keessaniitti ergamuun ilaalaa',
  next: {
    contact: 'Ergaa keessaniif deebii isiniif kennina.',
    consultation: 'Sa’aaticha bilbilaan yookaan imeeliidhaan isiniif mirkaneessina.',
    order: 'Bal’inaa fi kaffaltii mirkaneessuuf isin qunnamna.',
  },
  due: 'Sa’aatii hojii 24 keessatti: hanga {when}.',
  held: 'Sa’aatichi hanga yeroo kanaatti isiniif qabameera: {when}.',
  notHeld: 'Sa’aatiin kun ammatti hin qabamne.',
  track: 'Ajaja hordofaa',
  edit: 'Sirreessaa',
  cancel: 'Dhiisaa',
  delete: 'Wixinee Haqaa',
  none: 'Wanti ergamuuf eegu hin jiru.',
  toast: {
    sent: 'Ergameera: {kind}',
    sentWithCode: 'Ergameera: {kind}. Koodii {code}',
    back: 'Hin ergamne: {kind}',
  },
} satisfies Catalogue<typeof english>;
