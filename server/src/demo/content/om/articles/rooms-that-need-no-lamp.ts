import type { ArticleWords } from '../../demo-words.js';

export const roomsThatNeedNoLampOm: ArticleWords = {
  title: 'Kutaalee Hanga Sa’aatii Kudha Lamaatti Ibsaa Hin Barbaanne',
  excerpt:
    'Guyyaa waggaa hunda sa’aatii kudha lamaaf ifa guyyaa cimaatu jira; ta’us ibsaan guyyaa walakkaa ifee argama. Mana haaraa yookaan durii keessatti, calaqqee fi ho’a malee, ifa gara keessa kutaatti akkamitti galchina?',
  authorName: 'Rahel Wolde',
  tags: ['ifa guyyaa', 'dizaayinii keessaa', 'foddaa', 'halluu'],
  image: 'Kutaa jireenyaa keenyan halluu ifaa fi lafa mukaa qabu, ifni guyyaa karaa lamaan itti galu',
  content: `Asitti aduun ganama gara sa’aatii kudha lamaa fi walakkaa baati, galgalas gara sa’aatii kudha lamaa fi walakkaa lixxi; daqiiqaa digdama dabaltee yookaan hir’iftee waggaa guutuu akkasuma. Magaalaan Awurooppaa ifa akkasii walqixa qabu hin jiru. Ta’us appaartamaawwan ani daawwadhu irra caalaa keessatti ibsaan koridaraa guyyaa guutuu ifa, kushinaan guyyaa walakkaa ampuulii qaba, kutaan jireenyaa immoo sababa calaqqeetiin golgaan isaa cufaa dha. Ifni jira. Garuu bakka dogoggoraa jira.

## Ifni Hangam Fagaata

Seera salphaa: ifni guyyaa faayidaa qabu gara keessa kutaatti kan galu dachaa lamaa fi walakkaa olka’iinsa fiixeen foddaa minjaala irraa qabuuti. Kanaaf fiixee foddaa seentimeetira 30 ol kaasuun ifa walakkaa meetiraa ol gara keessaatti galcha. Miila foddaa gadi buusuun garuu duuba kutaatti homaa hin fidu.

Kanaaf foddaa bal’aa gaafachuu keessaniin dura foddaa ol ka’aa gaafadhaa. Foddaan dheeraa fi dhiphaan foddaa gabaabaa fi bal’aa bal’ina wal qixa qabu caalaa kutaa ni ibsa, baasii leenteelii xiqqaa qaba, saanduqa keenyaniitiifis keenyan caalu hambisa.

## Gama Lamatu Tokko Irra Wayya

Kutaan gama tokkoon foddaa qabu fiixee ifaa fi fiixee dukkanaa qaba. Iji isa ifaatti madaqa; kan hafe waan ta’e caalaa dukkanaa’aa fakkaata. Maddi lammaffaan, xiqqaa illee yoo ta’e, hunda jijjiira: qaawwa ol ka’aa balbala gara koridaraa gubbaa, foddaa xiqqaa keenyan cinaa irratti, bilillee saanduqa uffataa gubbaatti.

Ifa lammaffaadhaaf iddoowwan gaggaariin:

- balbala gubbaatti, akka foddaa balbala gubbaa kan gara koridara yookaan sadarkaa ifaatti;
- keenyan kushinaa fi kutaa jireenyaa gidduu irratti, meetira 2 ol;
- fiixee koridaraatti, gara ifaatti akka deemamuuf;
- saaphana dhiqannaa yookaan shaawarii gubbaatti, bakka namni keessa ilaaluu hin dandeenyetti.

## Ifa Gubbaa Irraa

Foddaan baaxii foddaa guddina wal fakkaatu caalaa ifa gara dachaa sadii kenna. Sarara qixxee lafaatti dhihoo immoo ho’as dachaa sadii kenna. Seerri kun mijataa godha:

1. Xiqqaa godhaa: sadarkaadhaaf 0.5 m², kutaa jireenyaa 25 m² qabuuf 1 m².
2. Keenyan gubbaatti kaa’aa, keenyanichi ibsaa akka ta’uuf.
3. Kokkee isaa gadi fagoo fi adii godhaa, yoo xiqqaate seentimeetira 60. Ifa ni facaasa; aduu kallattiis ni dhaaba.
4. Gara kaabaatti yookaan gara kibbaatti garagalchaa, yoo danda’ame dhaabbataa; samii qulqulluu jalatti gonkumaa diriiraa hin godhinaa.
5. Akka banamu godhaa, yookaan cina isaatti bahumsa qilleensaa godhaa. Qilleensi ho’aan achiin ofumaan ba’a.

Manneen Walqabatoo Boolee, kan bal’inni isaanii meetira 6.4 qofa ta’ee fi gama lamaan cufaman keessatti, sadarkaa hunda gubbaatti foddaan baaxii tokko walakkaa darbii sadanii ni ibsa. Mana Fiixee Inxooxxootti hin barbaachifne: kutaaleen tokko isa biraa duuba jiru, gama kibbaa guutuu irratti foddaa, gara kaabaatti immoo tarree lammaffaa xiqqaa qabu.

![Kutaa jireenyaa Mana Fiixee Inxooxxoo, ifa gama guutuu irraa galu](/uploads/demo/entoto-ridge-house-2-1600x1067.webp)

## Halluu fi Fuula

Kutaa keessatti ibsaan gurguddoon keenyan, lafaa fi koornisii dha. Wanti isaan ittiin dibaman gatii ibsaa caalaa barbaachisaa dha.

| Fuula | Qooda ifaa deebisu |
| --- | ---: |
| Koornisii adii, kan hin calaqqisne | 80 hanga 85 % |
| Kireemii yookaan dibata biyyee addaataa | 60 hanga 70 % |
| Muka addaataa, dhagaa addaataa | 40 hanga 50 % |
| Halluu suphee, keelloo biyyee | 25 hanga 35 % |
| Meeshaa manaa magaala dukkanaa’aa, dhagaa lafaa dukkanaa’aa | 5 hanga 15 % |

Koornisii adii fi kan hin calaqqisne, keenyan foddaa addaataa godhaa; halluu cimaa immoo keenyan ifa cinaan argatan irratti fayyadamaa. Cinaachi foddaa, jechuun keessi qaawwichaa, yeroo hunda addaataa, yoo danda’ame immoo keessatti kan bal’atu ta’uu qaba. Garaagarummaa samii ifaa fi keenyan dukkanaa’aa gidduu laaffisu; calaqqee jennee kan nutti dhaga’amus garaagarummaa kana.

Dibanni baay’ee calaqqisuu fi dhagaan lafaa mucucaataan kutaa hin ibsan. Foddaa yeroo lammaffaaf, lafa irratti, qofa agarsiisu.

## Calaqqee Irraa

Golgaan guyyaa guutuu yoo cufame foddaatu dogoggora; yeroo baay’ees sirreeffamuu danda’a:

- ala irratti, olka’iinsa foddaa harka sadii keessaa harka lama irratti, handaara yookaan kaa’umsa dhaabbataa: gama jalaa gaaddisa, ifas gara koornisiitti darba;
- muka gaaddisi isaa haphii ta’e, kan akka laaftoo, meetira 4 fagaatee;
- cufaa yookaan afaa shambaqqoo gama alaatiin, hunda caalaa gara dhihaatti;
- golgaa ulfaataa guyyaa guutuuf cufamu mannaa golgaa adii haphii minjaala qofaaf.

Foddaan cina keessan akka ta’uuf minjaala garagalchaa; harka mirgaatiin yoo barreessitan gama bitaatiin haa ta’u. Iskiriinii fuuldura foddaa yookaan fuullee isaatti gonkumaa hin kaa’inaa.

## Appaartamaa Duraan Qabdan Keessatti

Wanti hundi ijaartuu dhagaa hin barbaadu. Tartiiba baasiitiin ani kana nan hojjedha:

1. Foddaawwan qulqulleessuu fi waan fuuldura isaanii guddatu muruu.
2. Koornisii adii, keenyan fuullee foddaa jiru immoo addaataa dibuu.
3. Saanduqa dheeraa keenyan foddaa irraa fageessuu.
4. Balbala keessaa cufaa lama yookaan sadii balbala bilillee qabuun bakka buusuu.
5. Erga injinarri keenyan ilaalee booda, koridara dukkanaa’aa fi kutaa ifaa gidduutti qaawwa banuu.

## Sa’aatii Kudha Lama Boodas

Manni guyyaa gaarii ta’e galgala ibsaa muraasa barbaada. Xixiqqoo hedduu, ifa adii ho’aa qaban, olka’iinsa ijaatti yookaan isaa gadi fayyadamaa; walakkaa koornisii irratti garuu tokko illee hin kaa’inaa. Ibsaan keenyan bira jiru kutaa ni bal’isa. Kan minjaala gubbaa jiru ni dhiphisa; irbaataaf kun sirrii dha.

Osoo waan tokko hin bitin safaraa. Bilbila irra caalaa keessa safartuu ifaatu jira. Guyyaa duumessa Adoolessaa tokko, minjaala kushinaa irratti lukisiin 300 qullubbii muruuf, lukisiin 100 haasa’uuf, lukisiin 50 sadarkaa arguuf ga’aa dha. Ibsaan hundi osoo dhaamee jiruu guyyaa walakkaa kana yoo argattan, kutaaleen keessan gaarii hojjetamaniiru.
`,
};
