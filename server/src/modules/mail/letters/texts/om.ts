import { projectTypes } from '@consultancy/shared/project-words/om';
import type { MailTexts } from './mail-texts.js';

export const om: MailTexts = {
  locale: 'om',
  time: (clock, ethiopian) => `${ethiopian} · ${clock}, sa’aatii Finfinnee`,
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
    projects: 'Piroojektoota',
    files: 'Faayilota',
    topic: 'Mata duree marii',
    date: 'Guyyaa',
    time: 'Sa’aatii',
    preferredDate: 'Guyyaa filatame',
    preferredTime: 'Sa’aatii filatame',
    formerly: 'Dura',
    duration: 'Yeroo fudhatu',
    meeting: 'Haala marii',
    place: 'Bakka',
    design: 'Dizaayinii',
    price: 'Gatii',
    trackingCode: 'Koodii hordoffii',
    code: 'Koodii',
    reason: 'Sababa',
    consultant: 'Gorsaa',
    changePrice: 'Gatii jijjiiramaa',
    workingDays: 'Guyyoota hojii',
    goodUntil: 'Hanga',
    total: 'Ida’ama ajajaa',
    lastGoodBackup: 'Baakaappii sirrii dhumaa',
  },
  languages: { en: 'Afaan Ingilizii', am: 'Afaan Amaaraa', om: 'Afaan Oromoo' },
  meetings: { IN_PERSON: 'Qaamaan', VIDEO_CALL: 'Waamicha viidiyootiin', PHONE: 'Bilbilaan' },
  projectTypes,
  callToChange: 'Wanti hin eegamne yoo isin mudate, maaloo nuuf bilbilaa.',
  changeConsultation: 'Beellamicha jijjiiraa yookaan haqaa',
  due: (when) => `Sa’aatii hojii 24 keessatti: hanga ${when}.`,
  changeUntil: (hours) =>
    hours === 0
      ? 'Hanga jalqabutti geessituu armaan gadiitiin beellamicha jijjiiruu yookaan haquu dandeessu; yookaan nuuf bilbilaa.'
      : `Hanga jalqabuusaa dura sa’aatii ${hours}tti geessituu armaan gadiitiin beellamicha jijjiiruu yookaan haquu dandeessu; sana booda maaloo nuuf bilbilaa.`,
  joinCall: 'Waamicha Viidiyoo Seenaa',
  myRequests: 'Wanta nuuf ergitan ilaalaa yookaan daataa keessan haqaa',
  calendarEntry: (firm) => `Gorsa ${firm} waliin`,
  letters: {
    'inquiry-received': {
      subject: 'Ergaan keessan nu ga’eera',
      paragraphs: ['Nu qunnamuu keessaniif galatoomaa. Deebii isiniif kennina.'],
    },
    'consultation-requested': {
      subject: 'Gaaffiin gorsa keessanii nu ga’eera',
      paragraphs: ['Sa’aaticha bilbilaan yookaan imeeliidhaan isiniif mirkaneessina.'],
    },
    'consultation-hold-ended': {
      subject: 'Sa’aatiin isin gaafattan kana booda isiniif hin qabamne',
      paragraphs: [
        'Sa’aatii keessan hanga ammaatti mirkaneessuu hin dandeenye; kanaaf namoonni biroo qabachuu danda’u. Gaaffiin keessan garuu nu bira jira.',
        'Geessituu armaan gadiitiin sa’aatiin kun yoo ammayyuu bilisa ta’e mirkaneessuu yookaan sa’aatii biraa filachuu dandeessu.',
      ],
      action: 'Sa’aaticha mirkaneessaa yookaan jijjiiraa',
    },
    'consultation-scheduled': {
      subject: 'Beellamni gorsa keessanii qabameera',
      paragraphs: [
        'Isin waliin mari’achuuf gammachuudhaan eegna. Faayilli imeelii kana waliin jiru beellamicha kaaleendarii keessan irratti galmeessa.',
      ],
    },
    'consultation-changed': {
      subject: 'Beellamni gorsa keessanii jijjiirameera',
      paragraphs: [
        'Odeeffannoon haaraan armaan gaditti argama; kan duraa bakka bu’a. Faayilli imeelii kana waliin jiru beellama kaaleendarii keessan irra jiru ni haaromsa.',
      ],
    },
    'consultation-cancelled': {
      subject: 'Beellamni gorsa keessanii haqameera',
      paragraphs: [
        'Gorsi kun hin gaggeeffamu.',
        'Yoo kana hin eegne yookaan sa’aatii biraa barbaaddan, imeelii kanaaf deebii nuuf kennaa yookaan irra deebi’aa qabadhaa.',
      ],
      action: 'Gorsa Qabadhaa',
    },
    'consultation-link': {
      subject: 'Geessituu beellama gorsa keessanii',
      paragraphs: [
        'Geessituu kanaan beellama gorsa keessanii ilaaluu, gara sa’aatii biraatti jijjiiruu fi haquu dandeessu.',
      ],
    },
    'consultation-reminder': {
      subject: 'Yaadachiisa beellama gorsa keessanii',
      paragraphs: [
        'Yeroon gorsi keessan itti gaggeeffamu dhiyaateera. Yoomii fi akkamitti akka ta’e ammas armaan gaditti ilaalaa.',
      ],
    },
    'my-requests-link': {
      subject: 'Geessituu waan nuuf ergitanii',
      paragraphs: [
        'Gaaffiiwwan, gorsaalee fi ajajawwan teessoo kana irraa nuuf ergaman ilaaluuf geessituun gaafatameera.',
        'Isaan hunda ilaaluu, deebisuu, buufachuu yookaan haquu dandeessu. Geessituun kun sa’aatii tokkoof hojjeta. Yoo isin hin gaafanne ta’e, wanti gootan hin jiru.',
      ],
      action: 'Waan Nuuf Ergitan Banaa',
    },
    'order-received': {
      subject: 'Ajajni keessan nu ga’eera',
      paragraphs: [
        'Bal’ina isaa fi kaffaltii mirkaneessuuf isin qunnamna.',
        'Koodii hordoffiitiin ajajni keessan eessa akka ga’e yeroo kamiyyuu ilaaluu dandeessu.',
      ],
      action: 'Ajaja Hordofaa',
    },
    'payment-verified': {
      subject: 'Kaffaltiin keessan mirkanaa’eera',
      paragraphs: [
        'Kaffaltiin keessan nu ga’eera. Galatoomaa.',
        'Wanta itti aanu fuula ajaja keessan itti hordoftan irratti argattu.',
      ],
      action: 'Ajaja Hordofaa',
    },
    'payment-rejected': {
      subject: 'Kaffaltii keessan mirkaneessuu hin dandeenye',
      paragraphs: [
        'Lakkoofsa wabii galchitaniin kaffaltii keessan mirkaneessuu hin dandeenye; sababni isaa armaan gadii dha.',
        'Maaloo lakkoofsa wabii nagahee keessan irra jiru irra deebi’aa galchaa, yookaan nuuf bilbilaa.',
      ],
      action: 'Lakkoofsa Wabii Biraa Galchaa',
    },
    'price-agreed': {
      subject: 'Gatii ajaja keessanii',
      paragraphs: [
        'Gatiin irratti walii galle ajaja keessan irratti galfameera.',
        'Fuula ajaja keessan itti hordoftan irratti piroofoormaa argattu; lakkoofsa wabii kaffaltii keessaniis galchuu dandeessu.',
      ],
      action: 'Ajaja Hordofaa',
    },
    'change-quoted': {
      subject: 'Dhiyeessii gatii jijjiirama gaafattanii',
      paragraphs: [
        'Dizaayiniin ajajattan akka jijjiiramu nu gaafattaniittu. Gatiin isaa fi yeroon inni fudhatu armaan gadii dha.',
        'Fuula ajaja keessan itti hordoftan irratti dhiyeessii gatii fudhachuu yookaan gaaffii keessan haquu dandeessu.',
      ],
      action: 'Dhiyeessii Gatii Dubbisaa',
    },
    'change-declined': {
      subject: 'Waa’ee jijjiirama gaafattanii',
      paragraphs: [
        'Jijjiirama dizaayinii gaafattan gochuu hin dandeenyu; deebiin keenya armaan gadii dha. Ajajni keessan akkuma jirutti itti fufa.',
        'Fuula ajaja keessan itti hordoftan irratti jijjiirama biraa gaafachuu, yookaan nuuf bilbiluu dandeessu.',
      ],
      action: 'Ajaja Hordofaa',
    },
    'change-accepted': {
      subject: 'Jijjiirama irratti walii galleerra',
      paragraphs: [
        'Dhiyeessii gatii keenya fudhattaniittu. Gatiin isaa amma qaama ajaja keessanii ti.',
        'Fuula ajaja keessan itti hordoftan irratti piroofoormaa ida’ama haaraa qabu argattu.',
      ],
      action: 'Ajaja Hordofaa',
    },
    'change-ordered': {
      subject: 'Jijjiiramni ajaja of danda’e ta’eera',
      paragraphs: [
        'Dhiyeessii gatii keenya fudhattaniittu. Kaffaltii dizaayinii duraan waan nu beeksiftaniif, jijjiiramni ajaja of danda’e ta’eera.',
        'Koodii hordoffii mataa isaa qaba; ittiin piroofoormaa isaa argattu, ajajichas hordoftu.',
      ],
      action: 'Jijjiirama Hordofaa',
    },
    'account-welcome': {
      subject: 'Baga gara {firm} nagaan dhuftan',
      paragraphs: [
        'Herregni keessan qophaa’eera. Yommuu seentan piroojektoota keenya madaaluu dandeessu.',
        'Maaloo teessoo imeelii keessan mirkaneessaa: madaalliin keessan isa booda lakkaa’ama.',
      ],
      action: 'Teessoo Keessan Mirkaneessaa',
    },
    'email-confirmation': {
      subject: 'Teessoo imeelii keessan mirkaneessaa',
      paragraphs: [
        'Maaloo kun teessoo imeelii keessan ta’uu mirkaneessaa. Geessituun kun guyyaa torbaaf hojjeta.',
      ],
      action: 'Teessoo Keessan Mirkaneessaa',
    },
    'password-link': {
      subject: 'Jecha iccitii haaraa filadhaa',
      paragraphs: [
        'Herrega keessaniif jechi iccitii haaraan gaafatameera. Geessituun kun al tokko qofa, daqiiqaa 30f hojjeta.',
        'Yoo isin hin gaafanne ta’e, imeelii kana dhiisaa: jechi iccitii keessan akkuma jirutti tura.',
      ],
      action: 'Jecha Iccitii Haaraa Filadhaa',
    },
    invitation: {
      subject: 'Herrega keessan {firm} biratti',
      paragraphs: [
        'Herregni isiniif banameera. Jecha iccitii filadhaa; achiis teessoo imeelii kanaan seenuu dandeessu.',
        'Geessituun kun al tokko qofa, guyyaa torbaaf hojjeta.',
      ],
      action: 'Jecha Iccitii Filadhaa',
    },
    'former-email': {
      subject: 'Teessoon imeelii herrega keessanii jijjiiramuuf jira',
      paragraphs: [
        'Maaloo teessoo haaraa armaan gadii herrega keessaniif fudhadhaa. Teessoon kan jijjiiramu yeroo teessoowwan lamaan irraa mirkanaa’utti; geessituun guyyaa tokkoof hojjeta.',
        'Yoo isin hin gaafanne ta’e, hin fudhatinaa, jecha iccitii keessanis jijjiiraa.',
      ],
      action: 'Teessoo Haaraa Fudhadhaa',
    },
    'new-email': {
      subject: 'Teessoo imeelii keessan haaraa mirkaneessaa',
      paragraphs: [
        'Maaloo teessoo kana herrega keessaniif mirkaneessaa. Teessoon kan jijjiiramu yeroo teessoowwan lamaan irraa mirkanaa’utti; geessituun guyyaa tokkoof hojjeta.',
      ],
      action: 'Teessoo Keessan Haaraa Mirkaneessaa',
    },
  },
  staffSubjects: {
    'new-inquiry': (subject) => `Ergaa haaraa: ${subject}`,
    'inquiry-message': (subject) => `Ergaa dabalataa: ${subject}`,
    'new-consultation': (name) => `Gaaffii gorsaa haaraa: ${name}`,
    'consultation-moved': (name) => `Maamilli gorsa jijjiireera: ${name}`,
    'consultation-called-off': (name) => `Maamilli gorsa haqeera: ${name}`,
    'new-order': (project) => `Ajaja haaraa: ${project}`,
    'new-account': (name) => `Herrega haaraa: ${name}`,
  },
  openBackOffice: 'Fuula bulchiinsaa irratti banaa',
  notices: {
    'backup-too-old': {
      subject: 'Sa’aatii 48 oliif baakaappiin sirriin hin jiru',
      paragraphs: [
        'Sarvariin amma yoo cabe, wanti baakaappii sirrii dhumaa booda galfame hundi ni bada.',
        'Fuula Backups banaa, kan dhumaa maaliif akka hin milkoofne dubbisaa, “Back up now” tuqaa.',
      ],
    },
    'disk-low': {
      subject: 'Diiskiin sarvarichaa guutuu ga’eera',
      paragraphs: [
        'Diiskiin yoo guute, marsariitichi homaa olkaa’uu hin danda’u, baakaappiinis hin qophaa’u.',
        'Namni sarvaricha bulchu iddoo akka bilisa godhu yookaan diiskii guddaa akka fayyadamu gaafadhaa.',
      ],
    },
  },
  none: 'Hin jiru',
  freeOfNeeded: (free, needed) => `bilisa ${free}, kan barbaachisu ${needed}`,
};
