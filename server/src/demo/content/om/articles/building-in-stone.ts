import type { ArticleWords } from '../../demo-words.js';

export const buildingInStoneOm: ArticleWords = {
  title: 'Dhagaadhaan Ijaaruu',
  excerpt:
    'Magaalota baddaa irra caalaatti dhagaan gaariin deemsa sa’aatii tokkoo keessatti argama. Har’a eessatti bu’aa qaba, keenyan dhagaa akkamitti ijaarama, iddoo ijaarsaattis maaltu ilaalamuu qaba?',
  authorName: 'Dawit Gebremedhin',
  tags: ['dhagaa', 'ijaarsa dhagaa', 'meeshaalee', 'kirkira lafaa'],
  image: 'Keenyan dhagaa daalachaa rogaarfee soofame, balbala mukaa cinaa',
  content: `Gamoowwan Finfinnee keessaa hundi jechuun ni danda’ama dhagaa irra dhaabbatu; bu’uurri irra caalaan ijaarsa dhagaa baazaaltii waan ta’eef. Lafa gubbaatti garuu dhagaatti fayyadamuu dhiisuuf xiqqoo nu hafe. Kun nama gaddisiisa. Dhagaan dhihootti argama, gubamuus dibamuus hin barbaadu, guyyaa jalqabaa caalaa waggaa soddoma booda bareeda. Gama biraatiin ulfaataa dha, suuta hojjetama, of eeggannoos barbaada; kanaaf eessatti akka bu’aa qabu beekuun gaarii dha.

## Dhagaa Isa Kam

Baddaan lafa volkaanoo ti; dhagaaleenis halluu isaanii daalacha caalaa garaagarummaa qabu.

- **Baazaaltii** gurraacha, jabaa fi walitti qabataa dha. Bishaan xiqqoo malee hin xuuxu; bu’uuraaf, miila keenyaniitii fi keenyan deeggaraaf dhagaa sirrii dha. Soquun isaa rakkisaa dha; kanaaf walqabsiisni bal’ata yookaan hojiin mi’aa’a.
- **Tiraakaayitii fi ignimbiraayitii** halluu fi ulfaatinaan salphatu, muruuf laafu, keenyan lafa gubbaatiif gaarii dha. Siriin tokko tokko laafaa waan ta’eef bishaan xuuxa; dursaa qoradhaa.
- **Dhagaan cirrachaa fi dhagaan nooraa**, fakkeenyaaf kan Ambo yookaan Tigraay irraa dhufu, magaaziidhaan muramuu fi bocamuu danda’a. Yeroo baay’ee uffisa furdina seentimeetira 3 hanga 5 qabuuf, yookaan miila foddaa fi sadarkaadhaaf oola.

Yaaliin salphaan waan hedduu dubbata. Dhagaa gogaa tokko madaalaa, guyyaa tokkoof bishaan keessa kaa’aa, ammas madaalaa. Ulfaatinni isaa gara dhibbeentaa shanii ol yoo dabale, roobaa fi lafa irraa fageessaa. Sana booda burruusaan rukutaa: dhagaan gaariin ni iyya, dhagaan dadhabaan sagalee cufamaa kenna.

## Karaa Itti Fayyadaman Sadii

1. **Keenyan ba’aa baatu**, furdina seentimeetira 40 hanga 50. Gamoo darbii hin qabneef, darbee darbee kan darbii lamaatiif, qaawwa xixiqqoo waliin; yeroo hunda biimii marsaa waliin.
2. **Dhagaa akka guutinsaa fi uffisaatti**, furdina seentimeetira 20 hanga 25, caasaa konkiriitii sibiilaan cimfamee kan darbiiwwan baatu gidduu yookaan fuuldura. Manneen darbii lamaa fi isaa ol qaban irra caalaatti kana hojjenna.
3. **Uffisa** dhagaa magaaziidhaan murame, keenyan duuba jirutti kan maxxanfamu. Ariifataa fi sirrii dha, garuu olka’iinsa meetira 3 ol sibiilaan hidhamuu qaba. Mortaariin qofti guyyaa tokko gad isaan lakkisa.

## Gaaffii Kirkira Lafaa

Sululli Qinxamaan nu bira darba; kirkirri xixiqqoonis baramaa dha. Keenyan dhagaa yeroo irraa dhiibamu cimaa, yeroo sochoofamu dadhabaa dha. Keenyan durii karaa baramaadhaan diigama: gidduun isaa caccabaadhaan waan guutameef fuulli lamaan addaan ba’u, inni alaas ni kufa.

Kanaaf keenyan dhagaa gaariin kanneen qaba:

- dhagaa qaxxaamuraa fuula irraa hanga fuulaatti ga’u, kaaree meetira hunda keessatti yoo xiqqaate tokko;
- miila keenyanii, miila foddaa yookaan leenteelii irratti, akkasumas baaxii jalatti hidhaa konkiriitii sibiilaan cimfame;
- golee dhagaa dheeraan wal jala fuudhee ijaarame, sibiilli hidhaa keessaas kan naanna’u;
- qaawwa walakkaa keenyanii hin caalle, goleewwanittis hin dhihaanne.

Keenyan dhagaa darbii baatu hunda injinarri shallaguu qaba. Dhimmi isaa furdina qofa miti; kirkira darbe irratti manni ollaa keessanii waan ta’es waa’ee mana keessanii homaa hin himu.

![Fakkii Mana Fiixee Inxooxxoo](/uploads/demo/entoto-ridge-house-3-1600x1067.webp)

## Mortaarii, Jiidhaa fi Walqabsiisa

Mortaariin dhagaaf gaarii ta’e kan dhagicha caalaa laafudha. Makaan simintoo harka tokko, nooraa harka tokko fi cirracha qulqulluu harka ja’a qabu keenyanicha waliin xiqqoo socho’a; akka goguufis ni hayyama. Mortaariin simintoo qulqulluun ni baqaqa; bishaan baqaqaa sanaan gales achuma hafa.

Jiidha jalaa dhufu miila keenyanii sirriidhaan dhorkaa: lafa irraa dhagaa walitti qabataa seentimeetira 40, gubbaa isaa irratti baqqaana jiidha hin dabarsine, lafa mana irraa alatti gadi jedhu. Mallattoon xurii fi dibatni harca’u kan ilaaluuf itti waamamnu hundi jechuun ni danda’ama ashandaa dhabamuu fi siree daraaraa keenyanitti maxxane irraa dhufa.

## Hojii fi Baasii

Gareen ijaartuu dhagaa tokkoo fi gargaaraa lama qabu guyyaatti dhagaa soqame 2.5 hanga 4 m² ijaara; bakka walqabsiisni dhiphaa ta’etti immoo hir’ata. Kun bilookeettii irra dachaa sadii hanga afuriin suuta. Dhagaan mataan isaa yeroo baay’ee rakasa; gatiin isaa humna namaa fi konkolaataa fe’umsaa irra jira.

| Keenyan, kaaree meetira tokko | Furdina | Saffisa garee tokkoo | Baasii walbira qabamee |
| --- | --- | --- | --- |
| Bilookeettii, gama lamaan dibatame | seentimeetira 20 | guyyaatti 10 hanga 12 m² | 1.0 |
| Guutinsa dhagaa, fuulli tokko walqabsiisni guutame, tokko dibatame | seentimeetira 25 | guyyaatti 4 hanga 5 m² | 1.8 |
| Dhagaa ba’aa baatu, fuula lamaanuu walqabsiisni guutame | seentimeetira 45 | guyyaatti 2.5 hanga 4 m² | 2.6 |
| Uffisa dhagaa muramee bilookeettii irratti | seentimeetira 25 | guyyaatti 5 hanga 6 m² | 3.0 |

*Lakkoofsonni kun fakkeenya agarsiisa kanaati malee gatii dhihaate miti. Gatii magaalaa keessanii gaafadhaa.*

Kanaaf dhagaatti kan fayyadamnu bakka namni argee tuqutti: keenyan gama daandii, miila keenyanii, sadarkaa, keenyan iddoo ibiddaa duuba. Bakka sirriitti kaaree meetirri digdamni kaaree meetira dhibba lama kan dhagaa haphii caalaa mana fayyada.

## Iddoo Ijaarsaatti

Yoo dhagaadhaan ijaartan, yeroo shanan kanatti ofii keessan argamaa yookaan nama amantan ergaa:

1. Yeroo dhagaan galu: dhagaaleen qulqulluu, gosa irratti waliigalame fi guddina ga’aa kan qaban ta’uu.
2. Keenyan fakkeenyaa: kaaree meetira lama, hunda dura ijaarame, barreeffamaan fudhatame, osoo hin diigamin kan turu.
3. Dhagaa qaxxaamuraa isa jalqabaa, osoo hin haguugamin.
4. Hidhaa konkiriitii hunda, sibiilli isaa bakka isaa jiraa, osoo hin naqamin.
5. Walqabsiisa guutuu: walqabsiisni gadi fageenya seentimeetira 2 qulqulleeffamee, jiifamee, guutamee, guyyaa sadiif jiidhaa ta’ee turuu.

Shanan keessaa caalaatti kan fayyadu keenyan fakkeenyaa ti. Guyyaa tokko fudhata; falmii boodaa «maal jechuu keenya ture?» jedhu hunda garuu ni hambisa.
`,
};
