import type { ArticleWords } from '../../demo-words.js';

export const buildingWithBambooOm: ArticleWords = {
  title: 'Leemmanaan Ijaaruu',
  excerpt:
    'Itoophiyaan biyyoota Afrikaa hunda caalaa leemmana uumamaa qabdi; dallaa bira darbee garuu xiqqoo ittiin ijaarti. Gosoonni biyya keessaa lamaan maal danda’u, akkamitti umurii dheeraa argatu, eessaa jalqabama?',
  authorName: 'Rahel Wolde',
  tags: ['leemmana', 'meeshaalee', 'baaxii', 'ogummaa harkaa'],
  image: 'Godoo caasaa leemmanaa qabu, baaxii bal’aa jalatti',
  content: `Baddaa Sidaamaa keessa manneen leemmanaa akka guuboo dha’aman, olka’iinsa meetira ja’a qaban, waggoota kurnan hedduuf dhaabbatan jiru. Yeroo miilli isaanii tortoru jalaan suphamu; yeroo maatiin godaanus olloonni mana guutuu baatanii gara iddoo haaraatti geessu. Magaalaa keessatti leemmana jechuun masqala mukaa, dallaa fi girdoo rakasaa daagaa kaaffee ti. Lamaan gidduu meeshaan ijaarsaa gaariin nuti xiqqoo itti fayyadamnu jira.

## Gosa Lama

Itoophiyaa keessatti leemmanni gosa lama uumamaan biqila.

- **Leemmanni baddaa** Sidaamaa, Aawwii, Guraagee fi tulluuwwan Baalee keessatti olka’iinsa gara meetira 2,200 hanga 3,500 irratti biqila. Meetira 12 hanga 15 dheerata; uleen isaa seentimeetira 5 hanga 10 furdata, keessi isaas duwwaa dha. Gaarii waan baqaquuf dha’uuf, paaneeliif fi tirasii baaxii salphaaf ni mijata.
- **Leemmanni gammoojjii** gara dhihaatti, meetira 1,800 gaditti biqila. Gabaabaa fi haphii dha, garuu keessi isaa guutuu jechuun ni danda’ama; jabaa fi ulfaataa dha. Utubaaf, muka baaxiif fi kutaalee xixiqqoo keessatti cimsuuf tajaajila.

Uleen tokko waggaa tokkotti guddina isaa guutuu argata; ijaarsaaf kan ga’u garuu waggaa sadii hanga shanitti. Bosonni leemmanaa of eeggannoodhaan muramu, waggaa waggaan ulee bilchaataa keessaa harka afur keessaa tokko qofti kan fudhatamu, waggoota kurnan hedduuf guddachuu itti fufa. Meeshaan akkasitti ariitiidhaan of haaressu muraasa.

## Cimina fi Dadhabina

Leemmanni kallattii ribuu isaatiin hamma muka gaarii cimaa dha, ulfaatinni isaa garuu walakkaa dha. Qaxxaamuraan ni baqaqa. Ijaarsa leemmanaa keessatti wanti biraa hundi kana irraa dhufa:

1. Ba’aan dheerina ulee irra deema, mismaara keessa garuu gonkumaa hin darbu. Mismaarri ni baqaqsa; boolonii uraa dursee urame keessa darbu, hidhaa fi shikaalli mukaa ni qabu.
2. Walqabsiisni gudeettiitti, jechuun marsaa furdaa bakka uleen itti cufametti, dhihaata.
3. Bakka walqabsiisni ba’aa guddaa baatutti, booloniin waan irra dhiibu akka argatuuf uleen gudeettii lama gidduutti mortaariidhaan guutama.
4. Uleewwan wal qixa miti. Osoo wanti tokko hin muramin furdina fi qajeelummaa isaaniitiin adda baafamu; fakkiiwwanis kana tilmaama keessa galchu.

## Umurii Dheeressuu

Leemmanni hin yaalamin aduu fi rooba keessa waggaa lama yookaan sadii tura. Ilbiisonni istaarchii keessa isaa jiruuf, hurriinis jiidha isaatiif dhufu. Yoo yaalamee gogaa ta’ee eegame waggaa soddomaa fi isaa ol tura. Tarkaanfiin afur, tartiiba kanaan, murteessoo dha:

1. **Yeroo fi umurii sirrii irratti muraa.** Waggaa sadii hanga shanitti, waqtii bonaa yeroo istaarchiin isaa hir’atutti.
2. **Yaalaa.** Keessa gudeettii uraatii uleewwan bishaan asidii boorikii fi booraaksii gara dhibbeentaa shanii qabu keessa torban tokko hanga lama cuuphaa. Soogiddi kun miidhaa xiqqaa qabu, rakasoo dha, garuu ni dhiqamu; kanaaf leemmanni yaalame rooba irraa eegamuu qaba.
3. **Gogsaa**, gaaddisa jalatti ol dhaabanii, torban ja’a hanga saddeet.
4. **Akka gogutti dizaayinii hojjedhaa.** Miilli isaa dhagaa yookaan konkiriitii irratti, yoo xiqqaate lafa irraa seentimeetira 30; handaarri baaxii hamma dheerina utubaa alatti kan ba’e, bakka dahoo qabutti immoo walakkaa isaa; fiixeen ulee kamiyyuu samiitti kan hin banamne.

Inni afraffaan kan arkiteektonni itti gaafatamanidha; keemikaalli bakka isaa bu’u hin jiru.

## Har’a Eessatti Itti Fayyadamna

| Itti fayyadama | Mijaa’ina | Of eeggannoo |
| --- | --- | --- |
| Koornisii afaa dha’ame | baay’ee | karaa baqannaa irratti ibidda, awwaara |
| Girdoo fi gaaddisa aduu | baay’ee | alatti waggaa 8 hanga 10 keessatti haaromfama |
| Tirasii baaxii hanga meetira 8 tti diriiru | eeyyee | injinara, walqabsiisa qorame |
| Keenyan leemmana baqaqfamee dibata qabu | eeyyee | miila keenyanii gogaa, biimii marsaa |
| Lafa muka leemmanaa dhiibamee | eeyyee | qulqullina maxxansaa, hanga ammaatti alaa kan galu |
| Utubaa alatti saaxilame | lakki | waan fedhe waadaa galanis umuriin isaa gabaabaa dha |
| Cimsituu konkiriitii | lakki | ni dhiita’a, ni shuntura, walqabannaanis ni laafa |

Keenyan leemmanaa dibata qabu xiyyeeffannaa caaluuf mala. Caasaan mukaa yookaan ulee furdaa, gama lamaan leemmana baqaqfameen uffifamee nooraa yookaan mortaarii simintootiin yoo dibatame, keenyan furdina seentimeetira 10 kan ulfaatinni isaa harka afur keessaa harka tokko keenyan bilookeettii ta’e hojjeta. Kirkira lafaa keessatti ni socho’a malee nama irratti hin kufu. Biyyoonni Ameerikaa Laatiin hedduun kanaaf seera qabu. Itoophiyaatti injinarri tokkoo tokkoo isaatiif ragaa dhiheessuu qaba; kanaaf yaadicha jaallachuu keessaniin dura waajjira hayyamaa waliin dubbadhaa.

## Ibidda

Leemmanni ni gubata, uleen duwwaanis dho’uu danda’a. Mana darbii hin qabnee fi keenyan dibatame qabu keessatti kun dhimma guddaa miti. Koornisiin afaa kutaalee ummataa keessaa garuu yaalii ibidda dhorkuu fi karaa bahumsaa jala isaa hin darbine barbaada. Mana barumsaa keenya kan Gullallee keessatti afaawwan kan jiran dareewwan keessatti, kan tokkoon tokkoon isaanii balbala gara alaa qabanitti malee karaa haguugamaa gubbaatti miti.

## Akkamitti Jalqabama

Xiqqoodhaan, waan bakka buufamuu danda’uun jalqabaa: koornisii, gaaddisa iddoo biqiltuu, dhaabbii biskileetii. Warshaa xiqqaa ulee isaa ofii isaatii yaaluu fi taankii isaa isinitti agarsiisuu danda’u barbaadaa. Kan waggaa darbe gale akka isinitti agarsiisan gaafadhaa; uraa geengoo xixiqqoo kan jala isaanii daakuun bullaa’aan jirus ilaalaa; kun hojii ilbiisaa ti, namni tokko illee homaa akka hin yaalin agarsiisa.

Fakkiiwwan waan jedhan irratti harka sadii keessaa tokko dabalaatii ajajaa; uleen tokko tokko jal’aa ta’a, tokko tokkos ni baqaqa. Namoonni dha’an namoota kaasan waliin guyyaa jalqabaa irraa eegalanii haa hojjetan. Waa’ee leemmanaa waan beeknu irra caalaa dha’aa Hagara Salaam jiraatu tokko irraa baranne; inni walqabsiisa keenya jalqabaa xiqqoo ilaalee, haaduu isaa baasee kan caalu hojjete.
`,
};
