import type { ServiceWords } from '../demo-words.js';

/** The services of the demo firm in Afaan Oromo, by English title. */
export const servicesOm: Record<string, ServiceWords> = {
  'Building Permits & Approvals': {
    title: 'Hayyama Ijaarsaa fi Raggaasisa',
    description:
      'Fakkiiwwanii fi sanadoota hayyama ijaarsaa keessaniif barbaachisan ni qopheessina, ni galchina, hanga murtoon kennamuttis gaaffii waajjirichaatiif deebii ni kennina.',
    longDescription:
      'Sanadoonni yoo hir’atan yookaan fakkiiwwan yoo wal faallessan hayyamni ni tura. Osoo dizaayiniin hin jalqabamin dura lafti keessan maal akka hayyamu ni mirkaneessina, sanada guutuu tokko ni qopheessina, waajjiraalee dhimmi ilaallatu keessattis ni hordofna.\n\nSeerri fi kaffaltiin ni jijjiirama; kan murteessus abbaa taayitaa qofa. Waan beeknu, waan gaafachuu qabnuu fi tarkaanfiin hundi hammam baasuu akka danda’u jalqabumaa irraa isinitti himna; wanti tokko yeroo jijjiirametti isiniif barreessina.',
    duration: 'Ji’a 1-3',
    image: 'Fakkiiwwanii fi sarartuu safaraa minjaala foddaa cinaa irratti',
    features: [
      'Sanada qabiyyee lafaa, daangaa lafaa fi seera karooraa mirkaneessuu',
      'Fakkiiwwan hayyamaa arkiteekcharii, caasaa, elektirikii fi saaniterii',
      'Qorannoo biyyee fi safara lafaa ajajuu fi gamaaggamuu',
      'Unkaa iyyataa fi sanada guutuu fi tartiiba qabu',
      'Yaada kennameef deebii fi fakkiiwwan sirreeffaman',
      'Fooyya’iinsa yeroo ijaarsaa fi sanada hayyama itti fayyadamaa',
    ],
    process: [
      'Walgahii jalqabaa: sanada qabiyyee keessan, lafa fi karoora keessan',
      'Cuunfaa barreeffamaa waan lafti hayyamuu fi waan hir’atee',
      'Safara lafaa fi fakkiiwwan',
      'Waajjiratti galchuu fi hordofuu',
      'Bakka gaafatametti sirreessuu',
      'Fakkiiwwan ragga’an waraqaa fi faayiliidhaan dabarsanii kennuu',
    ],
    benefits: [
      'Nama tokko kan faayilii keessan beekuu fi bilbila kaasu',
      'Fakkiiwwan walii isaanii fi lafa waliin walsiman',
      'Marsaa sirreeffamaa xiqqaate',
      'Galmee waraqaa galee fi fudhatamee hundaa',
    ],
  },
  'Sustainability & Energy Consulting': {
    title: 'Gorsa Itti Fufiinsaa fi Anniisaa',
    description:
      'Gamoo anniisaa fi bishaan xiqqaadhaan mijatu akka ijaartan yookaan akka fooyyessitan isin gargaarra; ni safarama, ni shallagama, erga galtanii boodas ni mirkanaa’a.',
    longDescription:
      'Gamoon yoo sirriitti kaa’ame, gaaddisa fi qilleensa yoo argate, haalli qilleensa baddaa ho’isuu yookaan qabbaneessuu xiqqaa barbaada. Dura aduu, bubbee, roobaa fi lafa, itti aansee keenyan, foddaa fi baaxii, dhuma irratti qofa meeshaalee ilaalla. Akka filachuu dandeessaniif tarkaanfiin hundi baasii isaa fi waan waggaatti qusatu waliin dhihaata.\n\nGamoowwan jiraniif safara torban tokkoo fi kaffaltii ji’a kudha lamaan jalqabna. Gamoowwan haaraaf arkiteektii keessan bira hojjenna, nus ta’u dhaabbata biraas.',
    duration: 'Torban 3-8',
    image: 'Karaa haguugamaa gamoo xuubii cinaa, mooraa biqiltuun dhaabame biratti',
    features: [
      'Qorannoo aduu, gaaddisaa fi bubbee lafichaa',
      'Shallaggii ifa guyyaa fi ho’a keessaa',
      'Anniisaa aduu fi bishaan ho’aa aduu, hamma kaffaltii keessan irraa murtaa’e',
      'Bishaan roobaa, bishaan xuraa’aa fi obaasii iddoo biqiltuu',
      'Meeshaalee keenyanii fi baaxii walbira qabuu',
    ],
    process: [
      'Daawwannaa fi safara',
      'Moodela gamichaa fi itti fayyadama isaa kan waggaa tokkoo',
      'Tarree tarkaanfiiwwanii baasii fi qusannoo waggaa qabu',
      'Murtoo isin waliin',
      'Fakkiiwwanii fi ibsa kontiraaktaraaf kennamu',
      'Ji’a ja’aa fi kudha lama booda bu’aa mirkaneessuu',
    ],
    benefits: [
      'Kaffaltii elektirikii, bishaanii fi boba’aa xiqqaate',
      'Kutaalee yeroo ibsaan badus mijatoo ta’anii turan',
      'Meeshaa hamma barbaachisuu hin caalle',
      'Lakkoofsa baankiitti, kireeffataatti yookaan bitataatti agarsiisuu dandeessan',
    ],
  },
};
