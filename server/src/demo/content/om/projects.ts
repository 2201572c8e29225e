import type { ProjectWords } from '../demo-words.js';

/** The demo projects in Afaan Oromo, by slug. */
export const projectsOm: Record<string, ProjectWords> = {
  'entoto-ridge-house': {
    title: 'Mana Fiixee Inxooxxoo',
    description:
      'Mana maatii dhagaa naannoo fi mukaan qajeelfama Inxooxxoo irratti ijaarame, kan gara kibbaatti magaalaa guutuu ilaalu. Darbiin jalaa dugda isaa tulluutti waan kenneef, daandii irraa yeroo ilaalan manni darbii hin qabne fakkaata.',
    longDescription:
      'Lafti isaa qajeelfama jalaa Inxooxxoo irratti, olka’iinsa gara meetira 2,650 irratti argama; qarqara kaabaatiin mukkeen gaattiraa durii qaba, Finfinneen guutuunis jala isaatti mul’atti. Maatiin kun mana halkan Muddee kutaa hunda keessatti ho’isituu malee ho’aa ta’e, kan mul’ata olloota isaanii hin dhoksine barbaadan.\n\nManichi sarara olka’iinsa lafaa hordofee sarara dheeraa tokkoon diriira. Darbiin lafaa, kan kutaaleen ciisichaa fi kutaan qo’annoo keessa jiran, dhagaa daalachaan ijaartota dhagaa naannichaatiin ijaarame; dugda isaas tulluutti kenna. Darbiin gubbaa, kan mukaa fi bilillee irraa hojjetame, kutaa jireenyaa, kushinaa fi kutaa keessummaa qaba; gama kibbaatiin dheerina isaa guutuu gara baalkooniitti banama. Handaarri baaxii meetira 1.2 alatti ba’e aduu guyyaa walakkaa fi rooba Adoolessaa dhorka; aduu ganamaa gadi jettu garuu hanga keenyan duubaatti ni galcha. Ujummoon aaraa dhagaa guddaan tokko manicha walitti qaba.\n\nDhagaan furdaa fi lafti konkiriitii ho’a guyyaa kuusu. Waqtii qorraa jalqabaatti, yeroo halkan alaa hanga 6 °C gadi bu’etti, kutaan jireenyaa 17 hanga 22 °C gidduu ture; ibiddi kan qabsiifame galgala kudha tokko qofa. Roobni baaxii irraa bu’u daagaa jalatti taankii 20 m³ keessatti kuufamee hanga Amajjiitti iddoo biqiltuu obaasa.',
    location: 'Shiroo Meedaa, Finfinnee',
    metadata: 'G+1, lafa 900 m²',
    pictures: [
      'Mana Fiixee Inxooxxoo ifa guyyaatiin: darbii dheeraa mukaa fi bilillee kan darbii lafaa dhagaa irra jiru, baaxii haphii tokko jalatti',
      'Kutaa jireenyaa Mana Fiixee Inxooxxoo, foddaa dheerina guutuu isaa irratti qabu',
      'Fakkii sararaa Mana Fiixee Inxooxxoo',
    ],
  },
  'bole-terrace-houses': {
    title: 'Manneen Walqabatoo Boolee',
    description:
      'Manneen dhiphoo afur tarree tokkoon, tokkoon tokkoon isaanii karra, iddoo biqiltuu fi daagaa baaxii mataa isaanii qabu; lafa viillaa lamaaf yaadame irratti ijaaraman. Fakkiiwwan isaanii gurgurtaaf; tarree mana sadii hanga saddeetiif mijeeffamuu danda’u.',
    longDescription:
      'Boolee keessatti lafti 800 m² yeroo baay’ee viillaa tokko yookaan lamaa fi mooraa konkolaataan guute qaba. Maatiiwwan firaa afur walii wajjin bitanii manneen afur kan gatiin isaanii wal qixa ta’e barbaadan. Deebiin isaa tarree dha: manni hundi bal’ina meetira 6.4, gadi fageenya meetira 11 fi darbii sadii qaba; bal’inni lafa isaa 205 m², mooraan fuuldura 45 m², iddoon biqiltuu duubaa immoo 60 m² dha. Maatiin hundi halluu dibataa ofii isaatii filate.\n\nSadarkaan walakkaa mana hundaatti foddaa baaxii jala waan jiruuf, ifni guyyaa kutaalee foddaa irraa fagaatan illee ni ga’a. Kushinaa fi kutaan nyaataa darbii lafaa irra, kutaan jireenyaa fi kutaan ciisichaa tokko isaan gubbaa, kutaaleen ciisichaa lamaa fi daagaan baaxii immoo gubbaa hundaa jiru. Girdoowwan mukaa baalkooniiwwaniif gaaddisa kennu. Keenyan waliinii dachaa dha, gidduu isaanii qaawwa qaba; kanaaf olloonni sagalee wal hin dhaga’an.\n\nCaasaan isaa konkiriitii sibiilaan cimfamedha, qindoomina foormii naannoo keenyaatiif mijatuun; keenyan isaa bilookeettii dibatame. Manni hundi pilaanii sadan sana waan irra deebi’uuf, kontiraaktarichi tarree kana ji’a kudha afur keessatti xumure. Fakkiiwwan gurgurtaaf dhihaatan fakkiiwwan arkiteekcharii, caasaa, elektirikii fi saaniterii akkasumas tarree hamma hojii of keessaa qabu; qorannoon biyyee, pilaaniin iddoo fi iyyanni hayyamaa garuu lafa hundaaf haaraatti hojjetama.',
    location: 'Boolee, Finfinnee',
    metadata: 'Mana afur G+2, lafa 800 m²',
    pictures: [
      'Tarree manneen dhiphoo dibataman afurii, darbii sadii, baalkoonii fi girdoo mukaa qaban',
      'Manneen Walqabatoo Boolee galgala, foddaan isaanii ifee',
      'Fakkii sararaa Manneen Walqabatoo Boolee',
    ],
  },
  'ayat-courtyard-house': {
    title: 'Mana Mooraa Ayaat',
    description:
      'Mana darbii hin qabne dhaloota sadiif ta’u, naannoo mooraa biqiltuun dhaabamee ijaarame, kan kutaa hundaaf ifaa fi callisa kennu. Inni jalqabaa Ayaatitti ijaarsa irra jira; fakkiiwwan isaa gurgurtaaf.',
    longDescription:
      'Naannoolee haaraa baha magaalaatti argaman keessatti olloonni gama lamaaniin hanga daangaatti ijaaru; kutaaleen alatti ilaalan yeroo muraasa booda keenyan qofa ilaalu. Manni kun keessatti of naannessa. Mooraan banaan meetira 13 fi 11, kan muka jaakaraandaa tokko, siree biqiltuu feernii fi haroo dhiphoo rooba fudhatu qabu, kutaalee hundaa fi karaa seensaa lamaaniif ifa kenna.\n\nBarandaan utubaa mukaa irra dhaabbatu mooricha naanna’a; kanaaf yeroo roobaa miila osoo hin jiisin kutaa irraa gara kutaatti deemuun, ijoolleenis ala taphachuun ni danda’ama. Qoonni kaabaa kutaa jireenyaa, kutaa nyaataa, kushinaa fi duuba isaatti kushinaa aadaa qaba. Kutaaleen ciisichaa gara bahaa fi dhihaatti argamu: akaakilee fi akkoliin gama tokko, haadha, abbaa fi ijoolleen immoo gama biraa. Karri, manni meeshaa fi kutaan keessummaa gama kibbaa cufu.\n\nKeenyan alaa foddaa tokkollee hin qabu; kunis ollaatti wanti fedhe yoo ijaarame illee pilaanichi akka hojjetu godha. Baaxiiwwan supheen gara mooraatti gadi jedhu; roobni achitti kuufama. Ijaarsi jalqaba bara 2026 eegale; keenyan dhaabbateera, baaxiinis irra kaa’amaa jira. Suuraawwan dizaayinii agarsiisu.',
    location: 'Ayaat, Finfinnee',
    metadata: 'Darbii kan hin qabne, lafa 720 m²',
    pictures: [
      'Mooraa muka jaakaraandaa daraare qabu, kutaalee adii barandaa mukaa duuba jiraniin marfame',
      'Mooraa Mana Mooraa Ayaat galgala, ifa kutaalee keessaa ba’u waliin',
      'Fakkii sararaa Mana Mooraa Ayaat',
    ],
  },
  'bishoftu-lake-house': {
    title: 'Mana Haroo Bishooftuu',
    description:
      'Mana dhuma torbanii qarqara Haroo Baabbogayaa irra jiru: baaxii haphii tokko kan kutaa bilillee keenyan dhagaa gurraacha lama gidduu jiru gubbaa. Dizaayinii irra jira; fakkiiwwan hayyamaa qophaa’aa jiru.',
    longDescription:
      'Lafti isaa olka’iinsa gara meetira 1,870 irratti, qajeelfama boolla volkaanoo fi bishaan gidduutti lafa diriiraa dhiphaa dha. Abbootiin qabeenyaa dhuma torbaniitti Finfinnee irraa dhufu, yeroo baay’ees maatii biraa waliin; hammuma mana keessa turan ala turuus barbaadu.\n\nKeenyan dhagaa gurraacha lama kan meetira 20 walirraa fagaatan baaxii haphii gama hundaan fagaatee ba’e baatu. Gidduu isaanii kutaa dheeraa tokko kan mukaa fi bilillee irraa hojjetametu jira: fiixee lamaanitti iddoo ciisichaa, gidduutti immoo naannoo iddoo ibiddaa dhagaa kutaa jireenyaa fi kushinaa. Gama haroo guutuun isaa gara waltajjii mukaatti banama; waltajjichis sadarkaadhaan hanga buufata bidiruutti gadi bu’a. Keenyan gama qajeelfamaas dhagaa dha; ifa galgalaa fi qilleensaaf tarree foddaa ol ka’aa qaba.\n\nBishaan baaxii irraa bu’u hundi gara taankii deema; bishaan xuraa’aan hundi mana duubatti qulqulleeffamee mukkeen qajeelficha irra jiraniif oola; wanti gara harootti yaa’u hin jiru. Hanga hayyamni kennamutti piroojektiin kun marsariitii ummataa irratti hin mul’atu.',
    location: 'Haroo Baabbogayaa, Bishooftuu',
    metadata: 'Darbii kan hin qabne, lafa 1,400 m²',
    pictures: [
      'Mana gabaabaa dhagaa fi bilillee baaxii haphii jalatti, waltajjii mukaa sadarkaadhaan gara harootti gadi bu’u waliin',
      'Kutaa jireenyaa Mana Haroo Bishooftuu, gara waltajjii fi bishaaniitti banaa',
      'Fakkii sararaa Mana Haroo Bishooftuu',
    ],
  },
  'old-airport-garden-house': {
    title: 'Mana Iddoo Biqiltuu Ooldii Eerpoortii',
    description:
      'Suphaa viillaa bara 1962, kan barandaa fi baaxii suphee qabu, akkasumas cina isaatti kutaa haaraa mukaa fi bilillee iddoo biqiltuu keessatti. Teeraazoon durii fi mukkeen hundi eegamaniiru.',
    longDescription:
      'Viillaan kun bara 1962 irraa eegalee yeroo baay’ee qoodamee baaxii dabalataanis haguugamee ture. Koornisii fi girdoowwan jalatti garuu pilaaniin isaa jalqabaa ammallee jira ture: barandaa bal’aa duubatti tarree kutaalee, lafa teeraazoo halluu afurii fi baaxii suphee gama afraniin gadi jedhu. Abbootiin qabeenyaa diiguuf yaadanii turan. Qorannoon caasaa keenyan fayyaa ta’uu, umuriin isaanii kan dhume muka baaxii fi ujummoowwan qofa ta’uu agarsiise.\n\nWaan itti dabalame ni kaafne, teeraazoo caccabaa dhagaa sanaatiin ni suphne, suphee durii muka haaraa irratti deebifnee ni kaa’ne, sarara elektirikii fi ujummoowwan ni haaromsine, fiixee keenyanii immoo biimii marsaadhaan ni cimsine. Cufaawwan foddaa warra lamaan hafan fakkeessuun hojjetaman. Kutaan haaraan mukaa fi bilillee iddoo biqiltuu keessa jiru cina mana durii, xiqqoo duubatti siqee dhaabbata; kanaaf ammas kan dura mul’atu barandaa dha.\n\nHojichi ji’a sagal fudhate. Meeshaa gamoo durii keessaa harka sadii keessaa harki lama bakkuma isaatti hafe; mukni baaxii kan ammallee gaarii ta’e kaa’umsaa fi minjaala kushinaa ta’eera.',
    location: 'Ooldii Eerpoortii, Finfinnee',
    metadata: 'Haaromsaa fi babal’isaa, darbii kan hin qabne, lafa 1,250 m²',
    pictures: [
      'Viillaa adii iddoo biqiltuu keessaa, baaxii suphee gama afraniin gadi jedhu, cufaa foddaa magariisa fi barandaa bal’aa utubaa irra jiru qabu',
      'Barandaa Mana Iddoo Biqiltuu Ooldii Eerpoortii irratti',
      'Fakkii sararaa Mana Iddoo Biqiltuu Ooldii Eerpoortii',
    ],
  },
  'tana-lake-hotel': {
    title: 'Hoteela Haroo Xaanaa',
    description:
      'Hoteela kutaa 86 Baahir Daar keessatti, qoonna sadiin mukkeen durii gidduutti ijaarame; kutaan hundi gara haroo yookaan gara iddoo biqiltuu ilaala. Mukkeen naannoo isaa jiran irra wanti ol dheeratu hin jiru.',
    longDescription:
      'Iddoon isaa daandii meexxii irraa kaasee hanga dangala qarqara Haroo Xaanaatti, olka’iinsa meetira 1,800 irratti diriira. Mukkeen harbuu, maangoo fi jaakaraandaa jaatama ol achi turan; abbaan qabeenyaa akka isaan eegnu nu gaafate. Qoonni sadii darbii afurii qaban gaaddisa mukkeenii gidduutti ga’u; safarri jirma hundaa fi bal’ina hidda isaa fakkii piroojektichaa isa jalqabaa ture.\n\nQoonni hundi darbii lafaa dhagaa naannoo kan arkii bal’aa qabu, gubbaa isaatti immoo darbii kutaalee sadii qaba. Kutaaleen baalkoonii keessatti gale kan gadi fageenyi isaa meetira 2 itti dhihaatu qabu; kun bilillee waan gaaddisuuf waggaa keessaa guyyaa baay’ee qabbaneessituun hin barbaachisu. Galmi simannaa, manni nyaataa fi galmi walgahii nama 180 arkiiwwan duubatti argamu; gara daagaa haroo gubbaa jiruuttis banamu. Baaxii qoonna walakkaa irra gaaddisni mukaa galgalaaf ta’u dhaabbata.\n\nBishaan ho’aan ho’isituu aduu 140 m² irraa dhufa; bishaan miiccaa qulqulleeffamee iddoo biqiltuutiif oola; cina daagaatti immoo qarqarri haroo dheeraan shambaqqoodhaaf dhiifameera. Hoteelichi ijaarsa ji’a 26 booda bara 2021 baname.',
    location: 'Baahir Daar',
    metadata: 'G+3, kutaa 86, lafa 9,800 m²',
    pictures: [
      'Hoteela Haroo Xaanaa gama bishaaniitiin: darbii lafaa dhagaa arkii qabuu fi darbii sadii baalkoonii gadi fagoo qaban mukkeen gidduutti',
      'Hoteela Haroo Xaanaa galgala, arkiiwwanii fi baalkooniiwwan ifan',
      'Fakkii sararaa Hoteela Haroo Xaanaa',
    ],
  },
  'simien-escarpment-lodge': {
    title: 'Loojii Hallayyaa Siimeen',
    description:
      'Loojii kutaa 24, godoowwan dhagaa kudha lama keessatti, Dabaarq biratti, olka’iinsa meetira 2,850 irratti. Keenyan walakkaa meetiraa furdatuu fi baaxiin citaa rifeensa hoolaa gubbaa jiru qorra dhorku.',
    longDescription:
      'Dabaarq biratti halkan ji’oota hedduuf 5 °C gadi bu’a, bubbeen cimaa dha, keeshaan simintoo hundis karaa fagoo irraa konkolaataadhaan dhufa. Kanaaf loojiin kun waan iddichi qabuun ijaarame: dhagaa boolla dhagaa kiiloomeetira 4 fagaatu irraa ba’e, utubaa baargamoo, citaa baaxiif, akkasumas rifeensa hoolaa aanichaa ittisa qorraatiif.\n\nGodoowwan xixiqqoon kudha lama, tokkoon tokkoon isaanii kutaa lama qaban, qarqara hallayyaa irra tarreeffamanii karaa dhagaa diriiraatiin walqunnamu. Hundi isaanii daagaa, foddaa guddaa tokko gara mul’ataatti, foddaawwan xixiqqoo gama biraatiin, akkasumas iddoo ibiddaa ujummoon aaraa isaa keenyan dhagaa keessa jiru qabu. Citaan walakkaa irree furdata, bubbeen iddoo qabatu akka hin argannes gadi bu’a. Manni guddaan, kan mana nyaataa, mana kitaabaa fi kutaalee hojjettootaa qabu, gamoo darbii gubbaa qabu isa tokkicha.\n\nIjaartota dhagaa keessaa harka sadii keessaa harki lama gandoota naannoo irraa dhufan, godoo jalqabaa irrattis leenji’an; warri citaa baasan garuu nu barsiisan. Godoowwan torba xumuramaniiru; keenyan mana guddaas darbii gubbaa ga’eera. Elektirikiin paaneelii aduu 45 kW kan gamoo tajaajilaa irra jiru irraa argama.',
    location: 'Dabaarq',
    metadata: 'Kutaa 24 godoo kudha lama keessatti, mana guddaa G+1',
    pictures: [
      'Godoowwan dhagaa xixiqqoo baaxii citaa qaban qarqara hallayyaa irratti, duuba isaanii tulluuwwan',
      'Godoowwan Loojii Hallayyaa Siimeen galgala',
      'Fakkii sararaa godoo loojichaa tokkoo',
    ],
  },
  'kazanchis-offices': {
    title: 'Waajjiraalee Kaazaanchis',
    description:
      'Gamoo waajjiraa darbii kudhanii, koochoo konkiriitii gadi fagoo duuba jiru, kan qabbaneessituu qilleensaa hin barbaanne. Minjaalli hundi foddaa banamu irraa meetira 8 keessatti argama.',
    longDescription:
      'Gamoowwan waajjiraa magaalaa keessaa hedduun bililleedhaan marfamanii achii qabbaneeffamu; haala qilleensaa waggaa keessaa yeroo baay’eef foddaan banaan ga’u keessatti. Maamilli, kan darbiiwwan dhaabbilee adda addaatiif kireessu, baasii tajaajilaa xiqqaa fi gamoo waggaa digdama booda illee kan durii hin fakkaanne barbaade.\n\nPilaaniin isaa meetira 29 fi 19 dha; sadarkaan, liiftii fi kutaaleen tajaajilaa walakkaa waan jiraniif iddoowwan hojii qarqara foddaatti argamu. Koochoowwan konkiriitii halluu addaataa meetira 1.2 walirraa fagaatanii dhaabbatanii seentimeetira 75 alatti ba’u; aduu ol ka’aa irraas bilillee gaaddisu. Duuba isaaniitti qaawwaaleen tokko tokko cufaa mukaa qilleensaaf halkan illee banamuun cufaman. Darbiiwwan irra caalaan koornisii rarraafame hin qaban; kanaaf konkiriitiin ho’a guyyaa fudhachuu danda’a.\n\nDarbiin lafaa galma seensaa dheeraa kaaffee qabu, utubaa geengoo duuba kan siqedha; karaan miilaas baaxii argata. Darbiiwwan lafa jalaa lama iddoo konkolaataa fi taankii bishaanii 120 m³ qabu. Gamichi waggaa guutuu jalqabaatti kaaree meetira tokkotti elektirikii 41 kWh fayyadame. Caasaan isaa keenyan konkiriitii naannoo handhuuraa jiruun kirkira lafaatiif dizaayinii hojjetame.',
    location: 'Kaazaanchis, Finfinnee',
    metadata: 'G+9, darbii lafa jalaa lama, lafa 1,150 m²',
    pictures: [
      'Waajjiraalee Kaazaanchis daandii irraa: darbii kudhan koochoo dhaabbatoo gadi fagoo duuba, darbii lafaa dheeraa fi banaa gubbaa',
      'Darbii waajjiraa tokko Waajjiraalee Kaazaanchis keessaa, minjaalonni qarqara foddaatti',
      'Fakkii sararaa Waajjiraalee Kaazaanchis',
    ],
  },
  'merkato-trade-hall': {
    title: 'Galma Daldalaa Markaatoo',
    description:
      'Galma gabaa daldaltoota 130, baaxii boca ilkaan magaazii ja’a kan ifa kaabaa galchan jalatti, bu’uura arkii xuubii irratti. Markaatoo keessatti iddoo kuusaan durii turetti dhaabbata.',
    longDescription:
      'Daldaltoonni kuusaa gubate keessa turan waldaa aksiyoonaa hundeessanii gamoo ifa qabu, nageenya qabuu fi baasii xiqqaadhaan hojjetu gaafatan. Gamoon dheeraan suuqota xixiqqoo isaanitti dhihaatee ture; garuu gamoowwan gabaa irra caalaatti darbiin gubbaa duwwaa hafa, namni isaan hin argu, meeshaa baatee sadarkaa ba’uu kan barbaadus hin jiru.\n\nGalmichi meetira 42 fi 30 dha, darbii tokko qofa. Keenyan arkii xuubii, olka’iinsa meetira 6 ol qabu, gama sadiin gara daandii fi gara mooraa fuulduraatti banaa dha; cufaa sibiilaa maramuunis cufamuu danda’a. Gubbaa isaatti baaxiiwwan boca ilkaan magaazii ja’a kan tirasii sibiilaa diimaa irra jiran gama aduu guyyaa walakkaa irraa garagalee ifa walqixa galchu, qilleensa ho’aa fi aaras ni baasu. Galgala keessaa sa’aatii kudha tokko dura ibsaan hin barbaachisu.\n\nKeessa isaa iddoo gurgurtaa 104 fi keenyan duubaa irratti tarree suuqota xixiqqoo 26 cufamuu danda’anii, lakkooftuu mataa isaanii qaban tu jira. Meeshaan ganama sa’aatii sadii dura karaa duubaa gala; bittoonni karaa arkiitiin seenu. Ujummoon bishaan ibiddaa, sararri ofumaan bishaan facaasuu fi karaaleen bahumsaa torba ibiddi akka isa darbee akka hin deebine godhu. Sibiilli torban sagal keessatti booloniidhaan walitti hidhame; galmichis bara 2018 baname.',
    location: 'Markaatoo, Finfinnee',
    metadata: 'Galma tokko, daldaltoota 130, lafa 2,100 m²',
    pictures: [
      'Galma Daldalaa Markaatoo: tarree baaxii boca ilkaan magaazii jalatti arkii xuubii, fuuldura isaatti iddoowwan gurgurtaa',
      'Keessa Galma Daldalaa Markaatoo: iddoowwan gurgurtaa tirasii sibiilaa diimaa fi ifa guyyaa baaxii irraa dhufu jalatti',
      'Fakkii sararaa Galma Daldalaa Markaatoo',
    ],
  },
  'adama-market-street': {
    title: 'Daandii Gabaa Adaamaa',
    description:
      'Daandii suuqota karaa arkii qabanii, gubbaa isaanii manneen jireenyaa fi warshaalee xixiqqoo; magaalaa ho’aa fi bubbee qabduuf kan ta’u. Tarreen gamoo lama karaa gaaddisaa iddoo gurgurtaa qabu irraan fuula walitti garagalu.',
    longDescription:
      'Adaamaan Sulula Qinxamaa keessatti olka’iinsa meetira 1,700 irratti argamti; waggaa keessaa yeroo baay’ee ho’aa dha, Onkoloolessa irraa hanga Guraandhalaatti immoo bubbee qabdi. Oobdiin gabaa banaan guyyaa walakkaa ifaa fi awwaara garmalee qabaata; giddugalli gabaa cufaan immoo qabbaneeffamuu qaba. Kanaaf dizaayinichi daandii dha: tarree gamoo darbii lamaa lama, dibata halluu keelloo fi suphee qaban, dheerina meetira 160; gama lamaaniin karaa arkii gadi fageenya meetira 3, walakkaatti immoo mukkeen.\n\nKaraawwan arkii duubatti suuqota 46 kan bal’inni isaanii 30 hanga 40 m² ta’etu jira; gubbaa isaaniitti manneen jireenyaa, warshaalee xixiqqoo fi baankii qusannaa kan foddaa cufaa mukaa fi baalkoonii dhiphaa qaban tu argama. Darbiiwwan ol ka’oo dha, keenyan furdaa dha, kutaan hundis gama lamaan qilleensa argata. Tarreewwan bubbee yeroo baay’ee bubbisu qaxxaamuru; keenyan gaggabaaboon fiixee lamaanitti jiran immoo humna isaa fi awwaara isaa hir’isu.\n\nIddoowwan daldaltoota daandii 40, bishaan, ibsaa fi saanduqa cufamu qaban, jalqabumaa irraa qaama pilaanichaa ti. Dizaayinichi koree daldaltootaatti marsaa lamaan agarsiifame; bal’inni suuqotaas isa jalqabaa booda jijjiirame. Sanadoonni ijaarsaa waggaa dhufu xumuramu.',
    location: 'Adaamaa',
    metadata: 'G+1, suuqii 46, lafa 7,400 m²',
    pictures: [
      'Daandii manneen darbii lamaa karaa arkii qaban, dibata halluu keelloo fi suphee, iddoo gurgurtaa fi mukkeen waliin',
      'Karaa arkii Daandii Gabaa Adaamaa jalatti, suuqota fuuldura',
      'Fakkii sararaa Daandii Gabaa Adaamaa',
    ],
  },
  'sarbet-corner': {
    title: 'Golee Saar Beet',
    description:
      'Suuqota, darbii waajjiraalee tokkoo fi appaartamaa soddoma lafa golee Saar Beet bira jiru irratti. Baalkooniin bal’aan golicha naanna’a; baaxii irra immoo iddoo biqiltuu hundaaf ta’utu jira.',
    longDescription:
      'Lafti isaa qaxxaamura daandii namni itti baay’atu irra jira; gama lamaan sagalee, duubaan immoo manneen gaggabaaboo qaba. Gamichi golicha guutee ni naannessa: darbii lafaa irra suuqota, darbii tokkoffaa irra waajjiraalee fi kilinika ilkaanii, isaan gubbaa immoo darbii ja’a, tokkoon tokkoon isaanii appaartamaa shan qabu.\n\nAppaartamaan hundi fuula isaa guutuu irratti baalkoonii gadi fageenya meetira 1.3 qaba. Baalkooniiwwan bilillee gaaddisu, kutaalee tiraafika irraa tarkaanfii tokko fageessu, teessoo fi biqiltootaafis ni bal’atu; gama aduun yookaan sagaleen dhufuun girdoo mukaa sochooftuun cufamu. Bakka pilaaniin hayyame hundatti kutaaleen ciisichaa gara callisaatti argamu. Appaartamaawwan bal’ina 55 hanga 110 m² qabu; darbii hunda irratti lama walitti makamuu danda’u.\n\nBaaxiin iddoo biqiltuu waliinii, mana miiccaa fi ho’isituu bishaan aduu baata. Caasaan konkiriitii sibiilaan cimfame kan naannoo sadarkaa fi liiftii keenyan humna cinaacha dandamatan qabudha. Darbiin lafa jalaa iddoo konkolaataa 22, jeneretera fi taankii 90 m³ qaba. Caasaan darbii shanaffaa ga’eera; dura kan dabarfamanii kennaman suuqota. Suuraawwan dizaayinii agarsiisu.',
    location: 'Saar Beet, Finfinnee',
    metadata: 'G+7, appaartamaa 30, lafa 980 m²',
    pictures: [
      'Gamoo golee darbii saddeetii, jala isaa suuqota, baalkoonii golicha naanna’an qabu',
      'Golee Saar Beet galgala, appaartamaawwanii fi suuqonni ifan',
      'Fakkii sararaa Golee Saar Beet',
    ],
  },
  'hawassa-lakefront-quarter': {
    title: 'Naannoo Jireenyaa Qarqara Haroo Hawaasaa',
    description:
      'Karoora lafa hektaara 9.6 magaalaa fi Haroo Hawaasaa gidduu jiruu: appaartamaa 880, iddoowwan hojii fi galma gabaa naannoo daandiiwwan miilaatti. Qarqarri haroo ofii isaatii kan ummataa ta’ee osoo hin ijaaramin hafa.',
    longDescription:
      'Lafti kun olka’iinsa gara meetira 1,690 irratti argama, diriiraa dha; bishaan lafa jalaa gadi fageenya meetira 2 hanga 3 irra jira. Karoorichi qarqara haroo gamoo irraa bilisa taasisa: karaa bashannanaa ummataa mukkeen qabu, siree shambaqqoo bishaan roobaa naannichaa qulqulleessuu fi buufata warra qurxummii qabanii bakkuma har’a jirutti.\n\nDuuba isaatti bilookiiwwan digdamii ja’a naannoo mooraa biqiltuun dhaabamee, darbii sadii hanga ja’aatiin jiru: gaggabaaboon gara haroo, dhedheeroon gara magaalaa. Walakkaatti oobdii galma gabaa qabuuf bilookiin lama dhiifame. Daandiiwwan qilleensa galgalaa haroo irraa dhufu hordofu. Konkolaataan bilookii hunda ga’a, garuu gama magaalaatiin dhaabbata; kanaaf daandiin keessaa nama miilaan deemuuf, biskileetii fi baajaajiif. Gara 84,000 m² manneen jireenyaa, 20,000 m² waajjiraalee fi mana barumsaa, 16,000 m² suuqota, warshaalee xixiqqoo fi galma gabaa, 8,000 m² immoo hoteela kutaa 100 ti.\n\nSababa bishaan lafa jalaatiin darbiin lafa jalaa hin jiru; boolli liiftii fi taankiin hin ijaaraman yookaan ol kaafamu. Naannichi sadarkaa shaniin ijaaramuu danda’a; sadarkaan hundi daandii, mooraa fi karaa bishaan yaa’u mataa isaa qaba, inni itti aanu yoo ture illee guutuu dha.',
    location: 'Hawaasaa',
    metadata: 'Maastar pilaanii, hanga G+5, hektaara 9.6',
    pictures: [
      'Naannoo jireenyaa haaraa gubbaa irraa: bilookiiwwan darbii sadii hanga ja’aa naannoo mooraa magariisaatti, haroo cinatti',
      'Karaa bashannanaa qarqara haroo ganama, mukkeen duuba manneen waliin',
      'Fakkii pilaanii Naannoo Jireenyaa Qarqara Haroo Hawaasaa',
    ],
  },
  'gulele-primary-school': {
    title: 'Mana Barumsaa Sadarkaa Tokkoffaa Gullallee',
    description:
      'Mana barumsaa darbii hin qabne ijoollee 720: daree 18 naannoo mooraa mukkeen durii qabaniitti. Keenyan isaa bilookii biyyee dhiibamee kan biyyee iddichaatiin hojjetame.',
    longDescription:
      'Lafti isaa daandii irraa hanga lagaatti meetira 4 gadi bu’a; walakkaa isaatti muka guddaa tokko qaba ture. Dareewwan tarree gaggabaaboon naannoo mooraa lamaa dhaabbatu, tokko isa biraa irra tarkaanfii tokko gadi; mukichis walakkaa mooraa gubbaa ti. Karaawwan haguugaman fuuldura kutaalee hundaa jiran karaa qajeelfamaatiin walqunnamu; kanaaf ijoolleen hundi kutaa hunda ga’uu danda’a.\n\nDareewwan meetira 8 fi 7 dha, ijoollee 40; gara mooraatti foddaa, gama biraatiin immoo girdoo bilookii qaawwa qabu qabu. Baaxiin sibiilaa salphaan tirasii sibiilaa diimaa irra jiru koornisii leemmanaa gubbaatti ol kaafameera; qilleensi gidduu jiru ho’a fudhatee deema, leemmanni immoo sagalee roobaa gadi qaba. Ganama baramaa ibsaan hin barbaachisu.\n\nQotiinsi biyyee diimaa 500 m³ kenne; innis simintoo dhibbeentaa torbaan makamee achuma iddootti bilookii gara 90,000 ta’utti dhiibame. Hidhaan konkiriitii sibiilaan cimfamee miila foddaa fi fiixee keenyanii irratti keenyan kirkira lafaa irraa walitti qaba. Namoonni kudha tokko naannicha irraa dhufan bilookii dhiibuu, gogsuu fi kaa’uu baratan; isaan keessaa afur sana booda warshaa xiqqaa hundeessaniiru.',
    location: 'Gullallee, Finfinnee',
    metadata: 'Darbii kan hin qabne, daree 18, lafa 7,600 m²',
    pictures: [
      'Tarree dareewwan bilookii biyyee baaxii sibiilaa ol ka’aa qabanii, naannoo mooraa muka guddaa qabuutti',
      'Daree Mana Barumsaa Sadarkaa Tokkoffaa Gullallee, teessoo, gabatee gurraachaa fi koornisii leemmanaa waliin',
      'Fakkii sararaa Mana Barumsaa Sadarkaa Tokkoffaa Gullallee',
    ],
  },
  'jimma-health-centre': {
    title: 'Buufata Fayyaa Jimmaa',
    description:
      'Buufata fayyaa gamoowwan ja’a darbii hin qabne kan karaa haguugamaan walqunnaman qabu; akka iddoo biraatti irra deebi’amuu fi sadarkaadhaan ijaaramuu danda’utti karoorfame. Fakkiiwwan isaa gurgurtaaf.',
    longDescription:
      'Jimmi magariisaa fi jiidhaa dha: olka’iinsa meetira 1,780 irratti, waggaatti rooba gara miliimeetira 1,500 argata; kanaaf fuula gamoo caalaa baaxii fi ashandaatu barbaachisa. Buufanni kun namoota gara 25,000 tajaajila. Gamoowwan isaa ja’an yaalii deddeebii, haadhaa fi daa’ima, hatattamaa fi da’umsa, laaboraatorii fi faarmaasii, kutaa ciisichaa siree 20, akkasumas kutaa hojjettootaa fi meeshaa of keessaa qabu.\n\nDabareen ala, barandaa jalatti teessoowwan irratti eegama; achi qilleensi ni socho’a, dhukkubnis xiqqaatee daddarba. Dhukkubsattoonni qufaa qaban karaa seensaa fi iddoo eegumsaa mataa isaanii qabu. Kutaaleen yaalii gama lamaan foddaa, koornisii olka’iinsa meetira 3.2 qabu. Keenyanii fi baaxii gidduu mukkeen qilleensa galchan diriiru; fiixeen baaxiis bahumsa qilleensaa qaba; kanaaf foddaawwan sababa roobaatiin yoo cufaman illee kutaaleen qilleensa argatu. Baaxiiwwan hundi gara taankii tokkootti yaa’u; buufanni kunis bishaan ujummoo malee guyyaa sagal hojjechuu danda’a.\n\nGamoon hundi meetira 17 fi 8.4 dha, bu’uura dhagaa mataa isaa irras dhaabbata; kanaaf aanaan tokko lamaan jalqabee kan hafe itti dabaluu danda’a. Fakkiiwwan gurgurtaaf dhihaatan ja’an isaanii caasaa, bishaan, elektirikii, gaasii yaalaa fi tarree hamma hojii waliin of keessaa qabu; pilaaniin iddoo, qorannoon biyyee fi iyyanni hayyamaa iddoo hundaaf hojjetama.',
    location: 'Jimmaa',
    metadata: 'Gamoo ja’a, siree 20, lafa 4,600 m²',
    pictures: [
      'Gamoowwan adii darbii hin qabne, barandaa fi baaxii sibiilaa ol kaafame qaban, karaa haguugamaan walqunnaman',
      'Karaa haguugamaa gamoowwan Buufata Fayyaa Jimmaa gidduu',
      'Fakkii sararaa Buufata Fayyaa Jimmaa',
    ],
  },
  'dire-dawa-cold-store': {
    title: 'Kuusaa Qabbanaa Dirree Dhawaa',
    description:
      'Kuusaa kuduraa fi muduraa toonii 1,800, daandii baaburaa cinatti, girdoo xuubii qaawwa qabu duubatti. Fakkiiwwan gurgurtaaf; hamma isin barbaaddaniinis mijeeffamu.',
    longDescription:
      'Dirree Dhawaan olka’iinsa meetira 1,200 irratti argamti; Caamsaa fi Waxabajjii keessa hanga 35 °C geessi. Kuduraa fi muduraan qonna naannoo ishee irraa dhufu kanaan dura maasii fi baabura gidduutti guyyoota hedduu umurii isaa irraa dhaba ture. Kuusaan kun ni fudhata, holqa qabbaneessituu lama keessatti ni qabbaneessa, kutaa ja’a keessatti 2 hanga 12 °C irratti ni tursa, haguugduu bal’aa jalatti immoo fe’umsa ja’a irratti konkolaataa fe’umsaa fi konteenara baaburaatti ni fe’a.\n\nGamichi caasaa sibiilaa meetira 58 fi 30 ti. Kutaaleen qabbanaa saanduqa paaneelii ho’a ittisu furdina miliimeetira 120 qabaniidha; gamicha keessa dhaabbatu, keenyan isaas baaxii isaas hin tuqan. Baaxiin qorqoorroo sibiilaa haphii isaan irra meetira 1.2 ol jira; lamaan gidduu qilleensi ni socho’a, kutaaleen qabbanaas aduu hin argan. Baaxichi paaneelii aduu 200 kW baata; isaanis guyyaa guyyaa qabbaneessuu irra caalaa danda’u. Gama mooraatiin girdoon xuubii qaawwa qabu darbii lafaa gaaddisa, bubbee immoo ni dabarsa.\n\nWaajjiraaleen fi kutaaleen filannoo golee irratti foddaa dheeraa duuba jiru; kutaaleen uffata jijjiiruu jala isaanii ti. Sibiilli Finfinneetti hojjetamee torban kudha tokko keessatti dhaabbate. Fakkiiwwan gurgurtaaf dhihaatan qooda meetira 6 tiin, qooda afur hanga kudha ja’aatti qophaa’an; gatiin lakkoofsa isaa irratti hundaa’a.',
    location: 'Dirree Dhawaa',
    metadata: 'Toonii 1,800, caasaa sibiilaa, lafa 6,000 m²',
    pictures: [
      'Kuusaa dheeraa sibiilaan uffifame, girdoo xuubii qaawwa qabu gubbaa; haguugduu jalatti konkolaataa fe’umsaa fe’umsa irra',
      'Kuusaa Qabbanaa Dirree Dhawaa galgala, iddoon fe’umsaa ifee',
      'Fakkii sararaa Kuusaa Qabbanaa Dirree Dhawaa',
    ],
  },
};
