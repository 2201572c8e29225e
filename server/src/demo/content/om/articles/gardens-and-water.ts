import type { ArticleWords } from '../../demo-words.js';

export const gardensAndWaterOm: ArticleWords = {
  title: 'Iddoo Biqiltuu fi Bishaan: Ji’oota Roobaa Sadii Waliin Jiraachuu',
  excerpt:
    'Waxabajjii irraa hanga Fulbaanaatti lafa tokko irratti Finfinnee keessatti roobni roobu kan maatiin tokko waggaatti fayyadamu caala. Sana booda ji’ootaaf hin roobu jechuun ni danda’ama. Akkamitti bishaan tursitu, suuta deemsiftu, iddoo biqiltuus ittiin misoomsitu?',
  authorName: 'Rahel Wolde',
  tags: ['bishaan roobaa', 'iddoo biqiltuu', 'mukkeen', 'karaa bishaan yaa’u'],
  image: 'Iddoo biqiltuu bo’oo bishaanii dhagaa, mukkeen biyya keessaa fi karaa dhagaan afame qabu',
  content: `Hagayya hunda bilbilli lama wal fakkaatu nutti bilbilama. Namni tokko darbii lafa jalaa keessaa bishaan qaba. Inni biraan margi haaraan maaliif gara daandiitti dhiqamee akka deeme beekuu barbaada. Guraandhala keessa namoonni sunuu bishaan konkolaataa irraa bitu. Lafti ji’a sadiif baay’ee, ji’a sagaliif immoo xiqqaa qaba; lafti irra caalaan garuu akka waan ji’oonni sadan jalqabaa hin jirreetti ijaarama.

## Roobni Hammam Rooba

Finfinneen waggaatti rooba gara miliimeetira 1,100 hanga 1,200 argatti; isa keessaa harka sadii keessaa harki lama Waxabajjii fi Fulbaana gidduutti rooba. Kaaree meetira tokko irratti miliimeetirri tokko liitira tokko. Mana baaxiin isaa 150 m² ta’e haa fudhannu:

- waggaa guutuutti: 150 × 1,150 = liitira 172,500;
- gara harka shan keessaa tokko yoo bade: liitira 138,000;
- rooba cimaa miliimeetira 40 tokko keessatti: liitira 6,000, sa’aatii tokko keessatti.

Maatiin nama shanii kan nama tokkoof liitira 80 fayyadamu waggaatti liitira 146,000 barbaada. Baaxiin gara sanaatti dhihaatu kenna. Kan hir’ate iddoo itti kuusan qofa.

## Dhiqaa Jalqabaa fi Taankii

Xuriin ji’oota bonaa yoo dhorkame bishaan baaxii irraa dhufu miiccaaf, mana fincaaniif fi iddoo biqiltuutiif qulqulluu ga’aa dha. Kutaaleen isaa salphaa dha:

1. Ashandaa meetiratti yoo xiqqaate miliimeetira 5 gadi jedhu, buruushii yookaan girdoo qabu.
2. Ujummoo dhiqaa jalqabaa kan liitira 150 jalqabaatiin guutamee kan hafe dabarsu.
3. Taankii cufaa ifni hin seenne, kan dhangala’aan isaa hamma seensa isaa bal’atu.
4. Ujummoo yookaan paampii lafa isaa irraa seentimeetira 10 ol ka’e.
5. Karaa waggaatti yeroo tokko, Caamsaa keessa, ittiin qulqulleessan.

Dhugaatiidhaaf yoo ta’e calalamuu, yaalamuu, yeroo yeroonis qoratamuu qaba. Olla keessan osoo hin taane laaboraatorii gaafadhaa.

| Bal’ina baaxii | Taankii | Maaliif ga’a |
| ---: | ---: | --- |
| 80 m² | 5 m³ | ji’oota roobaa miiccaa fi mana fincaaniif |
| 150 m² | 10 m³ | sanuma, akkasumas torban lama ibsaa fi bishaan yoo cite |
| 150 m² | 20 m³ | sanuma, akkasumas hanga Amajjiitti iddoo biqiltuu 100 m² |
| 300 m² | 50 m³ | hanga Bitootessaatti fedhii manaa irra caalaaf |

*Hamma fakkeenyaa agarsiisa kanaaf. Kan keessan itti fayyadamaa fi baaxii irratti hundaa’a.*

Taankiin fokkisaa ta’uun dirqama miti. Mana Fiixee Inxooxxootti 20 m³ daagaa jala jira; achitti lafa gubbaa isaa jirus ni qabbaneessa.

## Suuta Deemsisaa

Wanti taankii keessa hin galle hanga danda’ametti lafa irra turuu qaba. Bishaan fiigu biyyee, booda immoo keenyan baatee deema. Qajeelfama irratti wanti sadii ni gargaara:

- **Daagaa**, keenyan dhagaa gaggabaaboo sarara olka’iinsa lafaa hordofaniin. Keenyan hanga seentimeetira 60 mortaarii malee gogaa ijaaramuu danda’a, bishaan akka keessa darbuuf.
- **Boolla bishaanii banaa fi gadi fageenya hin qabne**, bal’ina seentimeetira 30 fi gadi fageenya seentimeetira 10, dhagaa soqaa hin qabneen afame. Hojjechuun isaa ni argama; haxooftuudhaanis ni qulqulleeffama. Ujummoon awwaalame kan beekamu yeroo guutu qofa.
- **Iddoo gadi jedhu**, kan guyyaa tokkoof bishaan jala turuu danda’u, marga caffee fi abaaboo kaallaatiin dhaabame, gara boolla daandiitti dhangala’aa kan qabu.

Hamma danda’ametti xiqqoo qofa afaa. Dhagaan afamee walqabsiisni isaa marga qabu rooba keessaa walakkaa lafa keessa galcha; konkiriitiin homaa hin galchu. Mana cinaa meetira 1 siree daraaraa irraa bilisa godhaa; laftis keenyan irraa alatti gadi haa jedhu.

## Maal Dhaabuu

Iddoon biqiltuu baddaa dirree margaa kan guyyaa gogaatti kaaree meetira tokkotti liitira 4 dhugu hin barbaadu. Dura mukkeen, itti aansee daggala, sana booda biqiltuu lafa haguugu barbaada. Kunniin asuma kan jiranidha, waggaa lama boodas waan xiqqoo gaafatu:

- **Birbirsa** (*Afrocarpus falcatus*, yeroo dheeraaf *Podocarpus* jedhamee kan beekame): suuta guddata, baalli isaa hin harca’u, dhaloota itti aanuuf. Maqaan dhaabbata keenyaa, Zigba, isa irraa fudhatame.
- **Gaattiraa** (*Juniperus procera*): dukkanaa’aa fi qajeelaa, qorraa fi gogiinsa danda’a. Baargamoon dhufuu dura bosonni Inxooxxoo isa ture.
- **Ejersa** (*Olea europaea* subsp. *cuspidata*): ejersa bosonaa baala meetii fakkaatu qabu, dallaaf gaarii.
- **Heexoo** (*Hagenia abyssinica*): iddoo ol ka’aa fi qabbanaa’aaf, daraaraa diimaa rarra’u qaba.
- **Laaftoo** (kan mataan isaa diriiraa ta’e): gaaddisa haphii, daagaa biratti mijataa.
- **Argiisa, daraaraa ibidda fakkaatu, gora** halluudhaaf; **kusaayee fi cilaaddaama** balbala kushinaa biratti.

Baargamoo bosonaaf dhiisaa. Biyyee naannoo isaa gogsa; hiddi isaas ujummoo keessan barbaada. Harbuuwwan gurguddoon baay’ee babbareedoo dha; keenyan kamirraayyuu meetira 10 barbaadu.

## Mukkeen Qabdan Eegaa

Mukti waggaa soddomaa hin bitamu. Fakkii jalqabaa dura jirma hunda dheerina isaa, bal’ina gaaddisa isaa fi olka’iinsa lafaa miila isaa waliin safarsiisaa. Hiddi yoo xiqqaate hanga daangaa gaaddisa isaa ga’a. Geengoo sana keessatti hin qotinaa, biyyee hin guutinaa, konkolaataa hin dhaabinaa, simintoo hin makinaa.

![Hoteela Haroo Xaanaa mukkeen durii gidduutti](/uploads/demo/tana-lake-hotel-1-1600x1067.webp)

Hoteela Haroo Xaanaatti qoonni sadan kan dhaabbatan mukkeen durii jaatama gidduutti iddoo duwwaan bakka turetti. Kutaan tokko illee osoo hin kaafamin fuulli keenya jalqabaa safara hiddaa ture; har’a keessummoonni kutaa isaanii muka fuuldura isaa jiruun filatu.

## Waggaa Tokko Iddoo Biqiltuu Keessatti

- **Onkoloolessa:** taankiin guutuu dha; mukkeen amma dhaabaa, biyyees baalaan haguugaa.
- **Mudde hanga Guraandhala:** mukkeen xixiqqoo torbanitti yeroo tokko, gadi fageenyaan, galgala obaasaa. Muraa.
- **Bitootessa hanga Caamsaa:** facaasaa, boolla bishaanii suphaa, dhuma Caamsaatiin dura taankii fi ashandaa qulqulleessaa.
- **Waxabajjii hanga Fulbaana:** ilaalaa. Rooba keessa dibaabee qabadhaatii naanna’aa, bishaan eessa akka ciisu barreessaa. Safara gaarii hojjechuu dandeessan isa kana; kaffaltiis hin qabu.
`,
};
