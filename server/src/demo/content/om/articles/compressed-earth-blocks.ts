import type { ArticleWords } from '../../demo-words.js';

export const compressedEarthBlocksOm: ArticleWords = {
  title: 'Bilookii Biyyee Dhiibame: Keenyan Biyyee Qottanii Baaftan Irraa',
  excerpt:
    'Biyyee sirrii, dhiibduu harkaa fi keeshaa simintoo muraasaan, qotiinsi manaa keenyan isaa ta’a. Bilookiin akkamitti hojjetama, biyyee keessan akkamitti qorattu, eessatti itti fayyadamuun hin ta’u?',
  authorName: 'Chaltu Regassa',
  tags: ['biyyee', 'meeshaalee', 'keenyan', 'ofiin ijaaruu'],
  image: 'Tarree bilookii biyyee dhiibame diddiimaa, keenyan walqabsiisa haphii qabu keessatti',
  content: `Biyyeen Itoophiyaa keessatti keenyan isa durii ti. Dhoqqeen, jechuun caasaa muka baargamoo irratti biyyeen maragame, ammallee meeshaa hunda caalaa namoota hedduu dahata. Dadhabbiin isaa beekamaa dha: ganna hunda booda suphamuu qaba; rirmis caasaa isaa nyaata. Bilookiin biyyee dhiibame waan gaarii biyyeen qabu eegee kan hafe irra caalaa ni hambisa.

## Maali

Bilookiin biyyee dhiibame biyyee jiidhaa simintoo xiqqaan makame, kan foormii sibiilaa keessatti hanga jabaatee qarri isaa mul’atutti dhiibamedha. Ibiddaan hin gubamu. Guddinni baramaan seentimeetira 29, 14 fi 9 dha; ulfaatinni isaas gara kiiloogiraama 7 ti. Gareen nama shanii dhiibduu harkaatiin guyyaatti bilookii 300 hanga 500 hojjeta; dhiibduun motoraa dachaa hedduu hojjeta.

Bilookiiwwan pilaastikii yookaan cidii jiidhaa jalatti torban sadiif jabaatu. Sana booda akka xuubii walqabsiisa haphiidhaan kaa’amuu, keessaanis dibata malee dhiifamuu danda’u.

## Biyyeen Keessan Ni Mijataa?

Biyyeen gaariin osoo hin dhiita’in walitti qabata. Yeroo baay’ee suphee dhibbeentaa 15 hanga 30, siiltii xiqqoo, yoo xiqqaate immoo walakkaa isaa cirrachaa fi dhagaa bullaa’aa qaba. Biyyeen gubbaa hidda qabu hin fayyadu. Biyyeen diimaan qajeelfama naannoo Finfinnee irraa baay’een isaa, yeroo baay’ee cirracha xiqqoo itti dabalanii, gaarii hojjeta. Biyyeen koticha gurraachi dirree garuu hin hojjetu: yeroo jiidhu dhiita’a, yeroo gogu shuntura, bilookii fi bu’uura lamaanuu balleessa.

Biyyee walakkaa meetiraa gadi irraa fudhatameen qorannoo afur ofii keessan hojjechuu dandeessan:

1. **Burcuqqoo.** Burcuqqoo keessaa harka sadii keessaa tokko biyyeen guutaa, bishaanii fi soogidda quba lamaan qabame itti naqaa, raasaa, guyyaa tokkoof dhiisaa. Cirrachi jala, siiltiin gubbaa isaa, supheen immoo gubbaa hundaa ta’a. Baqqaanota safaraa.
2. **Ribaanii.** Biyyee jiidhaa akka qubaatti maraatii suuta qarqara minjaalaa irraan dhiibaa. Seentimeetira 8 hanga 15 irratti yoo cite, supheen isaa sirrii dha. Yoo gabaabbate cirrachi baay’ata, yoo dheerate supheen baay’ata.
3. **Shunturuu.** Foormii mukaa dheerina seentimeetira 60 biyyee jiidhaadhaan guutaatii torban tokkoof gogsaa. Fiixee irratti qaawwi seentimeetira 3 ol yoo argame cirrachi barbaachisa.
4. **Kuffisuu.** Biyyee jiidhaa harka keessaniin micciiraa kubbaa godhaatii olka’iinsa gatiittii irraa gadi dhiisaa. Gara kutaa muraasaatti caccabuu qaba; guutuu hafuus daakuu ta’uus hin qabu. Jiidhi dhiibduudhaaf sirrii ta’e sana.

Biyyeen yoo darbe, dhiibduu ajajuu keessaniin dura laaboraatoriin akka qoratu godhaa. Bilookiin yaalii osoo jiidhaa ta’ee yoo xiqqaate kaaree miliimeetiratti niwutoonii 2.5 hanga 3 baachuu qaba; kunis waan injinarri keessan barbaadu irratti hundaa’a.

## Simintoo Hammam

Yeroo baay’ee ulfaatina isaa keessaa dhibbeentaa 5 hanga 8. Shan gadi yoo ta’e roobni bilookii nyaata; kudhan ol yoo ta’e bilookeettii konkiriitii hojjechuutu wayya. Bakka supheen baay’atutti simintoo irra nooraan wayya, garuu jabaachuun isaa yeroo dachaa lama fudhata.

| | Bilookii biyyee dhiibame | Bilookeettii konkiriitii | Xuubii gubame |
| --- | --- | --- | --- |
| Simintoo keenyan m² tokkoof, seentimeetira 14 hanga 20 | kiiloogiraama 15 hanga 20 | kiiloogiraama 25 hanga 30 | kiiloogiraama 10, mortaarii keessatti |
| Boba’aa | hin jiru | hin jiru | muka yookaan zayita boolla gubaatiif |
| Geejjiba | biyyee iddichaa | warshaa irraa | boolla gubaa irraa |
| Dibata barbaachisu | ala qofa, yookaan homaa | gama lamaan | homaa |
| Ho’a kuusuu | olaanaa | giddugaleessa | olaanaa |

*Lakkoofsonni kan walitti dhiheeffaman, walbira qabuuf qofa.*

## Bakka Itti Hojjetuu fi Bakka Itti Hin Hojjenne

Keenyan biyyee kophee gaarii fi qoobii gaarii barbaada: miila keenyanii dhagaa yookaan konkiriitii, yoo xiqqaate olka’iinsa seentimeetira 40, akkasumas handaara baaxii seentimeetira 60 yookaan isaa ol alatti ba’e. Daangaa kana keessatti kanneeniif mijata:

- manneen darbii hin qabne, biimii marsaa sibiilaan cimfame qabanii fi injinaraan dizaayinii hojjetaman;
- guutinsa caasaa konkiriitii, olka’iinsa kamiyyuutti;
- keenyan keessaa, kan kutaalee callisiisuu fi jiidha qilleensaa madaalu.

Lafa jalatti, naannoo iddoo dhiqannaatti, keenyan qarqara baaxii irratti, yookaan gama roobni dha’u kan gamoo dheeraatti dibata malee hin mijatu. Akka ijaarsa dhagaa hundaas kirkira lafaatiif keessa isaatti sibiila yookaan naannoo isaatti caasaa barbaada.

## Mana Barumsaa Tokko Irraa Waan Baranne

![Mana Barumsaa Sadarkaa Tokkoffaa Gullallee](/uploads/demo/gulele-primary-school-1-1600x1067.webp)

Mana Barumsaa Sadarkaa Tokkoffaa Gullalleetiif biyyee qotiinsaa irraa simintoo dhibbeentaa torbaa makuun bilookii gara 90,000 dhiibne. Hundi isaa gaarii hin deemne; barumsi isaas warra biraa gargaaruu danda’a.

- **Dhiibuu ji’a lama dursaa jalqabaa.** Torban sadii jabaachuu fi torban roobaa tokko yookaan lama yoo itti dabalaman ijaartonni hojii dhabanii dhaabbatu.
- **Hunda gingilchaa.** Dhagaan miliimeetira 6 caalu foormii caccabsa, goleewwanis baqaqsa.
- **Bishaan safaraa.** Waan hunda caalaa kan makaa keenya jijjiire jiidha rooba kaleessaa irraa hafe. Sana booda tuulicha haguugne.
- **Bilookii 500 keessaa tokko qoradhaa.** Guyyaa tokko makaa hedduu keessatti simintoon irraanfatamee ture. Keenyan dura qorannoon irra ga’e.
- **Bilookii dhibba tokko suphaaf kaa’aa.** Halluun boolla itti aanuu garaagara ta’a.

Namoonni kudha tokko dhiibduu hojjechiisan naannicha irraa dhufan. Isaan keessaa afur sana booda warshaa xiqqaa hundeessanii bilookii warra biraatti gurguru. Tarii wanti meeshaa kanaa irra gaariin kana: gatii isaa keessaa irra caalaan mindaa dha; kan kaffalamus daanduma sana irratti.

## Hammam Baasa

Fakkeenya agarsiisa keenyaatti kaaree meetirri keenyan bilookii biyyee xumurame tokko hamma bilookeettii konkiriitii dibatamee baasa: simintoof, dibataaf fi konkolaataa fe’umsaaf xiqqaa, humna namaatiif guddaa. Bakka biyyeen iddoo biraatii fidamuu qabutti herregni kun hin hojjetu. Kanaaf osoo wanti tokko hin kaafamin akaafaadhaan, walakkaa meetiraa gadi qotuun jalqabaa.
`,
};
