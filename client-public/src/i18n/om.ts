import type { Catalogue } from '@consultancy/client-shared/i18n';
import type { en } from './en';

export const om = {
  firm: {
    name: 'Zigba Architects',
    description:
      'Bara 2008 irraa eegalee Finfinnee keessatti dizaayinii gamoo, dizaayinii keessaa fi injinariingii. Manneen jireenyaa, hoteelota, bakkeewwan hojii fi gamoowwan magaalaa; kaka’umsa jalqabaa hanga sakatta’a dhumaatti.',
    phone: '+251 900 000 000',
    email: 'hello@zigba.example',
    address: 'Zigba House, Daandii Boolee, Finfinnee, Itoophiyaa',
  },
  nav: {
    label: 'Baafata guddaa',
    home: 'Fuula Duraa',
    about: 'Waa’ee Keenya',
    services: 'Tajaajiloota',
    projects: 'Piroojektoota',
    blog: 'Bilogii',
    contact: 'Nu Qunnamaa',
    openMenu: 'Baafata bani',
    closeMenu: 'Baafata cufi',
    skip: 'Gara qabiyyeetti darbi',
    language: 'Afaan',
    call: 'Nuuf Bilbilaa',
  },
  footer: {
    quickLinks: 'Geessituu Ariifataa',
    services: 'Tajaajiloota',
    contact: 'Teessoo',
    follow: 'Nu hordofaa',
    office: 'Waajjira Finfinnee',
    residence: 'Dizaayinii Mana Jireenyaa',
    commercial: 'Dizaayinii Gamoo Daldalaa',
    interior: 'Dizaayinii Keessaa',
    structural: 'Injinariingii Caasaa',
    projectManagement: 'Bulchiinsa Piroojektii',
    consultation: 'Gorsa Dizaayinii',
    scrollToTop: 'Gara gubbaatti deebi’i',
    copyright: '© {{year}} {{name}}. Mirgi seeraan kan eegame.',
    developer: 'Marsariitii kan hojjete: Wanza Studio · studio@wanza.example',
    companyAddress: 'Wanza Studio, Kaazaanchis, Finfinnee, Itoophiyaa',
    demo: 'Marsariitii agarsiisaati: dhaabbatichi, namoonni isaa fi piroojektoonni isaa kan yaadaan uumamani.',
  },
  action: {
    exploreWork: 'Hojii Keenya Ilaalaa',
    bookConsultation: 'Gorsa Qabadhaa',
    contactUs: 'Nu Qunnamaa',
    readArticle: 'Barruu Dubbisaa',
    backHome: 'Gara Fuula Duraatti Deebi’aa',
    reload: 'Fuula irra deebi’aa fe’aa',
    previous: 'Duraanii',
    next: 'Itti aanu',
    close: 'Cufaa',
  },
  notFound: {
    title: 'Fuulli Hin Argamne',
    text: 'Teessoon kun eessayyuu hin geessu. Fuulichi bakka jijjiirratee yookiin gonkumaa hin hojjetamne ta’uu danda’a.',
  },
  failure: {
    title: 'Rakkoon Tokko Uumameera',
    text: 'Fuula agarsiisuun hin danda’amne. Irra deebi’aa fe’aa; yoo hin hojjenne nuuf bilbilaa.',
  },
} satisfies Catalogue<typeof en>;
