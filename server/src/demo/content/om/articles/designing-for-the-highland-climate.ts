import type { ArticleWords } from '../../demo-words.js';

export const designingForTheHighlandClimateOm: ArticleWords = {
  title: 'Haala Qilleensa Baddaatiif Dizaayinii Hojjechuu',
  excerpt:
    'Finfinneen ho’aas qorraas miti; manneen haaraan hedduun garuu lamaanuu dha: guyyaa sa’aatii sagalitti kan ukkaamaman, halkan sa’aatii sagalitti kan qorran. Aduun, keenyanii fi foddaan sababa isaa fi furmaata isaa ibsu.',
  authorName: 'Selamawit Tefera',
  tags: ['haala qilleensaa', 'kallattii', 'mijaa’ina', 'anniisaa'],
  image: 'Mana dibatame, qarqarri baaxii isaa fagaatee ba’e foddaa isaa gaaddisessu',
  content: `Maatiin tokko mana waggaa lamaaf kireeffatan nutti agarsiisan. Haaraa dha, foddaa gurguddoo fi dhagaa adii lafaa qaba, garuu keessa jiraachuu hin dandeenye. Waaree booda kutaan jireenyaa taa’uuf garmalee ho’aa ture. Halkan buluukkoo sadii jala rafan. Qulqullina hojii irratti rakkoon hin turre. Manichi iddoo biraatiif dizaayinii hojjetame, kana qofa.

Finfinneen olka’iinsa gara meetira 2,300 hanga 2,600 irratti, sarara qixxee lafaa irraa digirii sagal gara kaabaatti argamti. Kanaaf haalli qilleensa ishee kan Naayiroobii, Dubaay yookaan Barliin waliin wal fakkaatu xiqqoo dha; addunyaa irratti kan ijaaruuf salphaa ta’an keessaas isa tokko.

## Haalli Qilleensaa Maal Godha

Magaalattiin garaagarummaa ji’ootaa gidduu xiqqaa, garaagarummaa guyyaa fi halkanii immoo guddaa qabdi.

| | Ji’oota bonaa (Onkoloolessa hanga Guraandhala) | Rooba badheessaa (Bitootessa hanga Caamsaa) | Rooba gannaa (Waxabajjii hanga Fulbaana) |
| --- | --- | --- | --- |
| Olaanaa guyyaa baramaa | 22 hanga 24 °C | 24 hanga 25 °C | 20 hanga 22 °C |
| Gad aanaa halkanii baramaa | 6 hanga 10 °C | 10 hanga 12 °C | 10 hanga 11 °C |
| Samii | qulqulluu, aduu cimaa | makaa | duumessa, guyyaa baay’ee rooba |
| Manni maal gochuu qaba | aduu halkaniif kuusuu | gaaddisuu, qilleensa dabarsuu | gogaa ta’uu, ifa galchuu |

Kana irraa wanti lama dhufa. Tokkoffaa, giddugaleessi guyyaa fi halkanii, 15 hanga 18 °C, waan namoonni mijataa jedhan irra xiqqoo qofa gadi; manni guyyaa madaalee aduu xiqqoo qabatu maashina tokko illee hin barbaadu. Lammaffaa, dizaayinii keessatti humni cimaan aduu dha. Olka’iinsa kana irratti qilleensi haphii dha; ifni aduu keenyan irra yookaan bilillee keessa darbu namni baay’een kan eegu caalaa ho’aa dha.

## Aduun Eessa Dhaabbatti

Sarara qixxee lafaatti baay’ee waan dhihaannuuf aduun mataa keenya irra darbiti jechuun ni danda’ama. Mudde keessa guyyaa walakkaa gara kibbaatti, daangaa samii irraa digirii 58 ol dhaabbatti. Waxabajjii keessa guyyaa walakkaa gara kaabaatti, digirii 76 ol dhaabbatti. Keenyan bahaa fi dhihaa waggaa guutuu ganamaa fi waaree booda aduu gadi jette argatu.

Manaaf kun jechuun:

- **Kaabaa fi kibba** foddaa gurguddoof gama gaarii dha. Handaarri baaxii gara meetira tokko ba’e waggaa guutuu guyyaa walakkaa bilillee irra caalaa ni gaaddisa; ji’oota qorraa garuu aduun ganamaa fi galgalaa gadi jette ni galti.
- **Bahi** gaarii dha. Halkan kutaalee qabbaneesseera; aduun ganamaa kutaa ciisichaa yookaan kushinaa galtu homaa hin baaftu.
- **Dhihi** rakkoo dha. Aduun waaree boodaa gadi jette kutaalee duraanuu ho’an argatti. Sadarkaa, kutaa dhiqannaa, mana meeshaa fi keenyan furdaa achi kaa’aa, yookaan mukkeen dhaabaa.

Lafti gama dheeraa gara dhihaatti yoo isin dirqisiise, foddaawwan xixiqqeessaatii alaan gaaddisaa. Golgaan gama bilillee isa dogoggoraa irra jira; yeroo aduun isa argattutti ho’i mana keessa galeera.

## Ulfaatina Bakka Barbaachisutti

Dhagaan, xuubiin, biyyee fi konkiriitiin ho’a suuta fudhatanii suuta deebisu. Keenyan seentimeetira 30 hanga 50 furdatu ho’a waaree boodaa hanga galgala turaatti, yeroo barbaadamutti, ni tursa. Lafti konkiriitiis akkasuma, hanga afaadhaan hin haguugamnetti yookaan koornisii rarraafame gubbaatti hin dhokfamnetti.

Bilookeettiin seentimeetira 20, keenyan har’aa baramaan, kan fakkaatu caalaa ulfaataa dha; gama lamaan yoo dibatamee fi gama dhihaatiin yoo gaaddifame ga’aa dha. Kan hin hojjenne keenyan haphii bilillee baay’ee of keessaa qabudha.

## Baaxiitu Murteessa

Waan hunda caalaa ho’i kan galuu fi ba’u karaa baaxiiti. Qorqoorroon duwwaan guyyaa samiin qulqulluu ta’etti 60 °C ga’a; halkan immoo baay’ee waan qorruuf jala isaatii bishaan cobsa. Baaxiin qorqoorroo hundi waan sadii barbaada:

1. Qorqoorroo jalatti qaawwa qilleensa dabarsu yoo xiqqaate seentimeetira 10, kan handaara fi fiixee baaxiitti banaa ta’e.
2. Koornisii irratti ittisa ho’aa, miliimeetira 80 hanga 100, waan argame kamiyyuu: rifeensa albuudaa, rifeensa hoolaa, gabatee cidii gogaa.
3. Koornisii qilleensa hin dabarsine, qilleensi ho’aan halkan akka keessatti hafuuf.

Gamoo guutuu keessatti tarkaanfiin rakasaan kana. Muuxannoo keenyatti garaagarummaa gatii dhagaa lafaa gosa lamaa irra xiqqaa baasa.

## Qilleensa

Foddaawwan gama kutaa lamaan jiran bubbeen yoo hin jiraanne illee qilleensa sochoosu. Bakka gama tokkoon qofa danda’amutti, qaawwi ol ka’aa fi qaawwi gad aanaan tokko tokko gara sanaatti dhihaatu. Qaawwi qilleensa halkanii, namoonni dhuguma banaa akka dhiisaniif, xiqqaa, nageenya qabuu fi rooba irraa eegamaa ta’uu qaba. Girdoon ilbiisaa qilleensa walakkaan hir’isa; kanaaf qaawwa girdoo qabu dachaa lama godhaa.

Ji’oota qorraa faallaa isaatu barbaachisa: balbala gaarii cufamu. Qorra manneen keenyaa keessaa baay’een karaa qaawwa balbala seensaa jala jiruun gala.

## Fakkeenya Tokko

![Mana Fiixee Inxooxxoo qajeelfama isaa irratti](/uploads/demo/entoto-ridge-house-1-1600x1067.webp)

Mana Fiixee Inxooxxoo, olka’iinsa meetira 2,650 irratti argamu keessatti, tarkaanfiiwwan kun hundi walitti dhufu. Manichi dheeraa fi haphii dha; kutaaleen jireenyaa isaa gara kibbaatti jiru. Darbiin jalaa dhagaa duuba, tulluutti irkatee jira. Baaxiin meetira 1.2 alatti ba’a. Kutaa afur keessatti teermoomeetira xixiqqoo waggaa tokkoof keenye. Waqtii qorraa jalqabaatti kutaan jireenyaa 17 hanga 22 °C gidduu ture, yeroo halkan alaa hanga 6 °C gadi bu’u. Abbootiin qabeenyaa galgala kudha tokko ibidda qabsiisan.

## Pilaanii Jalqabaa Osoo Hin Mallatteessin

Arkiteektii keessan gaaffiiwwan kana gaafadhaa. Deebiin gaariin tokkoon tokkoo isaatiif hima tokko.

- Ganama sa’aatii lamatti kutaalee kamtu, waaree booda sa’aatii kudhanittis kamtu aduu argata?
- Gama dhihaa maaltu gaaddisa?
- Qorqoorroo baaxii fi siree koo gidduu maaltu jira?
- Qilleensi kutaa hunda keessa eessaan gala, eessaanis ba’a?
- Keenyanii fi lafa isa kamtu ho’a kuusa, aduunis ni ga’aa?

Kanneen keessaa tokko illee mana hin mi’eessu. Jalqaba irratti murtaa’uu qofa qaba; manni booda naannessuun hin danda’amuutii.
`,
};
