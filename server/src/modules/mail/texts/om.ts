import type { MailTexts } from './mail-texts.js';

export const om: MailTexts = {
  locale: 'om',
  date: ({ weekday, day, month, year }) => `${weekday}, ${month} ${day}, ${year}`,
  // The clock as it is read there begins at six in the morning; both are named, so that nobody comes at the wrong hour.
  time: (clock) => {
    const [hours, minutes] = clock.split(':') as [string, string];
    const hour = Number(hours);
    const part = ['halkan', 'ganama', 'guyyaa', 'galgala'][Math.floor(hour / 6)]!;
    return `${clock} (${part} sa’aatii ${(hour + 6) % 12 || 12}:${minutes}), sa’aatii Finfinnee`;
  },
  minutes: (count) => `daqiiqaa ${count}`,
  price: (amount) => `Qarshii ${amount}`,
  priceOnRequest: 'Gatii gaafadhaa',
  greeting: (name) => (name ? `Kabajamoo ${name},` : 'Akkam jirtu,'),
  whyYou:
    'Imeeliin kun kan isiniif ergame, teessoon kun marsariitii keenya irratti waan kennameefi. Isin yoo hin kennine, irra darbuu dandeessu.',
  labels: {
    name: 'Maqaa',
    email: 'Imeelii',
    phone: 'Bilbila',
    company: 'Dhaabbata',
    address: 'Teessoo',
    language: 'Afaan',
    subject: 'Mata duree',
    projectType: 'Gosa piroojektii',
    topic: 'Mata duree marii',
    date: 'Guyyaa',
    time: 'Sa’aatii',
    wishedDate: 'Guyyaa filatame',
    wishedTime: 'Sa’aatii filatame',
    duration: 'Yeroo fudhatu',
    meeting: 'Haala marii',
    place: 'Bakka',
    design: 'Dizaayinii',
    price: 'Gatii',
    trackingCode: 'Koodii hordoffii',
  },
  languages: { en: 'Afaan Ingilizii', am: 'Afaan Amaaraa', om: 'Afaan Oromoo' },
  meetings: { IN_PERSON: 'Qaamaan', VIDEO_CALL: 'Waamicha viidiyootiin', PHONE: 'Bilbilaan' },
  projectTypes: {
    RESIDENCE: 'Mana Jireenyaa',
    COMMERCIAL: 'Daldala',
    HOTEL: 'Hoteela',
    MIXED_USE: 'Tajaajila Makaa',
    OFFICE: 'Waajjira',
    HOSPITAL: 'Hospitaala',
    SCHOOL: 'Mana Barumsaa',
    INDUSTRIAL: 'Industirii',
  },
  inquiryReceived: {
    subject: 'Ergaan keessan nu ga’eera',
    paragraphs: ['Nu qunnamuu keessaniif galatoomaa. Sa’aatii 24 keessatti deebii isiniif kennina.'],
  },
  consultationRequested: {
    subject: 'Gaaffiin gorsa keessanii nu ga’eera',
    paragraphs: ['Sa’aatii 24 keessatti sa’aaticha bilbilaan yookaan imeeliidhaan isiniif mirkaneessina.'],
  },
  consultationScheduled: {
    subject: 'Beellamni gorsa keessanii qabameera',
    paragraphs: [
      'Isin waliin mari’achuuf gammachuudhaan eegna. Faayilli imeelii kana waliin jiru beellamicha kaaleendarii keessan irratti galmeessa.',
      'Sa’aatichi yoo isinitti hin tolle, imeelii kanaaf deebii nuuf kennaa.',
    ],
  },
  consultationChanged: {
    subject: 'Beellamni gorsa keessanii jijjiirameera',
    paragraphs: [
      'Odeeffannoon haaraan armaan gaditti argama; kan duraa bakka bu’a. Faayilli imeelii kana waliin jiru beellama kaaleendarii keessan irra jiru ni haaromsa.',
      'Sa’aatichi yoo isinitti hin tolle, imeelii kanaaf deebii nuuf kennaa.',
    ],
  },
  consultationCancelled: {
    subject: 'Beellamni gorsa keessanii haqameera',
    paragraphs: [
      'Gorsi kun hin gaggeeffamu.',
      'Yoo kana hin eegne yookaan sa’aatii biraa barbaaddan, imeelii kanaaf deebii nuuf kennaa yookaan irra deebi’aa qabadhaa.',
    ],
    action: 'Gorsa Qabadhaa',
  },
  joinCall: 'Waamicha Viidiyoo Seenaa',
  calendarEntry: (firm) => `Gorsa ${firm} waliin`,
  orderReceived: {
    subject: 'Ajajni keessan nu ga’eera',
    paragraphs: [
      'Bal’ina isaa fi kaffaltii mirkaneessuuf sa’aatii 24 keessatti isin qunnamna.',
      'Koodii hordoffiitiin ajajni keessan eessa akka ga’e yeroo kamiyyuu ilaaluu dandeessu.',
    ],
    action: 'Ajaja Hordofaa',
  },
  accountWelcome: {
    subject: (firm) => `Baga gara ${firm} nagaan dhuftan`,
    paragraphs: ['Herregni keessan qophaa’eera. Yommuu seentan piroojektoota keenya madaaluu dandeessu.'],
    action: 'Piroojektoota Keenya Ilaalaa',
  },
  newInquiry: (subject) => `Ergaa haaraa: ${subject}`,
  newConsultation: (name) => `Gaaffii gorsaa haaraa: ${name}`,
  newOrder: (project) => `Ajaja haaraa: ${project}`,
  newAccount: (name) => `Herrega haaraa: ${name}`,
  openBackOffice: 'Fuula bulchiinsaa irratti banaa',
};
