import type { TranslatedTexts } from '../../common/errors/sentence.js';

export const changeTexts = {
  notFound: {
    en: 'There is no such request for a change.',
    am: 'እንዲህ ያለ የለውጥ ጥያቄ የለም።',
    om: 'Gaaffiin jijjiiramaa akkasii hin jiru.',
  },
  openAlready: {
    en: 'You have asked for a change already. Wait for our quote, or withdraw that request first.',
    am: 'አስቀድመው ለውጥ ጠይቀዋል። የዋጋ ማቅረቢያችንን ይጠብቁ፣ ወይም መጀመሪያ ያንን ጥያቄ ይሰርዙ።',
    om: 'Duraan jijjiirama gaafattaniittu. Dhiyeessii gatii keenya eegaa, yookaan dursa gaaffii sana haqaa.',
  },
  tooMany: {
    en: 'This order has had many requests for changes. Please call us about the next one.',
    am: 'በዚህ ትዕዛዝ ላይ ብዙ የለውጥ ጥያቄዎች ቀርበዋል። ስለሚቀጥለው እባክዎ ይደውሉልን።',
    om: 'Ajaja kana irratti gaaffiiwwan jijjiiramaa hedduutu dhiyaate. Waa’ee isa itti aanuu maaloo nuuf bilbilaa.',
  },
  cancelled: {
    en: 'This order was cancelled, so nothing of it can be changed. Contact us.',
    am: 'ይህ ትዕዛዝ ስለተሰረዘ ሊለወጥ አይችልም። እባክዎ ያግኙን።',
    om: 'Ajajni kun waan haqameef jijjiiramuu hin danda’u. Maaloo nu qunnamaa.',
  },
  noQuote: {
    en: 'There is no quote yet that could be accepted. We write to you once there is one.',
    am: 'ሊቀበሉት የሚችሉት የዋጋ ማቅረቢያ ገና የለም። ሲኖር እንጽፍልዎታለን።',
    om: 'Dhiyeessiin gatii fudhachuu dandeessan ammatti hin jiru. Yommuu jiraatu isiniif barreessina.',
  },
  otherQuote: {
    en: 'We have written another quote meanwhile. Read it before you accept it.',
    am: 'በዚህ መካከል ሌላ የዋጋ ማቅረቢያ ጽፈናል። ከመቀበልዎ በፊት ያንብቡት።',
    om: 'Gidduu kana dhiyeessii gatii biraa barreessineerra. Osoo hin fudhatin dubbisaa.',
  },
  over: {
    en: 'The last day of this quote has passed. Call us, and we write a new one.',
    am: 'ይህ የዋጋ ማቅረቢያ የሚጸናበት የመጨረሻ ቀን አልፏል። ይደውሉልን፤ አዲስ እንጽፋለን።',
    om: 'Guyyaan dhumaa dhiyeessii gatii kanaa darbeera. Nuuf bilbilaa; haaraa ni barreessina.',
  },
  accepted: {
    en: 'This change has been accepted already.',
    am: 'ይህ ለውጥ አስቀድሞ ተቀባይነት አግኝቷል።',
    om: 'Jijjiiramni kun duraan fudhatameera.',
  },
  refused: {
    en: 'This request has been withdrawn already. You can ask for another change.',
    am: 'ይህ ጥያቄ አስቀድሞ ተሰርዟል። ሌላ ለውጥ መጠየቅ ይችላሉ።',
    om: 'Gaaffiin kun duraan haqameera. Jijjiirama biraa gaafachuu dandeessu.',
  },
  declined: {
    en: 'We had to take this quote back. Read our answer, or call us.',
    am: 'ይህን የዋጋ ማቅረቢያ መልሰን ለመውሰድ ተገደናል። መልሳችንን ያንብቡ፣ ወይም ይደውሉልን።',
    om: 'Dhiyeessii gatii kana deebisnee fudhachuuf dirqamneerra. Deebii keenya dubbisaa, yookaan nuuf bilbilaa.',
  },
} satisfies TranslatedTexts;
