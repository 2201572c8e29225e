import type { ArticleWords } from '../../demo-words.js';

export const buildingPermitsInPlainWordsOm: ArticleWords = {
  title: 'Hayyama Ijaarsaa Jecha Salphaadhaan',
  excerpt:
    'Waajjirri hayyamaa yeroo baay’ee maal ilaaluu barbaada, wantoonni tartiiba akkamiitiin adeemsifamu, abbootiin qabeenyaas akkamitti ji’oota sababa malee dhabu? Qajeelfama waliigalaa ti: jechi dhumaa kan abbaa taayitaa lafa keessanii ti.',
  authorName: 'Hodan Abdirahman',
  tags: ['hayyama', 'karoora magaalaa', 'fakkiiwwan', 'sanadoota'],
  image: 'Fakkiiwwan ijaarsaa minjaala irratti diriirfaman',
  content: `Hayyama ijaarsaa gaafachuutti kan gammadu hin jiru. Ta’us yeroo badu keessaa irra caalaan kan badu waajjira keessatti miti. Kan badu sana dura, yeroo waraqaaleen tartiiba dogoggoraatiin walitti qabaman yookaan namoota wajjin dubbatanii hin beekneen kaafamanitti dha. Barruun kun karaa isaa waliigalaan ibsa. Gorsa seeraa miti; guutuus miti.

> Seerri, unkaa fi kaffaltiin magaalaa irraa gara magaalaatti, kutaa magaalaa irraa gara kutaa magaalaatti garaagara; waggaadhaa waggaattis ni jijjiirama. Waan tokko osoo hin murteessin dura waajjira hayyama ijaarsaa lafa keessan ilaallatu gaafadhaa; bakka danda’ametti immoo deebii isaa barreeffamaan gaafadhaa.

## Osoo Hin Kaasin Dura: Gaaffii Sadii

1. **Lafti gaaffii irraa bilisaa?** Maqaan ragaa qabiyyee, waliigaltee liizii yookaan kaartaa irra jiru kan keessan ta’uu qaba; yoo ta’uu baate bakka bu’ummaatu isin barbaachisa. Bal’inni waraqaa irra jiru kan lafa irra jiru waliin walsimuu qaba. Safarri lafaa waldhabdee keenyanii waliin yoo madaalame baasii xiqqaa qaba.
2. **Karoorri naannichaa maal jedha?** Karoorri naannoo yeroo baay’ee itti fayyadama (mana jireenyaa, makaa, daldala), baay’ina darbii, qooda lafaa haguuguu dandeessanii fi fageenya daandii irraa ni murteessa. Lafa tokko tokko daandiin karoorfame ni tuqa. Dura kan adda ba’uu qabu kana; kun yoo isinitti hin toliin wanti biraa gatii hin qabu.
3. **Jala isaa fi naannoo isaa maaltu jira?** Sarara elektirikii, sarara bishaan xuraa’aa, laga, boolla bishaanii durii, gamoo eegumsa qabu olla keessanitti. Tokkoon tokkoon isaanii waajjira mataa isaa dhimmicha keessatti fiduu danda’a.

Deebiiwwan fuula tokko irratti barreessaatii namoota piroojekticha irratti hojjetan hundaaf kennaa.

## Tarkaanfiiwwan Baramoo

Maqaan garaagara ta’uu danda’a, tartiibni garuu bakka baay’eetti wal fakkaata:

| Tarkaanfii | Isin maal fiddu | Maal argattu |
| --- | --- | --- |
| Eeyyama karooraa | sanada qabiyyee, pilaanii iddoo, ibsa gabaabaa | maal ijaaruun akka danda’amu, haaldureewwan waliin |
| Dizaayinii | safara lafaa, qorannoo biyyee, eeyyama | fakkiiwwan qindaa’an |
| Iyyata hayyamaa | fakkiiwwan guutuu, shallaggii, unkaa, kaffaltii | yaada, achiis hayyama |
| Jalqaba ijaarsaa | hayyama, kontiraaktara, to’ataa, beeksisa | daawwannaa sadarkaa murtaa’etti |
| Xumura | fakkiiwwan akka ijaarametti, sanada qorannoo | hayyama itti fayyadamaa |

Gamoon guddaan dabalata barbaaduu danda’a: qorannoo naannoo, gamaaggama nageenya ibiddaa, qorannoo tiraafikaa, buufata xiyyaaraa biratti immoo eeyyama xiyyaaraa. Kanneen keessaa kam akka isin ilaallatu jalqabatti gaafadhaa.

## Fakkiiwwan Guutuun Maal Qabu

Mana baramaa darbii lamaatiif kanneen akka gaafataman eegaa:

- pilaanii iddoo kan daangaa, olka’iinsa, olla, karaa seensaa, mukkeen, taankii fi taankii septikii qabu;
- pilaanii darbii hundaa, pilaanii baaxii, yoo xiqqaate fakkii kutaa lama, fuula gamoo hunda;
- fakkiiwwan caasaa fi shallaggii, injinara hayyama qabuun mallattaa’an;
- fakkiiwwan elektirikii fi saaniterii;
- gabaasa biyyee, yoo xiqqaate boolla yaalii irraa, gamoowwan gurguddoof immoo boolla qotame irraa;
- garagalcha sanada qabiyyee, waraqaa eenyummaa, eeyyama karooraa fi nagahee kaffaltii;
- hayyama ogummaa ogeessota mallatteessanii.

Yaadni gamaaggamtoota irraa arginu irra caalaan waa’ee wal dhabuu fuulota kanaati: utubaa balbala keessa dhaabbatu, sadarkaa olka’iinsa biraatti dhumu, taankii septikii konkolaataa jalaa. Galgalli tokko kan fuulota wal irra kaa’uun dabarsitan ji’a tokko qusata.

## Hammam Fudhata?

Waajjirichaa fi waqtii irratti hundaa’a; namni amanamaan guyyaa isaa waadaa hin galu. Akka fakkeenya dhaabbata agarsiisa kanaatti, iyyannoowwan mana jireenyaa keenya kudha lamaan dhumaa galchuu irraa hanga hayyamaatti torban sadii hanga kudha tokko fudhatan. Inni ariifataan faayilii guutuu qaba, yaadnis itti hin kennamne. Inni suuta deeme erga galee booda lakkoofsa kutaalee ciisichaa jijjiire.

## Karaa Torba Yeroo Itti Dhabdan

1. Waa’ee karoora naannichaa osoo hin gaafatin lafa bituu.
2. Hayyama dura qotuu jalqabuu, achiis boolla banaa fuulduratti dhaabbachuu.
3. Fakkiiwwan lafa biraatti fayyadamuu. Lafti isaa garaagara; gamaaggamaanis ni arga.
4. Injinara caasaa hanga dhumaatti tursuu.
5. Garagalcha chaappaa qabu kan waan galee osoo hin qabatin galchuu.
6. Beellama malee, guyyaa ayyaanaa dura waajjira dhaquu.
7. Osoo hayyama fooyya’iinsaa hin fudhatin yeroo ijaarsaa gamoo jijjiiruu. Yeroo galuu barbaaddan, hayyama itti fayyadamaa irratti isinitti deebi’a.

## Dizaayinii Qophaa’aa Yoo Bittan

Fakkiiwwan xumuraman, kan akka dhaabbileen tokko tokko marsariitii isaanii irratti gurguran, yeroo dizaayinii qusatu. Hayyama garuu bakka hin bu’an. Ammas pilaanii iddoo kan lafa keessanii, qorannoo biyyee, tarii bu’uura biraa fi mallattoo ogeessota itti gaafatamummaa fudhatanii isin barbaachisa. Maaltu akka keessatti hammatamee fi maaltu haaraatti hojjetamuu akka qabu gurgurtaa gaafadhaa.

## Olloota

Unkaan kana isin gaafatu hin jiru; garuu iyyata dura olloota keessan dhaqaa dubbisaa. Pilaanii isaanitti agarsiisaa; sagaleen hammam akka turus itti himaa. Baqaqaa keenyan isaanii irra jiru suuraa fi guyyaa waliin barreessaa; garagalchas kennaafii. Isin lamaan keessaniyyuu ni eega. Waggaa kudha shan keessatti iddoowwan ijaarsaa baay’een abbootii taayitaatiin caalaa waldhabdeen yeroo dhaabatan argineerra.

## Tarree Gabaabaa Faayiliidhaaf

Waraqaa fi iskaaniidhaan faayilii tokko qabadhaa; keessa isaatti:

- nagahee hunda, guyyaa isaa waliin;
- yaada hunda, deebii isaa waliin;
- fakkiiwwan ragga’an, kan iddoo ijaarsaattis argamuu qaban;
- tarree maqaa: eenyu, maal, yoom akka gamaaggame;
- fuula deebiiwwan sadan jalqabaa irra jiran.

Yeroo wanti tokko ifa hin taane, namni faayilii caalu qabu yeroo baay’ee dursee deebii argata.
`,
};
