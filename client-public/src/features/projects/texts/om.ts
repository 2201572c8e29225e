import { projectFacts } from '@consultancy/shared/field-labels/om';

import type { Catalogue } from '@consultancy/client-shared/i18n';
import type { texts as english } from './en';

export const texts = {
  title: 'Piroojektoota',
  intro: 'Manneen jireenyaa, hoteelota, bakkeewwan hojii fi gamoowwan magaalaa, Finfinnee fi ishee alatti.',
  filterLabel: 'Piroojektoota mul’atan',
  filter: {
    all: 'Hunda',
    mostViewed: 'Baay’ee Kan Ilaalaman',
  },
  view: { label: 'Haala agarsiisaa', cards: 'Suuraawwan', index: 'Tarree' },
  index: { number: 'Lak.', project: 'Piroojektii' },
  featuredHeading: 'Piroojektoota Filatamoo',
  allHeading: 'Piroojektoota Hunda',
  loading: 'Piroojektoonni fe’amaa jiru',
  failed: 'Piroojektoota fe’uun hin danda’amne',
  empty: 'Piroojektiin gosa kanaa ammaaf hin jiru.',
  showAll: 'Piroojektoota Hunda Ilaalaa',
  featured: 'Filatamaa',
  rating:
    '{count, plural, one {5 keessaa {average}, nama # irraa} other {5 keessaa {average}, nama # irraa}}',
  notRated: 'Ammaaf hin madaalamne',
  forSale: 'Dizaayiniin gurgurtaaf',
  priceOnRequest: 'Gatii gaafadhaa',
  floors: 'G+{floors}',
  modern: 'Ammayyaa',
  plot: '{size} m²',
  premiumPlot: 'Lafa filatamaa',
  action: { buy: 'Dizaayinii Bitadhaa', rate: 'Madaalaa', sheet: 'PDF’n Buufadhaa' },
  detail: {
    crumbs: 'Iddoo fuulichaa',
    images: 'Suuraawwan {title}',
    image: '{title}, suuraa {total} keessaa {number}',
    showImage: 'Suuraa {number} ilaalaa',
    counter: '{number} / {total}',
    ...projectFacts,
    area: 'kaaree meetira {size}',
    price: 'Gatii dizaayinii',
    packageContents: 'Wanta Argattan',
    licenceText: 'Hayyama itti fayyadamaa',
    loading: 'Piroojektiin fe’amaa jira',
    missingTitle: 'Piroojektiin Hin Argamne',
    missingText:
      'Maqaan isaa jijjiiramee yookaan kaafamee ta’uu danda’a. Piroojektoonni biroo hundi asuma jiru.',
    backToProjects: 'Piroojektoota Hunda',
  },
  awards: 'Badhaasota',
  drawings: 'Fakkiiwwanii fi Pilaanota',
  beforeAfter: {
    heading: 'Duraa fi Booda',
    before: 'Dura',
    after: 'Booda',
    beforeOf: '{title}, dura',
    afterOf: '{title}, booda',
    slider: 'Kan duraa yookaan kan boodaa bal’isaa ilaalaa',
    share: 'Dura: suuraa keessaa {share} %',
  },
  viewer: { zoomIn: 'Guddisaa', zoomOut: 'Xiqqeessaa' },
  more: {
    label: 'Piroojektoota dabalataa',
    alike: 'Piroojektoota Walfakkaatan',
    previous: 'Piroojektii duraanii',
    next: 'Piroojektii itti aanu',
  },
} satisfies Catalogue<typeof english>;
