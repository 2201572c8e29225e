import type { ArticleWords } from '../../demo-words.js';

export const whatAHouseCostsOm: ArticleWords = {
  title: 'Manni Hammam Baasa, Maallaqni Eessa Deema',
  excerpt:
    'Gatiin kaaree meetira tokkoo gaaffii isa jalqabaa fi deebii faayidaan isaa hundarra xiqqaatedha. Baajanni maal irraa akka hojjetamu, lakkoofsa fakkeenyaa mana 220 m² irratti, akkasumas akkamitti akka to’atamu.',
  authorName: 'Tariku Dukamo',
  tags: ['baasii', 'baajata', 'tarree hamma hojii', 'waliigaltee'],
  image: 'Mana ijaaramaa jiru, caasaan konkiriitii fi keenyan jalqabaa isaa dhaabbatanii',
  content: `«Kaaree meetira tokkotti meeqa?» Namoonni bilbilaan, lafti eessa akka jiru osoo hin beekin, jalqaba kan gaafatan kana. Ni hubanna. Manni bitaa umurii keessaa isa guddaa dha; lakkoofsas ni barbaadu. Garuu manneen 220 m² lama kan daandii tokko irra jiran walakkaan garaagara ta’uu danda’u. Lakkoofsichi maal irraa akka hojjetame beekuutu caalaatti fayyada.

> Lakkoofsonni barruu kana keessa jiran hundi fakkeenya agarsiisa kanaa ti. Walitti dhiheeffamaniiru, akka walsimaniif kan yaadaan uumamanidha, gatii dhihaatees miti. Gatiin simintoo, sibiilaa fi meeshaa alaa galuu torban muraasa keessatti jijjiirama. Lakkoofsa kamiinuu karoorsuu keessaniin dura gatii yeroo ammaa gaafadhaa.

## Fakkeenya Keenya

Mana darbii lafaa fi darbii gubbaa tokko qabu, 220 m², lafa diriiraa 300 m² Finfinnee keessatti biyyee baramaa qabu irratti. Caasaa konkiriitii, keenyan bilookeettii, baaxii qorqoorroo ittisa ho’aa qabu, dhagaa lafaa biyya keessaa, foddaa aluminiyemii. Qulqullina giddugaleessaa, darbii lafa jalaa hin qabu, haroo daakaas hin qabu.

| Kutaa | Qooda | Fakkeenya, kuma qarshiitiin |
| --- | ---: | ---: |
| Hojii biyyee fi bu’uura | 12 % | 1,584 |
| Caasaa konkiriitii fi lafa konkiriitii | 24 % | 3,168 |
| Keenyan fi dibata | 11 % | 1,452 |
| Baaxii ittisa ho’aa fi ashandaa waliin | 8 % | 1,056 |
| Foddaa fi balbala | 12 % | 1,584 |
| Lafa, dhagaa lafaa, dibata halluu | 13 % | 1,716 |
| Hojii saaniterii fi taankii | 8 % | 1,056 |
| Hojii elektirikii | 7 % | 924 |
| Kushinaa fi saanduqa keenyanii | 5 % | 660 |
| **Ijaarsa, walumaagalatti** | **100 %** | **13,200** |

Kun kaaree meetiratti qarshii 60,000 dha. Xumura salphaadhaan 48,000, kan alaa galuun immoo 85,000 fi isaa ol ta’uu danda’a. Sadan isaaniittuu caasaan gara wal fakkaatu baasa.

## Waan Kaaree Meetiricha Keessa Hin Jirre

Baajanni irra caalaan kan cabu asitti. Ijaarsa irratti kan dabalaman:

- **Hojii mooraa**: dallaa fi karra, afa lafaa, taankii septikii, iddoo biqiltuu. Asitti qarshii 1,100,000.
- **Sarara elektirikii, bishaanii fi bilbilaa** galchuu, lakkooftuu waliin. Asitti 250,000.
- **Dizaayinii, qorannoo biyyee, safara lafaa, hayyama, to’annoo.** Walumaagalatti dhibbeentaa 8 hanga 12. Asitti 1,300,000.
- **Gibira**, bakka gatiin hin hammanne. Yeroo hunda gaafadhaa.
- **Meeshaa manaa, golgaa, ibsaa, eelee.** Yeroo baay’ee ni irraanfatamu; 800,000 gadi kan ta’an darbee darbee dha.
- **Qusannoo**: mana haaraaf ijaarsa keessaa dhibbeentaa kudhan, haaromsaaf digdama. Asitti 1,320,000.

Manni fakkeenyaa keenya kan miliyoona 13.2 gara miliyoona 18 ta’eera. Namni isin gowwoomse hin jiru. Lakkoofsicha keessa hin turre, kana qofa.

## Gatii Maaltu Sochoosa

Murtoowwan tokko tokko baay’ee baasu, garuu hin mul’atan jechuun ni danda’ama. Kaan guyyaa guyyaan mul’atu, xiqqoos baasu.

1. **Boca.** Rogaarfee dheeraan baaxii tokko qabu hunda caalaa rakasa. Goleen hundi foormii, sululli baaxii hundi immoo dhimmisa dabala. Manni walitti qabame dhibbeentaa shan hanga kudhan qusata.
2. **Lafa.** Biyyeen badaan, qajeelfamni dhibbeentaa kudhan caalu yookaan bishaan lafa jalaa bu’uura dachaa lama gochuu danda’a. Qorannoon biyyee qarshii 60,000 miliyoona tokko oolchuu danda’a.
3. **Bal’ina kutaalee.** Kutaaleen hanga meetira 4.5 bal’atan lafa konkiriitii baramaa barbaadu. Meetira 7 irratti walakkaadhaan caalaa furdata.
4. **Foddaa.** Bililleen gaariin mi’aa dha. Foddaan muraasni bakka gaarii kaa’aman yeroo baay’ee foddaa hedduu caalaa ifa kennu.
5. **Meeshaa alaa galu.** Liiftiin, dhagaan lafaa addaa fi meeshaaleen xixiqqoon sharafa alaa fi buufata doonii hordofu. Dhuma irratti filadhaa; filannoo lammaffaa biyya keessaas qabaadhaa.
6. **Yeroo.** Ji’i iddoo ijaarsaatti darbu hundi kontiraaktara eegduu, maashinaa fi foormaanii, isin immoo kiraa mana keessanii baasisa.

## Hunda Caalaa Gatii Kan Jijjiiru Bal’ina

Akka xiqqeessanii ijaaruu kan qusatu hin jiru. Qulqullina hir’isuu keessaniin dura kutaalee itti hin fayyadamne barbaadaa: kutaa jireenyaa lammaffaa keessummaaf, koridara meetira kudha lamaa, kutaa dhiqannaa shanaffaa. Fakkeenya keenya keessatti kaaree meetirri hir’ate hundi qarshii 60,000, akkasumas qulqullina, dibata halluu fi ibsaa isaa kan waggaa shantamaa qusata.

Manni guddachuus ni danda’a. Bu’uurri fi utubaan darbii dabalataa tokkoof jalqabumaa irraa qophaa’e gara dhibbeentaa sadii hanga shanii baasa. Sana booda darbii gubbaa yeroo ijoolleen barbaadanitti ijaaruu dandeessu.

![Mana Mooraa Ayaat, naannoo mooraa biqiltuun dhaabamee, darbii malee](/uploads/demo/ayat-courtyard-house-1-1600x1067.webp)

## Tarree Hamma Hojii

Piroojektii guutuu keessatti waraqaan hunda caalaa fayyadu suuraa miti. Tarree hamma hojii ti, jechuun tarree hojii hundaa safartuu fi hamma isaa waliin: konkiriitii 46 m³, sibiila kiiloogiraama 3,900, dibata 610 m². Isaan

- ida’ama sadii mannaa gatii dhihaate sadii sararaan walbira qabuu;
- osoo hin ajajin jijjiiramni hammam akka baasu arguu;
- hojii hojjetame, safaraan kaffaluu;
- yoo barbaaddan meeshaa ofii keessan hamma sirriidhaan bituu dandeessu.

Waliigaltee ida’ama qofa qabu gonkumaa hin mallatteessinaa.

## Tarkaanfiidhaan Kaffaluu

Hojii dura hin kaffalinaa. Haala baramaa, kan abukaatoo fi kontiraaktara keessan waliin irratti waliigaltan:

1. Kaffaltii duraa dhibbeentaa 10 hanga 20, wabii irratti.
2. Kaffaltii ji’aa hojii to’ataan safare irratti.
3. Dhibbeentaan shan hanga hanqinni hundi sirreeffamutti ni qabama; bakka lamatti kennama, inni dhumaa erga galtanii waggaa tokko booda.

Gatiin simintoo fi sibiilaa yoo dabale eenyu akka baatu, guyyaa isa kam irraa eegalee fi safartuu isa kamiin akka ta’e barreessaa. Waldhabdee keessaa isa yeroo hunda mudatu kana.

## Maallaqni Yoo Dursee Dhume

Maatii gaarii keessattis ni ta’a. Bakka manni nageenya itti qabutti dhaabaa: baaxiin kaa’amee, ashandaan hidhamee, foddaan cufamee, elektirikiin citee. Caasaan duwwaan baaxii hin qabne ganna hunda gatii isaa dhaba. Maallaqni akka ga’u yoo hin mirkanoofne, darbii lafaa guutummaatti ijaaraatii keessa jiraadhaa; sadarkaas darbii itti aanuuf qopheessaatii dhiisaa.
`,
};
