import type { ArticleWords } from '../../demo-words.js';

export const lightSteelFramingOm: ArticleWords = {
  title: 'Caasaa Sibiila Salphaa: Yoom Filannoo Sirrii Ta’a?',
  excerpt:
    'Sibiila haphii ziinkii dibame, ji’ootaaf naquu mannaa torban muraasa keessatti booloniidhaan walitti hidhamu. Sibiilli salphaan hojii tokko tokkoof baay’ee mijata, kaaniif immoo gonkumaa hin mijatu. Abbootii qabeenyaa isaaniif dhihaateef qajeelfama.',
  authorName: 'Dawit Gebremedhin',
  tags: ['sibiila', 'caasaa', 'babal’isaa', 'yeroo ijaarsaa'],
  image: 'Caasaa duwwaa gamoo xiqqaa, sibiila haphii ziinkii dibame irraa hojjetame',
  content: `Waggoota darban keessatti warshaaleen xixiqqoo hedduun Finfinnee fi naannoo ishee jiran piroofaayilii sibiila salphaa oomishuu jalqabaniiru. Mana guyyaa jaatama keessatti akka ijaaran beeksisu. Kun dhugaa ta’uu isaa ji’a ji’aan jechuun ni danda’ama nu gaafatu. Daangaa keessatti dhugaa dha; daangaan isaas ibsuuf salphaa dha.

## Maali

Caasaan sibiila salphaa baaqelaa sibiilaa haphii ziinkii dibame, furdina gara miliimeetira 0.75 hanga 1.6 qabu, boca C fi U qabaatee dacha’e irraa hojjetama. Dhaabbattoonni seentimeetira 40 yookaan 60 walirraa fagaatanii dhaabbatu, dalgeewwan isaan irra ciisu, hundis boolonii ofumaan uruun walitti hidhama. Gabateewwan gama lamaan jiran caasicha jabeessu; qaawwa gidduu immoo ittisa ho’aatu guuta.

Sibiila caasaa, jechuun sibiila ulfaataa galma gabaa yookaan riqicha waliin, akkasumas caasaa ujummoo rogaa arfee iddoo ijaarsaatti wallaadaadhaan hojjetamu, kan fakkaatu garuu wallaadaa hunda irratti dandaa’u waliin wal makuu hin qabu.

## Waan Gaarii Hojjetu

- **Yeroo.** Yeroo bu’uurri naqamu kutaaleen isaa warshaa keessatti hojjetamu. Caasaan 150 m² haalli qilleensaa waan fedhe yoo ta’e illee torban lama hanga sadii keessatti dhaabbata.
- **Ulfaatina.** Keenyan sibiila salphaa gama lamaan gabatee qabu kaaree meetiratti gara kiiloogiraama 50 ulfaata; keenyan bilookeettii dibatame gara 300. Lafa dadhabaa irratti yookaan baaxii gamoo durii irratti kan murteessu kana.
- **Kirkira lafaa.** Humni kirkira lafaa ulfaatina gamoo waliin dabala. Gamoon salphaan humna xiqqaa harkisa; walqabsiisni boolonii osoo hin cabin xiqqoo ni dheerata.
- **Sirrummaa.** Keenyan qajeelaa dha; qaawwonnis guddina kaafame qabu. Foddaawwan dursanii ajajamuu danda’u.
- **Jijjiirama.** Ujummoowwanii fi sararri elektirikii keenyan duwwaa keessa darbu; booda irra ga’uun ni danda’ama.

## Waan Gaarii Hin Hojjenne

- **Ho’aa fi qorra.** Keenyan salphaan homaa hin kuusu. Haala qilleensaa guyyaan ho’aa halkan qorraa ta’e keessatti kun miidhaa dhugaa ti. Lafti ulfaataa fi ittisni ho’aa gaariin yoo hin jirre, kutaaleen guyyaa walakkaatti ho’u, galgala sa’aatii afurittis qorru.
- **Sagalee.** Gabateen haphiin lama sagalee furdaa ni dabarsu. Appaartamaa lama gidduutti dhaabbattoota dachaa, gama hundaan gabatee baqqaana lamaa, akkasumas qaawwa cufuuf obsa ijaartuu dhagaatu barbaachisa.
- **Meeshaa rarraasuu.** Saanduqni kushinaa duuba isaatti muka yookaan sibiila barbaada. Iddoowwan kana karoorsaa; keenyan cufamuu isaatiin durallee suuraa kaasaa.
- **Soogidda, jiidha fi dibata badaa.** Baqqaanni ziinkii jireenya caasichaa ti. Kaaree meetiratti yoo xiqqaate giraama 275 ziinkii gaafadhaa; chaappaa marsaa irra jirus ilaalaa.
- **Amantaa.** Baankonni, inshuraansiin fi bittoonni kan barame konkiriitii dha. Deebisanii gurguruun turuu danda’a.

## Bakka Itti Gorsinu

| Hojii | Sibiila salphaa | Sababa |
| --- | --- | --- |
| Mana jiru irratti darbii dabalataa tokko | eeyyee | ulfaatinni isaa bilookeettii harka ja’a keessaa tokko |
| Caasaa baaxii manaa yookaan mana barumsaa | eeyyee | qajeelaa, rirmi hin nyaatu, hanga meetira 12 diriira |
| Keenyan qooduu waajjira keessatti | eeyyee | ariifataa, sochoosuuf salphaa |
| Iddoo biyyee koticha gurraacha irratti | yeroo baay’ee | ba’aa salphaa, garuu bu’uurri ammas of eeggannoo barbaada |
| Mana tokko, lafa baramaa, ariifannaa malee | darbee darbee | bilookeettii fi dhagaan ho’a kuusu, baasiinis wal qixa |
| Appaartamaa darbii sadii ol | darbee darbee | caasaan konkiriitii salphata, sibiilli salphaan keenyan keessaaf |
| Baaxii lammaffaa kuusaa ho’aa yookaan warshaa irratti | eeyyee | ulfaatina fi maallaqa xiqqaadhaan gaaddisa |

Sararri dhumaa Kuusaa Qabbanaa keenya Dirree Dhawaa irraa dhufe. Baaxiin isaa kan sibiila salphaa saanduqoota kutaa qabbanaa irra meetira 1.2 ol jira, paaneelii aduu baata, aduus irraa dhorka. Guyyaa sagal keessatti dhaabbate.

![Kuusaa Qabbanaa Dirree Dhawaa](/uploads/demo/dire-dawa-cold-store-1-1600x1067.webp)

## Ittisa Ho’aa fi Fixeensa

Sibiilli muka irra dachaa dhibba hedduun ho’a dabarsa. Dhaabbataan hundi qorraaf riqicha xiqqaa dha; mana badaa ijaarame keessatti ganama Muddee dhaabbattoonni keenyan keessaa irratti akka sarara jiidhaatti mul’atu. Furmaanni isaa guutinsa dhaabbattoota gidduutti dabalee, ala caasichaa irratti ittisa ho’aa walitti fufaa furdina miliimeetira 30 hanga 50 qabudha. Uffisa alaa duuba qaawwa qilleensa dabarsu miliimeetira 20 jiraachuu qaba. Keessaan, qilleensi jiidhaan kushinaa fi kutaa dhiqannaa irraa dhufu sibiila qorraa akka hin geenyeef gabateewwan lafaa fi koornisii irratti cufamuu qabu.

## Lafa Ulfaataa, Keenyan Salphaa

Baddaatti qindoominni irra caalaatti hojjetu makaa dha. Lafa darbii lafaa konkiriitiin hojjedhaatii, ho’a akka kuusuuf duwwaa yookaan dhagaa lafaatiin afaa. Bakka aduun geessutti keenyan ulfaataa tokko kan dhagaa yookaan bilookeettii ijaaraa. Kan hafe salphaa godhaa. Manni akkasii ganama dafee ho’a, halkan immoo hin qorru.

## Gaaffii Ja’a Dhiheessaa Gaafattan

1. Injinarri eenyu? Shallaggii mallattoo isaa yookaan ishee qabu argachuu nan danda’aa?
2. Furdinni sibiilaa fi hammi ziinkii meeqa? Akkamittis mirkaneessuu danda’a?
3. Caasaan bubbeedhaaf lafatti akkamitti hidhame? Fakkii hidhaa natti agarsiisaa.
4. Dhaabbattoota ala maaltu jira? Keenyan gogaa maaltu godha?
5. Mana isa kam waggaa shan dura ijaartan? Abbaa qabeenyaa isaa dubbisuu nan danda’aa?
6. Sirriitti maaltu keessatti hammatame: bu’uura, foddaa, meeshaa saaniterii, hojii elektirikii, hojii mooraa?

Gatii gadi bu’aa beeksisa irratti argamu irra caalaa kan ibsu gaaffii ja’affaa dha. Caasaan gabatee qabu manichaa harka sadii keessaa tokko ta’a. Dhiheessaan ja’an isaaniitiif deebii ifa kennu, meeshaa kamiinuu haa hojjetu, tarii gaarii dha.
`,
};
