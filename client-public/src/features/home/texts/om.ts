import type { Catalogue } from '@consultancy/client-shared/i18n';
import { om as quotes } from '../../../content/testimonials/om';
import { quotesByName } from '../quotes';
import type { texts as english } from './en';

export const texts = {
  title: 'Arkiteekcharii, Dizaayinii fi Injinariingii Finfinneetti',
  hero: {
    headline: 'Gamoowwan Lafa Isaaniitti Hidda Qaban',
    text: 'Arkiteektota, dizaayineroota fi injinaroota dhaabbata tokko keessatti. Waggoota 15 oliif Finfinnee keessatti; dizaayinii fi shallaggiin baaxii tokko jalatti.',
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
    readTime: 'Daqiiqaa\u00a0{{minutes}}\u00a0dubbisuuf',
  },
  testimonials: {
    heading: 'Maamiltoonni Maal Jedhu',
    label: 'Ragaa maamiltootaa',
    show: 'Ragaa {{number}} ilaalaa',
    position: '{{total}} keessaa {{number}}',
    pause: 'Ragaalee dhaabaa',
    play: 'Ragaalee itti fufsiisaa',
    stars: 'Urjii 5 keessaa {{rating}}',
  },
  cta: {
    heading: 'Waa’ee Lafa Keessanii Nutti Himaa',
    text: 'Mariin jalqabaa kaffaltii hin qabu. Sa’aatii 24 keessatti deebii isiniif kennina.',
  },
  facts: {
    label: 'Dhaabbata keenya lakkoofsaan',
    yearsValue: '15',
    years: 'waggoota muuxannoo, bara 2008 hundeeffame',
    projectsValue: '500+',
    projects: 'piroojektoota xumuraman',
    clientsValue: '200+',
    clients: 'maamiltoota',
    satisfactionValue: '98%',
    satisfaction: 'itti quufinsa maamiltootaa',
  },
  disciplines: {
    residence: {
      title: 'Dizaayinii Mana Jireenyaa',
      text: 'Manneen fi appaartamaawwan maatii keessa jiraatuuf hojjetaman.',
    },
    hotel: {
      title: 'Dizaayinii Hoteelaa',
      text: 'Hoteelota keessummoonni yaadatan, hojjettootaafis mijatan.',
    },
    interior: {
      title: 'Dizaayinii Keessaa',
      text: 'Kutaalee, ifaa fi meeshaalee manaa gamoo fi baajata waliin deeman.',
    },
    commercial: {
      title: 'Dizaayinii Gamoo Daldalaa',
      text: 'Waajjiraalee, suuqotaa fi kutaalee agarsiisaa guyyaa guyyaan tajaajilan.',
    },
    structural: {
      title: 'Injinariingii Caasaa',
      text: 'Caasaalee amansiisoo fi qusatoo, dizaayinii cinatti shallagaman.',
    },
    landscape: {
      title: 'Dizaayinii Teessuma Lafaa',
      text: 'Mooraa, iddoo biqiltuu fi daagaa biqiltoota baddaatiin miidhagan.',
    },
    projectManagement: {
      title: 'Bulchiinsa Piroojektii',
      text: 'Caalbaasii, waliigaltee fi to’annoo ijaarsaa: yeroon, gatiin, galmeen.',
    },
    urbanPlanning: {
      title: 'Karoora Magaalaa',
      text: 'Daandiiwwan, bilookii fi ollaa namoota miilaan deemaniif karoorfaman.',
    },
    renovation: {
      title: 'Haaromsaa fi Suphaa',
      text: 'Waan jiru kabajuun gamoowwan duriitiif jireenya haaraa.',
    },
    consultation: {
      title: 'Gorsa Dizaayinii',
      text: 'Osoo maallaqa hin baasin waa’ee lafaa, hayyamaa fi pilaanii yaada dabalataa.',
    },
  },
  quotes: quotesByName(quotes),
} satisfies Catalogue<typeof english>;
