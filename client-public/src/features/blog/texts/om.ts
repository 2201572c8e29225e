import type { Catalogue } from '@consultancy/client-shared/i18n';
import type { texts as english } from './en';

export const texts = {
  title: 'Bilogii',
  intro:
    'Yaadannoo minjaala dizaayinii fi iddoo ijaarsaa irraa: meeshaalee, baasii, hayyama fi manneen jireenyaaf mijatan.',
  searchLabel: 'Barruulee barbaadaa',
  search: 'Barbaadaa',
  categoriesLabel: 'Ramaddiiwwan',
  all: 'Hunda',
  found: '{count, plural, one {Barruu #} other {Barruu #}}',
  featuredHeading: 'Barruulee Filatamoo',
  moreHeading: 'Barruulee Dabalataa',
  allHeading: 'Barruulee Hunda',
  foundHeading: 'Barruulee Argaman',
  loading: 'Barruuleen fe’amaa jiru',
  failed: 'Barruulee bilogii fe’uun hin danda’amne',
  empty: 'Barruun hin argamne. Calaltuu yookaan jecha barbaaddan jijjiiraatii yaalaa.',
  clear: 'Calaltuu Haqaa',
  readTime: 'Daqiiqaa {minutes} dubbisuuf',
  defaultAuthor: 'Bulchaa',
  article: {
    crumb: 'Barruu',
    crumbs: 'Iddoo fuulichaa',
    backToBlog: 'Gara Bilogiitti Deebi’aa',
    missingTitle: 'Barruun Hin Argamne',
    failed: 'Barruu kana fe’uun hin danda’amne',
  },
} satisfies Catalogue<typeof english>;
