import type { AboutContent } from './about-content';

export const om: AboutContent = {
  heroTitle: 'Gamoowwan Iddoo Isaaniitiin Walsiman',
  heroSubtitle:
    'Zigba Architects dhaabbata gorsa arkiteekcharii, dizaayinii fi injinariingii Finfinnee keessatti argamuu dha. Bara 2008 irraa eegalee maatiiwwaniif, daldaltootaaf, manneen barumsaa fi hoteelotaaf karoorsineerra; ijaarreerras.',
  missionTitle: 'Ergama Keenya',
  mission:
    'Meeshaalee fi ogummaa naannootti fayyadamnee gamoowwan mijatoo, amansiisoo fi baasii xiqqaadhaan tajaajilan dizaayinii hojjenna. Waa’ee baasii fi yeroo maamiltoota keenyatti dhugaa himna; hanga gamichi sirriitti hojjetuttis waliin turra.',
  visionTitle: 'Mul’ata Keenya',
  vision:
    'Magaalota Itoophiyaa dizaayiniin gaariin keessatti baramaa ta’e: daandii gaaddisa qabu, manneen maatii isaaniitiif mijatan, gamoowwan ummataa kan namoonni ittiin boonan.',
  whoWeAreTitle: 'Nuti Eenyu',
  whoWeAre: [
    'Nuti arkiteektota, injinaroota, ogeessota karooraa fi dizaayineroota baaxii tokko jala hojjennuu dha. Selamawit Tefera bara 2008 minjaala tokkoo fi hiriyoota lama waliin dhaabbaticha hundeessite. Maqaan isaa zigba irraa fudhatame; zigba jechuun muka birbirsaa bosona baddaatti suuta guddatee jaarraa hedduu dhaabbatuu dha.',
    'Waggoota 15 ol keessatti maamiltoota 200 oliif piroojektoota 500 ol xumurreerra; suuqii xiqqaa Markaatoo irraa hanga hoteela Haroo Xaanaatti. Isaan keessaa muraasni xixiqqoo dha, torban tokkotti xumuraman; kaan immoo waggoota fudhatan. Qorannoo waggaa waggaan goonu keessatti maamiltoota keenya keessaa 98% hojii keenyatti akka gammadan ni himu.',
    'Afaan Oromootiin, Amaariffaa fi Ingiliffaan hojjenna. Fakkiiwwan waajjira keenyaa osoo hin bahin dura nama lammaffaadhaan mirkanaa’u; piroojektiin hundis arkiteektii yookaan injinara itti gaafatamaa tokko kan lakkoofsi bilbilaa isaa harka keessan jiru qaba.',
  ],
  factsTitle: 'Dhaabbaticha Lakkoofsaan',
  facts: [
    { value: '15+', label: 'waggoota muuxannoo' },
    { value: '500+', label: 'piroojektoota xumuraman' },
    { value: '200+', label: 'maamiltoota' },
    { value: '98%', label: 'itti quufinsa maamiltootaa' },
  ],
  teamTitle: 'Garee Keenya',
  associationsTitle: 'Waldaalee Ogummaa',
  associations: [
    { abbreviation: 'HCA', name: 'Mana Maree Arkiteektota Baddaa (agarsiisa)' },
    { abbreviation: 'SEF', name: 'Waltajjii Injinaroota Caasaa (agarsiisa)' },
    { abbreviation: 'UPN', name: 'Walitti Hidhamiinsa Ogeessota Karoora Magaalaa (agarsiisa)' },
    { abbreviation: 'EBC', name: 'Waldaa Ijaarsa Biyyee (agarsiisa)' },
  ],
  certificationsTitle: 'Waraqaalee Ragaa',
  certifications: [
    {
      name: 'Qulqullina Waajjira Dizaayinii, Sadarkaa 2 (agarsiisa)',
      description: 'Fakkiiwwan nama lammaffaadhaan mirkanaa’u; jijjiiramni hundis ni galmaa’a.',
    },
    {
      name: 'Iddoo Ijaarsaa Nageenya Qabu (agarsiisa)',
      description: 'Leenjii nageenya hojii kan namoota ijaarsa to’atan hundaaf yeroo yeroon kennamu.',
    },
    {
      name: 'Gamoowwan Baddaa Anniisaa Xiqqaatti Fayyadaman (agarsiisa)',
      description: 'Mijaa’ina kutaa, anniisaa fi bishaan shallaguu fi safaruu.',
    },
    {
      name: 'Caasaalee Kirkira Lafaa Dandamatan (agarsiisa)',
      description: 'Waggaa waggaan gamaaggama shallaggii caasaa keenyaa kan ogeessa walabaatiin taasifamu.',
    },
  ],
  demoNotice:
    'Qabiyyee agarsiisaa: dhaabbatichi, namoonni, piroojektoonnii fi lakkoofsonni kan yaadaan uumamanidha.',
};
