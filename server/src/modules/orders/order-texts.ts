import type { TranslatedTexts } from '../../common/errors/sentence.js';

export const orderTexts = {
  notFound: {
    en: 'Order not found.',
    am: 'ትዕዛዙ አልተገኘም።',
    om: 'Ajajichi hin argamne.',
  },
  notForSale: {
    en: 'The design of this project is not for sale. Choose another one.',
    am: 'የዚህ ፕሮጀክት ዲዛይን አይሸጥም። እባክዎ ሌላ ይምረጡ።',
    om: 'Dizaayiniin piroojektii kanaa gurgurtaaf miti. Maaloo kan biraa filadhaa.',
  },
  notAReference: {
    en: 'This is not a payment reference. Enter the 6 to 30 Latin letters and digits of your receipt.',
    am: 'ይህ የክፍያ ማጣቀሻ ቁጥር አይደለም። በደረሰኙ ላይ ያሉትን ከ6 እስከ 30 የላቲን ፊደላትና ቁጥሮች ያስገቡ።',
    om: 'Kun lakkoofsa wabii kaffaltii miti. Qubeewwanii fi lakkoofsota 6 hanga 30 nagahee irra jiran galchaa.',
  },
  referenceTaken: {
    en: 'This payment reference is already used for another order. Check it letter by letter, or call us.',
    am: 'ይህ የክፍያ ማጣቀሻ ቁጥር አስቀድሞ ለሌላ ትዕዛዝ ገብቷል። ፊደል በፊደል ያረጋግጡ፣ ወይም ይደውሉልን።',
    om: 'Lakkoofsi wabii kaffaltii kun duraan ajaja biraatiif galfameera. Qubee qubeedhaan ilaalaa, yookaan nuuf bilbilaa.',
  },
  beingChecked: {
    en: 'We are still checking the reference that you entered before. We will write to you when we are done.',
    am: 'ቀደም ብሎ የገባውን ማጣቀሻ ቁጥር በማረጋገጥ ላይ ነን። እንደጨረስን እንጽፍልዎታለን።',
    om: 'Lakkoofsa wabii duraan galfame mirkaneessaa jirra. Yommuu xumurru isiniif barreessina.',
  },
  alreadyPaid: {
    en: 'The payment of this order is verified. Nothing is left to pay.',
    am: 'የዚህ ትዕዛዝ ክፍያ ተረጋግጧል። የቀረ ክፍያ የለም።',
    om: 'Kaffaltiin ajaja kanaa mirkanaa’eera. Kaffaltiin hafe hin jiru.',
  },
  cancelled: {
    en: 'This order was cancelled. Contact us before you pay.',
    am: 'ይህ ትዕዛዝ ተሰርዟል። ከመክፈልዎ በፊት ያግኙን።',
    om: 'Ajajni kun haqameera. Osoo hin kaffalin nu qunnamaa.',
  },
  priceOnRequest: {
    en: 'The price of this design is on request. Call us to agree on it first.',
    am: 'የዚህ ዲዛይን ዋጋ በጥያቄ ነው። ይደውሉልን፤ በቅድሚያ በዋጋው እንስማማለን።',
    om: 'Gatiin dizaayinii kanaa gaaffiidhaan. Nuuf bilbilaa; dursinee gatii irratti walii galla.',
  },
  noLicence: {
    en: 'This is not a valid licence code.',
    am: 'ይህ ትክክለኛ የፈቃድ ኮድ አይደለም።',
    om: 'Kun koodii hayyamaa sirrii miti.',
  },
  trackingCodeTaken: {
    en: 'This tracking code is taken. Try again.',
    am: 'ይህ መከታተያ ኮድ ተይዟል። እንደገና ይሞክሩ።',
    om: 'Koodiin hordoffii kun qabameera. Irra deebi’aa yaalaa.',
  },
} satisfies TranslatedTexts;
