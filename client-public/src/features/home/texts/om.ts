import type { Catalogue } from '@consultancy/client-shared/i18n';
import type { texts as english } from './en';

export const texts = {
  title: 'Arkiteekcharii, Dizaayinii fi Injinariingii Finfinneetti',
  hero: {
    headline: 'Gamoowwan Lafa Isaaniitti Hidda Qaban',
    text: 'Arkiteektota, dizaayineroota fi injinaroota dhaabbata tokko keessatti; dizaayinii fi shallaggiin baaxii tokko jalatti.',
    pauseVideo: 'Viidiyoo duubaa dhaabaa',
    playVideo: 'Viidiyoo duubaa taphachiisaa',
  },
  projects: {
    heading: 'Piroojektoota Filatamoo',
    viewAll: 'Piroojektoota Hunda',
    empty: 'Yeroo ammaa piroojektoonni filataman hin jiran.',
    failed: 'Piroojektoota fe’uun hin danda’amne',
  },
  services: {
    heading: 'Maal Hojjenna',
    text: 'Ogummaa kudhan minjaala tokko irratti. Isaan keessaa tokko fudhadhaa, yookaan lafa duwwaa irraa hanga furtuu fudhachuutti waliin haa deemnu.',
    viewAll: 'Tajaajiloota Hunda',
  },
  blog: {
    heading: 'Bilogii Irraa',
    viewAll: 'Barruulee Hunda',
    failed: 'Barruulee bilogii fe’uun hin danda’amne',
    empty: 'Ammaaf barruun hin jiru. Dhiheenyatti deebi’aa.',
    readTime: 'Daqiiqaa {minutes} dubbisuuf',
  },
  testimonials: {
    heading: 'Maamiltoonni Maal Jedhu',
    show: 'Ragaa {number} ilaalaa',
    pause: 'Ragaalee dhaabaa',
    play: 'Ragaalee itti fufsiisaa',
    stars: 'Urjii 5 keessaa {rating}',
  },
  cta: {
    heading: 'Waa’ee Lafa Keessanii Nutti Himaa',
    text: 'Mariin jalqabaa kaffaltii hin qabu.',
  },
  facts: {
    label: 'Dhaabbata keenya lakkoofsaan',
  },
  disciplines: {
    residence: 'Dizaayinii Mana Jireenyaa',
    hotel: 'Dizaayinii Hoteelaa',
    interior: 'Dizaayinii Keessaa',
    commercial: 'Dizaayinii Gamoo Daldalaa',
    structural: 'Injinariingii Caasaa',
    landscape: 'Dizaayinii Teessuma Lafaa',
    projectManagement: 'Bulchiinsa Piroojektii',
    urbanPlanning: 'Karoora Magaalaa',
    renovation: 'Haaromsaa fi Suphaa',
    consultation: 'Gorsa Dizaayinii',
  },
} satisfies Catalogue<typeof english>;
