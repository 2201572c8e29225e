import type { Catalogue } from '@consultancy/client-shared/i18n';
import type { texts as english } from './en';

export const texts = {
  title: 'Waa’ee Keenya',
  studio:
    'Istuudiyoo: minjaalawwan dhedheeroo kompiitaraa fi fakkiiwwan qaban, kaa’umsa saamudaa fi kitaabaa, foddaa gara iddoo biqiltuu argisiisu',
  portrait: 'Fakkii {name}',
  facts: {
    EDUCATION: 'Barnoota',
    REGISTRATIONS: 'Galmee ogummaa',
    LANGUAGES: 'Afaanota',
    MEMBERSHIPS: 'Miseensummaa',
  },
  awards: { title: 'Badhaasota', project: 'Piroojektii Ilaalaa' },
  cta: {
    heading: 'Kottaa Nu Argaa',
    text: 'Sanadoota lafa keessanii, wixinee keessan yookaan gaaffii qofa qabadhaa kottaa.',
  },
  page: {
    missionTitle: 'Ergama Keenya',
    visionTitle: 'Mul’ata Keenya',
    whoWeAreTitle: 'Nuti Eenyu',
    factsTitle: 'Dhaabbaticha Lakkoofsaan',
    teamTitle: 'Garee Keenya',
    associationsTitle: 'Waldaalee Ogummaa',
    certificationsTitle: 'Waraqaalee Ragaa',
    demoNotice:
      'Qabiyyee agarsiisaa: dhaabbatichi, namoonni, piroojektoonnii fi lakkoofsonni kan yaadaan uumamanidha.',
  },
} satisfies Catalogue<typeof english>;
