import type { StandardServicesTexts } from './index.ts';

export const om: StandardServicesTexts = {
  residence: {
    title: 'Dizaayinii Mana Jireenyaa',
    description:
      'Manneen maatii tokkoof yookaan maatii hedduuf ta’an, kan lafa keessan, baajata keessanii fi haala jireenya keessaniin walsiman. Wixinee jalqabaa irraa hanga furtuu fudhattanitti isin waliin hojjenna.',
    longDescription:
      'Manni namoota keessa jiraataniif mijachuu qaba. Hojii keenya marii bal’aa fi lafa dhaqnee ilaaluudhaan jalqabna: eenyu nyaata bilcheessa, keessummaan hammam dhufa, manatti namni hojjetu jiraa, aduun eessaan baati, olli eessatti ijaara? Sana booda pilaanii salphaa lama yookaan sadii isiniif dhiheessina; isin immoo ni filattu.\n\nKutaaleen maashina malee halkan ho’aa, guyyaa qabbanaa’aa akka ta’aniif haala qilleensa baddaa bu’uura godhannee dizaayinii hojjenna; sadarkaa hundatti baasii isaa isinitti agarsiifna. Dizaayiniin yeroo xumuramu kontiraaktara filachuuf isin gargaarra; hanga isin mana galtanittis ijaarsa deddeebinee ilaalla.',
    duration: 'Ji’a 3-6',
    imageAlt:
      'Mana darbii lamaa dhagaa fi mukaan ijaarame, lafa qajeelfama marga qabu irratti; haroo daakaa qaba',
    features: [
      'Lafa daawwachuu, bu’aa safara lafaa fi qorannoo biyyee gamaaggamuu',
      'Filannoodhaaf pilaanii lama yookaan sadii',
      'Fakkiiwwan guutuu arkiteekcharii, caasaa, elektirikii fi saaniterii',
      'Suuraa kutaalee fi fuula manaa kan 3D',
      'Tarree hamma hojii fi tilmaama baasii',
      'Sanada hayyama ijaarsaa fi yeroo ijaarsaa iddoo daawwachuu',
    ],
    process: [
      'Marii fi lafa daawwachuu',
      'Pilaanii jalqabaa fi tilmaama baasii jalqabaa',
      'Dizaayinii irratti waliigalamee fi filannoo meeshaalee',
      'Fakkiiwwan hayyama ijaarsaa fi iyyata',
      'Fakkiiwwan ijaarsaa fi filannoo kontiraaktaraa',
      'Hanga furtuun kennamutti iddoo ijaarsaa daawwachuu',
    ],
    benefits: [
      'Pilaanii maatii fi lafa keessaniif hojjetame',
      'Kutaalee mijatoo baasii xiqqaadhaan tajaajilan',
      'Baasii ijaarsa dura beekamu',
      'Fakkiiwwan hundaaf dhaabbata tokko kan itti gaafatamu',
    ],
  },
  hotel: {
    title: 'Dizaayinii Hoteelaa',
    description:
      'Hoteelota, loojiiwwanii fi manneen keessummaa, kan keessummoonni yaadatan, hojjettoonni immoo salphaatti hojjechiisan; qorannoo iddoo irraa hanga guyyaa banamuutti.',
    longDescription:
      'Hoteelli keessummaaf mana, hojjetaaf immoo iddoo hojii ti; lamaan isaanii iyyuu sirriitti hojjechuu qabu. Galma simannaa osoo hin kaasin dura karaa keessummaan, uffanni, nyaannii fi balfi ittiin darban karoorsina; baay’inni kutaalees dandeettii iddichaa fi gabaa waliin walsimuu isaa mirkaneessina.\n\nWaan iddichi nuuf kennutti fayyadamna: bareedina naannoo, gaaddisa, dhagaa naannoo fi ogummaa harkaa. Anniisaa fi bishaan baasii waggoota hedduu waan murteessaniif jalqabumaa irraa karoorsina.',
    duration: 'Ji’a 6-12',
    imageAlt: 'Hoteela cina haroo daakaa; jalli isaa dhagaa, gubbaan isaa barandaawwan',
    features: [
      'Qorannoo iddoo, gabaa fi baay’ina kutaalee',
      'Maastar pilaanii gamoowwanii, daandiiwwanii fi iddoo biqiltuu',
      'Dizaayinii kutaalee, galma simannaa, mana nyaataa fi kushinaa',
      'Caasaa, anniisaa, bishaanii fi ittisa ibiddaa',
      'Dizaayinii keessaa fi meeshaalee manaa',
    ],
    process: [
      'Qorannoo iddoo fi fedhii',
      'Dizaayinii ka’umsaa gosa kutaalee fi bal’ina isaanii qabu',
      'Kutaa fakkeenyaa tokko ijaaranii yaaluu',
      'Fakkiiwwan injinaroota hundaan qindaa’an',
      'Hayyama ijaarsaa, caalbaasii fi to’annoo',
      'Tarree hanqinaalee fi deeggarsa yeroo banamuu',
    ],
    benefits: [
      'Hojjetaaf karaa gabaabaa, keessummaaf kutaa callisaa',
      'Baasii anniisaa, bishaanii fi suphaa xiqqaa',
      'Eenyummaa naannicha irraa madde',
      'Maallaqni yeroo argamutti sadarkaa sadarkaadhaan ijaaruu',
    ],
  },
  interior: {
    title: 'Dizaayinii Keessaa',
    description:
      'Kutaalee jireenyaa fi hojii ifa guyyaa gaarii, meeshaalee turan fi meeshaalee manaa warshaalee xixiqqoo biyya keessaatti hojjetaman qaban.',
    longDescription:
      'Kutaan tokko maal akka fakkaatu osoo hin murteessin dura maaliif akka oolu ilaalla. Ifni, sagaleen, iddoon meeshaa fi olka’iinsi minjaalaa faashinii caalaa barbaachisoo dha. Meeshaalee ijaarsaa iskiriinii irratti qofa osoo hin taane, ifa kutaa keessanii keessatti fakkeenyaan isinitti agarsiifna.\n\nMeeshaaleen manaa keenya irra caalaan fakkiiwwan dizaayinii kan keessan ta’aniin Finfinnee keessatti hojjetamu. Kunis suphaa salphisa; maallaqnis magaalattii keessatti hafa.',
    duration: 'Ji’a 2-4',
    imageAlt: 'Kutaa jireenyaa keenyan dhagaa, baaxii mukaa, teessoowwanii fi kaa’umsa kitaabaa qabu',
    features: [
      'Fakkii safaraa kutaalee jiranii',
      'Pilaanii meeshaalee manaa fi iddoo meeshaa',
      'Dizaayinii ifaa kan guyyaa fi kan galgalaa',
      'Gabatee fakkeenya meeshaaleetii fi halluuwwanii',
      'Fakkiiwwan meeshaalee manaa, kushinaa fi saanduqa keenyanii',
    ],
    process: [
      'Daawwannaa, safaraa fi tarree fedhii',
      'Qindoomina kutaalee filannoo lamaan',
      'Meeshaalee, halluu fi ibsaa',
      'Fakkiiwwanii fi gatii warshaaleen dhiheessan',
      'To’annoo fi walitti qabuu',
    ],
    benefits: [
      'Bal’ina tokko irraa faayidaa caalu',
      'Kutaalee ibsaa muraasaan ifa qaban',
      'Meeshaalee manaa naannootti suphamuu danda’an',
      'Osoo hin ajajin dura tarree baasii murtaa’aa',
    ],
  },
  commercial: {
    title: 'Dizaayinii Gamoo Daldalaa',
    description:
      'Suuqota, waajjiraalee fi galmoota gabaa, kan salphaatti kireeffaman, baasii xiqqaadhaan hojjetanii fi kireeffattoota waliin jijjiiramuu danda’an.',
    longDescription:
      'Gamoon daldalaa baasii isaa waggoota hedduu keessatti deebisa; kanaaf kireeffattoota amma hin beekamneefis ni karoorsina. Caasaan ifa ta’e, sadarkaa fi liiftiin gaariin, lakkooftuun addaa fi ifni guyyaa darbii hunda ga’u gamicha yeroo dheeraaf faayidaa qabeessa godhu.\n\nMurtoon hundi maal akka ta’e isinii fi baankiin keessan akka argitaniif bal’ina kireeffamu, iddoo konkolaataa fi baasii tajaajilaa dizaayinii waliin shallagna.',
    duration: 'Ji’a 4-8',
    imageAlt: 'Suuqota galgala ibsaan ifan, daandii mukkeen qabu cinatti',
    features: [
      'Qorannoo itti fayyadamaa, bal’ina kireeffamuu fi iddoo konkolaataa',
      'Pilaanii darbii fi caasaa salphaatti jijjiiramuu danda’u',
      'Fuula gamoo gaaddisa fi qilleensa uumamaa qabu',
      'Ittisa ibiddaa, liiftii, anniisaa fi bishaan',
      'Gabatee beeksisaa, fuula suuqii fi barandaa',
    ],
    process: [
      'Qorannoo fedhii, iddoo fi bu’a qabeessummaa',
      'Dizaayinii ka’umsaa bal’inaa fi baasii qabu',
      'Dizaayinii injinaroota hundaan qindaa’e',
      'Hayyama ijaarsaa fi sanadoota caalbaasii',
      'To’annoo fi kireeffattootaaf dabarsanii kennuu',
    ],
    benefits: [
      'Lafa tokko irratti bal’ina kireeffamu caalu',
      'Kireeffattootaaf kaffaltii tajaajilaa xiqqaa',
      'Darbiiwwan karaa hedduun qoodamuu danda’an',
      'Karaa bahumsaa amansiisaa fi karaa seensaa ifa ta’e',
    ],
  },
  structural: {
    title: 'Injinariingii Caasaa',
    description:
      'Caasaalee konkiriitii, sibiilaa, dhagaa fi mukaa, kan amansiisoo fi qusatoo ta’an, kirkira lafaa dandamatanii fi iddoo ijaarsaatti mirkanaa’an.',
    longDescription:
      'Injinaroonni keenya arkiteektoota keenya waliin minjaala tokko irratti waan hojjetaniif, caasaan wixinee jalqabaa irraa kaasee qaama dizaayinii ti. Dhaabbilee biroo fi kontiraaktarootaafis shallaggii hojjenna; gamoowwan jiran osoo hin jijjiiramin duras ni qoranna.\n\nKoodii gamoo Itoophiyaa hojii irra jiru bu’uureffannee, caasaa hunda bubbee fi kirkira lafaatiif dizaayinii hojjenna. Mala hojicha hojjetu keessaa isa salphaa barbaanna; inni salphaan immoo qulqullinaan ijaarama.',
    duration: 'Ji’a 2-6',
    imageAlt: 'Caasaa konkiriitii gamoo ijaarsa irra jiruu, masqala mukaa fi tuulaa xuubii waliin',
    features: [
      'Gamaaggama qorannoo biyyee fi filannoo bu’uuraa',
      'Dizaayinii caasaa konkiriitii, sibiilaa, dhagaa fi mukaa',
      'Shallaggii kirkira lafaa fi bubbee',
      'Fakkiiwwan foormii fi sibiila konkiriitii tarree sibiilaa waliin',
      'Gamoowwan jiran gamaaggamuu fi cimsuu',
      'Konkiriitiin osoo hin naqamin dura qorachuu',
    ],
    process: [
      'Ba’aa, biyyee fi filannoo mala caasaa',
      'Hamma jalqabaa arkiteektiif kennamu',
      'Shallaggii fi moodela kompiitaraa',
      'Fakkiiwwanii fi mirkaneessa injinara biraatiin',
      'Qorannoo iddoo ijaarsaa fi gabaasa sakatta’iinsaa',
    ],
    benefits: [
      'Nageenya shallagamee fi yeroo lama mirkanaa’e',
      'Cimina tokkoof konkiriitii fi sibiila xiqqaa',
      'Fakkiiwwan gareen iddoo ijaarsaa dubbisuu danda’u',
      'Injinara iddoo ijaarsaatii bilbiluufii dandeessan',
    ],
  },
  landscape: {
    title: 'Dizaayinii Teessuma Lafaa',
    description:
      'Iddoo biqiltuu, mooraa fi iddoo ummataa, kan mukkeen biyya keessaa, karaa bishaan yaa’uu fi bishaan roobaa kuufame qaban.',
    longDescription:
      'Dhagaa afuun dura lafti, bishaanii fi mukti ni dursu. Olka’iinsa lafaa fi muka hunda safarra; kan eegamuu qabu ni eegna; Hagayya keessa roobni eessa akka deemu, Guraandhala keessa biqiltuun bishaan eessaa akka argattu karoorsina.\n\nBiqiltuuwwan iddichaa kan akka birbirsaa, gaattiraa, ejersaa fi heexoo dhaabna; keenyan, sadarkaa fi teessoo dhagaa naannootiin dizaayinii hojjenna.',
    duration: 'Ji’a 3-5',
    imageAlt: 'Iddoo biqiltuu gamoowwan adii gaggabaaboo gidduu, karaa baaxii qabuu fi muka guddaa waliin',
    features: [
      'Safara olka’iinsa lafaa, biyyee fi mukkeenii',
      'Pilaanii dhaabbii biqiltuu biyya keessaa',
      'Karaa bishaan yaa’u, misooma daagaa fi taankii bishaan roobaa',
      'Karaa miilaa, keenyan, ibsaa fi teessoo',
      'Karoora kunuunsaa waggoota sadan jalqabaa',
    ],
    process: [
      'Bonaa fi ganna keessa iddicha naanna’anii ilaaluu',
      'Dizaayinii ka’umsaa bishaanii, lafaa fi mukkeenii',
      'Dizaayinii karaa miilaa, keenyanii fi biqiltuu',
      'Fakkiiwwanii fi tarree biqiltuu',
      'To’annoo, dhaabbii fi kunuunsa',
    ],
    benefits: [
      'Iddoo biqiltuu bishaan xiqqaan ga’u',
      'Lolaa fi dhiqama biyyee hin qabu',
      'Iddoo namoonni taa’anitti gaaddisa',
      'Mukkeen jiran yeroo ijaarsaa ni eegamu',
    ],
  },
  'project-management': {
    title: 'Bulchiinsa Piroojektii',
    description:
      'Caalbaasii irraa hanga walharkaa fuudhiinsaatti yeroo, baasii fi qulqullina maqaa keessaniin hordofna; haala hojiin irra jirus ifatti isinitti himna.',
    longDescription:
      'Abbootiin qabeenyaa hedduun iddoo ijaarsaa isaanii irraa fagaatanii jiraatu; hedduun isaaniis umurii isaanii keessatti yeroo tokko qofa ijaaru. Nuti bakka keessan buunee hojjenna: gatii dhihaate walbira qabna, fakkiiwwanii fi meeshaalee galan qoranna, osoo hin kaffalin dura hojii hojjetame safarra, torban torbaniin iddoo ijaarsaatti walgahii gaggeessina.\n\nJi’a ji’aan gabaasni gabaabaan suuraa, sagantaa yeroo, maallaqa baasii ta’ee fi dhimmoota isin murteessuu qabdan of keessaa qabu isin ga’a.',
    duration: 'Turtii piroojektichaa',
    imageAlt:
      'Waajjira iddoo ijaarsaa magariisa; duuba isaa caasaa konkiriitii, masqala mukaa fi meeshaalee tuulaman',
    features: [
      'Sanadoota caalbaasii fi walbira qabuu gatii',
      'Gorsa waliigaltee fi ragaa kaffaltii',
      'Sagantaa yeroo sadarkaalee gurguddoo qabu',
      'Walgahii torbanii fi qorannoo qulqullinaa iddoo ijaarsaatti',
      'Gabaasa ji’aa suuraa fi baasii qabu',
      'Tarree hanqinaalee, walharkaa fuudhiinsa fi herrega xumuraa',
    ],
    process: [
      'Kaayyoo, baajataa fi tarree itti gaafatamummaa',
      'Caalbaasii fi filannoo kontiraaktaraa',
      'Jalqabbii hojii fi sagantaa yeroo ragga’e',
      'To’annoo, safaraa fi kaffaltii',
      'Walharkaa fuudhiinsa fi waggaa tokko booda qorannoo',
    ],
    benefits: [
      'Hojii hojjetame qofaaf kaffaluu',
      'Yeroon yookaan maallaqni yoo hir’ate dursanii beekuu',
      'Murtoo hundaaf ragaa barreeffamaa',
      'Biyya alaa yoo jiraattan tasgabbii sammuu',
    ],
  },
  'urban-planning': {
    title: 'Karoora Magaalaa',
    description:
      'Karoora naannoo jireenyaa, daandii fi iddoo ummataa, kan namoonni keessa jiraatan, keessatti hojjetanii fi deeman, sadarkaa sadarkaadhaanis ijaaramuu danda’u.',
    longDescription:
      'Naannoo jireenyaa safara nama miilaan deemuutiin karoorsina: gamoowwan mooraa qaban, daandii gaaddisa qabu, suuqii fi warshaa xiqqaa bira manneen galii adda addaatiif ta’an. Bishaan, daandii, manni barumsaa fi gabaan jalqabumaa irraa qaama karoorichaa ti.\n\nBulchiinsa magaalaa, misoomsitootaa fi waldaalee hojii gamtaa waliin hojjenna. Yaada jiraattotaa fi daldaltootaa yeroodhaan, afaan isaaniitiin dhaggeeffanna; wanti yaada isaaniitiin jijjiirames karooricha irratti ni mul’ata.',
    duration: 'Ji’a 6-18',
    imageAlt:
      'Naannoo jireenyaa qarqara haroo gubbaa irraa mul’atu, gamoowwan mooraa fi baaxii suphee qaban waliin',
    features: [
      'Qorannoo lafaa, jiraattotaa, tiraafikaa fi bishaanii',
      'Maastar pilaanii fi sadarkaalee misoomaa',
      'Seera olka’iinsa gamoo, itti fayyadama lafaa fi iddoo banaa',
      'Daandii, karaa bishaan yaa’uu fi sararoota bu’uura misoomaa',
      'Marii jiraattotaa fi waajjiraalee waliin',
    ],
    process: [
      'Odeeffannoo, kaartaa fi daawwannaa iddoo',
      'Kaayyoo qaamonni hundi irratti waliigalan',
      'Filannoowwanii fi baasii isaanii',
      'Maastar pilaanii fi seera ijaarsaa',
      'Raggaasisuu fi sadarkaa jalqabaa',
      'Gorsa yeroo karoorri hojii irra oolu',
    ],
    benefits: [
      'Lafa osoo hin dhiphatin sirriitti hojii irra oole',
      'Sadarkaalee of danda’anii guutuu ta’an',
      'Namoonni waan gaafatamaniif waldhabdee xiqqaate',
      'Daandii nama miilaan deemuuf nageenya qabu',
    ],
  },
  renovation: {
    title: 'Haaromsaa fi Suphaa',
    description:
      'Suphaa, babal’isaa fi tajaajila haaraa gamoowwan jiranii, waan gaarii isaan qabaniif kabaja kennuudhaan.',
    longDescription:
      'Gamoon dhaabbatu tokko dhagaa isaa, muka isaa fi yaadannoo isaa of keessaa qaba. Hojii keenya qorannoodhaan jalqabna: maaltu fayyaa dha, maaltu miidhame, maaliif? Yeroo baay’ee sababni isaa bishaan; yeroo baay’ees furmaanni isaa kan sodaatame caalaa xiqqaa dha.\n\nGamoowwan seenaa qabaniif waajjiraalee dhimmi ilaallatuu fi ogeessota mala ijaarsaa durii beekan waliin hojjenna. Kutaaleen haaraan salphaa dha; isa durii irraas adda baafamuu danda’u.',
    duration: 'Ji’a 4-12',
    imageAlt: 'Mana durii baaxii suphee fi barandaa qabu; fuula isaa dura masqala mukaa, xuubii fi muka',
    features: [
      'Safara gamoo fi galmee miidhaa',
      'Gamaaggamaa fi cimsuu caasaa',
      'Suphaa dhagaa, mukaa, teeraazoo fi dibataa',
      'Kushinaa, kutaa dhiqannaa, sarara elektirikii fi ujummoo haaraa',
      'Babal’isaa fi darbii dabalataa',
    ],
    process: [
      'Safara, qotiinsa yaalii fi gabaasa',
      'Kan eegamu, kan suphamuu fi kan bakka buufamu adda baasuu',
      'Dizaayinii fi tilmaama baasii qusannoo qabu',
      'Hayyama ijaarsaa fi waliigaltee waajjiraalee waliin',
      'Hojii sadarkaa sadarkaadhaan to’annoo dhihootiin',
    ],
    benefits: [
      'Gamoo haaraa caalaa meeshaa xiqqaa, yeroo baay’ees maallaqa xiqqaa',
      'Gamoo eenyummaa isaa eeggate',
      'Nageenya seera ammaatiin fooyya’e',
      'Yeroo baay’ee kutaa manaa tokko keessa jiraachaa hojjechiisuun ni danda’ama',
    ],
  },
  consultation: {
    title: 'Gorsa Dizaayinii',
    description:
      'Waa’ee lafa keessanii, pilaanii keessanii yookaan rakkoo isin mudatee arkiteektii yookaan injinara waliin sa’aatii tokko yookaan lamaaf gorsa; cuunfaa barreeffamaa waliin.',
    longDescription:
      'Gaaffiin hundi piroojektii guutuu hin barbaadu. Osoo lafa hin bitin, waliigaltee hin mallatteessin yookaan keenyan hin diigin dura, ogeessa deebii sana irraa faayidaa hin qabne waliin haasa’uun ni fayyada. Sanadoota, fakkiiwwan yookaan suuraa keessan fidaa kottaa; waajjira keenyatti, lafa irratti, viidiyoodhaan yookaan bilbilaan walarguu dandeenya.\n\nGuyyoota muraasa keessatti cuunfaan fuula lama yookaan sadii isin ga’a; iddoo barbaachisutti wixinee fi tarree tarkaanfii itti aanuu ni qabaata. Nu waliin yoo itti fuftan, kaffaltiin gorsaa kaffaltii dizaayinii irraa ni hir’ata.',
    duration: 'Torban 1-2',
    imageAlt:
      'Moodeela piroojektii minjaala irra jiru, kutaa ifa qabu keessatti; keenyan irra fakkiiwwan jiru',
    features: [
      'Walgahii arkiteektii yookaan injinara waliin',
      'Gamaaggama sanadoota lafaa, fakkiiwwanii yookaan gatii dhihaatee',
      'Yoo gaafattan iddoo daawwachuu',
      'Cuunfaa barreeffamaa wixinee qabu',
      'Tarree tarkaanfii itti aanuu fi baasii tilmaamaa',
    ],
    process: [
      'Guyyaa fi sa’aatii filadhaa',
      'Sanadootaa fi suuraa dursaa ergaa',
      'Walgahii qaamaan, viidiyoodhaan yookaan bilbilaan',
      'Torban tokko keessatti cuunfaa barreeffamaa',
    ],
    benefits: [
      'Maallaqa hedduu osoo hin baasin dura deebii ifa ta’e',
      'Yaada lammaffaa walaba ta’e',
      'Itti fufuuf dirqama hin qabu',
      'Yoo itti fuftan kaffaltiin isiniif hir’ata',
    ],
  },
};
