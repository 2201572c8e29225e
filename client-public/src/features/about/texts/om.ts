import type { Catalogue } from '@consultancy/client-shared/i18n';
import { om as page } from '../../../content/about/om';
import type { texts as english } from './en';

export const texts = {
  title: 'Waa’ee Keenya',
  studio:
    'Istuudiyoo keenya: minjaalawwan dhedheeroo kompiitaraa fi fakkiiwwan qaban, kaa’umsa saamudaa fi kitaabaa, foddaa gara iddoo biqiltuu argisiisu',
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
    text: 'Sanadoota lafa keessanii, wixinee keessan yookaan gaaffii qofa qabadhaa kottaa. Sa’aatii 24 keessatti deebii isiniif kennina.',
  },
  page,
} satisfies Catalogue<typeof english>;
