import type { TestimonialWords } from '../demo-words.js';

/** What clients of the demo firm say, in Afaan Oromo, by their English names. */
export const testimonialsOm: Record<string, TestimonialWords> = {
  'Almaz Worku': {
    name: 'Almaz Worku',
    position: 'Abbaa Qabeenyaa Manichaa',
    company: 'Mana Fiixee Inxooxxoo',
    content:
      'Kutaa ciisichaa meeqa akka barbaannu osoo hin gaafatin dura ganama buna eessatti akka dhugnu nu gaafatan. Waqtii qorraa lama keessatti ho’isituu xiqqoo qofa fayyadamne; baasiinis tilmaama jalqabaa irraa dhibbeentaa ja’a caalaa hin fagaanne.',
  },
  'Getachew Mulat': {
    name: 'Getachew Mulat',
    position: 'Hojii Gaggeessaa Olaanaa',
    company: 'Hoteela Haroo Xaanaa',
    content:
      'Kutaan hundi gara haroo yookaan gara iddoo biqiltuu ilaala; mukkeen durii keessaas tokkollee hin badne. Hojjettoonni koo karaa gabaabaa kushinaa, mana uffanni itti miicamuu fi kutaalee gidduu jiru ni jajatu; keessummoonni garuu kana hin hubatan.',
  },
  'Ayantu Negera': {
    name: 'Ayantu Negera',
    position: 'Itti Gaafatamtuu Mana Barumsaa',
    company: 'Mana Barumsaa Sadarkaa Tokkoffaa Gullallee',
    content:
      'Barattoota dhibba torbaa fi digdama qabna; sagaleen barsiisaa hanga tarree dhumaatti ni dhaga’ama. Fakkiiwwan yeroo tokko torban lama turanii turan; garuu osoo nuti hin gaafatin dursanii nutti himan.',
  },
  'Solomon Araya': {
    name: 'Solomon Araya',
    position: 'Bulchaa Gamoo',
    company: 'Waajjiraalee Kaazaanchis',
    content:
      'Kireeffattoonni keenya qabbaneessituuf kaffaluu mannaa foddaa banu. Darbiiwwan kurnanuu ji’a saddeet keessatti kireeffaman; waggaa shan keessattis yeroo tokko qofa bishaan dhimmise, injinarri immoo guyyuma sana dhufee ilaale.',
  },
};
