import type { ArticleWords } from '../../demo-words.js';

export const moreHomesOnTheSameStreetOm: ArticleWords = {
  title: 'Daanduma Sana Irratti Manneen Dabalataa',
  excerpt:
    'Walitti dhihaachuun gamoo dheeraa jechuu qofa miti. Manneen walqabatoo, manneen mooraa fi appaartamaan liiftii malee itti ba’amu hamma gamoo dhedheeroo nama qabachuu danda’u; balbala gara lafaa fi iddoo sirna bunaas ni qabaatu.',
  authorName: 'Chaltu Regassa',
  tags: ['walitti dhihaannaa', 'manneen walqabatoo', 'mooraa', 'ollummaa'],
  image: 'Daandii manneen jireenyaa darbii sadii fi afurii, mukkeen fi suuqota xixiqqoo waliin',
  content: `Finfinneen waggaa waggaan hamma ummata magaalaa tokkoo guddatti. Deebii baramoo lamatu jira. Tokko alatti fagaatanii ijaaruu dha; namoonnis guyyaatti sa’aatii sadii miiniibaasii keessatti dabarsu. Inni biraan gamoo dhedheeroo ijaaruu dha. Lamaan gidduu deebii sadaffaatu jira; waggaa dhibbaafis asuma ture.

## Manneen Lakkaa’uu

Walitti dhihaannaan baay’ina manneen hektaara tokko irra jiraniiti; hektaarri immoo rogaarfee meetira 100 fi 100 ti. Gamoowwan hammam akka dheeratan nutti hin himu.

| Gosa mana jireenyaa | Darbii | Manneen hektaara tokkotti, daandii dabalatee |
| --- | ---: | ---: |
| Viillaa lafa 500 m² irratti | 1 hanga 2 | 14 hanga 16 |
| Mana mooraa 150 m² irratti | 2 | 40 hanga 50 |
| Manneen walqabatoo, bal’ina meetira 6.5 | 3 | 50 hanga 65 |
| Appaartamaa liiftii hin qabne naannoo mooraatti | 4 | 110 hanga 140 |
| Bilookii dheeraa liiftii qabu | 8 | 140 hanga 180 |
| Gamoo dheeraa naannoo isaatti iddoo konkolaataa qabu | 15 | 150 hanga 190 |

*Lakkoofsa fakkeenyaa agarsiisa kanaa, manneen bal’inni isaanii 75 hanga 180 m² ta’eef.*

Viillaa irraa gara manneen walqabatootti darbuun lakkoofsicha afuriin baay’isa. Appaartamaa liiftii hin qabne irraa gara gamoo dheeraatti darbuun garuu harka sadii keessaa tokko qofa dabala; kanaafis liiftii, paampii, jeneretera, bu’uura gadi fagoo fi lafa duwwaa gamoowwan gidduutiin kaffalama. Magaalattiidhaaf kan irra caalaatti fayyadu giddugaleessa, darbii sadii hanga shanii ti.

## Namoonni Mana Irraa Maal Barbaadu

Yeroo maatii appaartamaa keessatti maaltu akka isaanitti hanqate gaafannu, bal’inni kan dhufu sadarkaa sadaffaa yookaan afraffaatti. Deebiiwwan jalqabaa waa’ee lafaa ti:

- iddoo alaa itti buna akaawan, afaa miicanii fi barbaree fi qullubbii gogsan;
- bakka keessummaa afurtamaaf cidha yookaan gadda irratti;
- ijoollee bakka adaadaan isaan argitutti taphatan;
- kutaa kireeffamuu yookaan suuqii ta’uu danda’u;
- karra eenyu akka keessa galu beekamu.

Mooraawwan magaalaa durii keessatti kun hundi mooraa waliinii keessatti ta’aa ture. Naannooleen haaraan hedduun baalkoonii 2 m² fi iddoo konkolaataa kennu. Gaaffiin mooraa sana dhoqqee isaa malee akkamitti deebisna kan jedhudha.

## Seera Afur Gargaaran

**1. Fuulli gara daandii, jireenyi mooraa keessa.** Gamoowwan qarqara bilookii irra dhaabbatanii daandii balbalaa fi suuqota qabu hojjetu. Duuba isaanii mooraa kan warra digdamaa yookaan soddomaatu jira. Lakkoofsi kun murteessaa dha. Digdama yoo ta’an hundi hunda beeka; dhibba lama yoo ta’an kan sadarkaa haxaa’u hin jiru.

**2. Iddoo sadarkaa tokkotti appaartamaa afur hin caalin, liiftii malee darbii afur hin caalin.** Namoonni nagaa wal gaafatu, sadarkaan qulqulluu ta’ee tura, yeroo ibsaan badus gamichi ni hojjeta.

**3. Baalkoonii dhiphoo lama mannaa baalkoonii bal’aa tokko.** Eelee, minjaalaa fi teessoo sadiif gadi fageenya meetira 1.8 barbaada. Meetira 1.2 gadi yoo ta’e iddoo jarikaana bishaanii ta’a.

**4. Darbiiwwan lafaa jijjiiramuu danda’an.** Olka’iinsa meetira 3.5 fi balbala mataa isaanii kennaafii. Har’a akkoon keessa jiraatti, waggaa kudhan booda warshaa uffata hodhuu ta’a.

## Fakkeenya Maatii Afurii

![Manneen Walqabatoo Boolee daandii irraa](/uploads/demo/bole-terrace-houses-1-1600x1067.webp)

Manneen Walqabatoo Booleetti maatiiwwan firaa afur lafa 800 m² kan viillaa lamaaf yaadame bitan. Tokkoon tokkoon isaanii mana 205 m² kan karra, mooraa fuulduraa, iddoo biqiltuu fi daagaa baaxii qabu qabu. Kunis darbii sadii ol kan dheeratu osoo hin jiraatin hektaara tokkotti mana 50 dha. Viillaa ofii qofaa waliin yoo madaalamu maatiin hundi lafaaf walakkaa, keenyaniif, karraa fi boolla bishaaniitiif immoo baay’ee xiqqaa kaffale.

Salphaa hin turre. Maatiiwwan afur halluu dibataa, mindaa eegduu fi isaan keessaa tokko yoo gurgure maal akka ta’u irratti waliigaluu qabu turan. Osoo hin bitin dura abukaatoo waliin barreessan. Namni hundi akkas akka godhu gorsina: dura waliigaltee, itti aansee lafa, sana booda pilaanii.

## Iddoo Konkolaataa, Kan Callisee Kutaa Nyaatu

Konkolaataan dhaabbatu qooda karaa isaa waliin 25 m² barbaada. Kun kutaa ciisichaa guddaa dha. Mana hundaaf iddoo lama yoo ta’e lafa keessaa walakkaan asfaaltii ta’a. Wanti gargaaru salphaa dha: mana hundaaf yoo baay’ate iddoo tokko, iddoowwan gamoo jala yookaan qarqaratti, hanga buufata otobisii itti aanutti karaa miilaa gaarii, akkasumas lafa yeroo konkolaataan xiqqaatu iddoo biqiltuu ta’uu danda’u.

## Ifaa fi Fageenya

Walitti dhihaannaan badaa kan ta’u bakka foddaan foddaa keessa ilaalutti. Darbii sadii yookaan afuriif, kushinaa fi sadarkaan gama tokkotti, kutaaleen jireenyaa gama biraatti yoo garagalan, fuulota gidduutti fageenyi meetira 10 hanga 12 ga’aa dha. Digirii sagal gara kaabaatti aduun ol dhaabbatti waan ta’eef mooraawwan dhiphoo ta’anis ifa argatu; mooraan hamma gamoowwan dheeratanii bal’atu guyyaa samiin qulqulluu ta’e hunda sa’aatiidhaaf lafa isaa irratti aduu argata.

## Eenyutu Jalqaba?

Kanneen keessaa tokko illee seera haaraa yookaan fakkeenya biyya alaa hin barbaadu. Kan barbaadu abbootii qabeenyaa lafa isaanii walitti qaban muraasa, ijaaraa darbii afuriin quufu, yookaan waldaa hojii gamtaa iddoo konkolaataa mannaa mooraa gaafatudha. Waajjiraaleen magaalaa lafa dhiphaa fi keenyan waliinii hayyamuun gargaaruu danda’u. Karoorri naannoo keessanii maal akka hayyamu kan keessan gaafadhaa; yeroo tokko tokko waan olloonni yaadan caala.

Lafa viillaa yoo qabaattanii fi ijoolleen keessan yoo guddatan, yeroo tokko waraqaa irratti kaasaa: fuuldura isiniif mana tokko, duuba isaa tarree mana sadii, karra tokko, muka maangoo tokko. Sana booda manneen lakkaa’aa.
`,
};
