import type { TranslatedTexts } from '../../common/errors/sentence.js';

export const changeTexts = {
  notFound: {
    en: 'Change request not found.',
    am: 'የለውጥ ጥያቄው አልተገኘም።',
    om: 'Gaaffiin jijjiiramaa hin argamne.',
  },
  openAlready: {
    en: 'You have already requested a change. Wait for our quote, or withdraw that request first.',
    am: 'አስቀድመው ለውጥ ጠይቀዋል። የዋጋ ማቅረቢያችንን ይጠብቁ፣ ወይም መጀመሪያ ያንን ጥያቄ ይሰርዙ።',
    om: 'Duraan jijjiirama gaafattaniittu. Dhiyeessii gatii keenya eegaa, yookaan dursa gaaffii sana haqaa.',
  },
  tooMany: {
    en: 'This order has reached its limit of change requests. Please call us about the next one.',
    am: 'በዚህ ትዕዛዝ ላይ ብዙ የለውጥ ጥያቄዎች ቀርበዋል። ስለሚቀጥለው እባክዎ ይደውሉልን።',
    om: 'Ajaja kana irratti gaaffiiwwan jijjiiramaa hedduutu dhiyaate. Waa’ee isa itti aanuu maaloo nuuf bilbilaa.',
  },
  cancelled: {
    en: 'This order was cancelled, so it cannot be changed. Contact us.',
    am: 'ይህ ትዕዛዝ ስለተሰረዘ ሊለወጥ አይችልም። እባክዎ ያግኙን።',
    om: 'Ajajni kun waan haqameef jijjiiramuu hin danda’u. Maaloo nu qunnamaa.',
  },
  noQuote: {
    en: 'There is no quote to accept yet. We will write to you when there is one.',
    am: 'ሊቀበሉት የሚችሉት የዋጋ ማቅረቢያ ገና የለም። ሲኖር እንጽፍልዎታለን።',
    om: 'Dhiyeessiin gatii fudhachuu dandeessan ammatti hin jiru. Yommuu jiraatu isiniif barreessina.',
  },
  otherQuote: {
    en: 'There is a newer quote. Read it before you accept it.',
    am: 'አዲስ የዋጋ ማቅረቢያ አለ። ከመቀበልዎ በፊት ያንብቡት።',
    om: 'Dhiyeessiin gatii haaraan jira. Osoo hin fudhatin dubbisaa.',
  },
  over: {
    en: 'This quote has expired. Call us for a new one.',
    am: 'የዚህ የዋጋ ማቅረቢያ ጊዜ አልፏል። አዲስ ለማግኘት ይደውሉልን።',
    om: 'Yeroon dhiyeessii gatii kanaa darbeera. Haaraa argachuuf nuuf bilbilaa.',
  },
  accepted: {
    en: 'This change has already been accepted.',
    am: 'ይህ ለውጥ አስቀድሞ ተቀባይነት አግኝቷል።',
    om: 'Jijjiiramni kun duraan fudhatameera.',
  },
  refused: {
    en: 'This request has already been withdrawn. You can request another change.',
    am: 'ይህ ጥያቄ አስቀድሞ ተሰርዟል። ሌላ ለውጥ መጠየቅ ይችላሉ።',
    om: 'Gaaffiin kun duraan haqameera. Jijjiirama biraa gaafachuu dandeessu.',
  },
  declined: {
    en: 'We have withdrawn this quote. Read our answer, or call us.',
    am: 'ይህን የዋጋ ማቅረቢያ ሰርዘናል። መልሳችንን ያንብቡ፣ ወይም ይደውሉልን።',
    om: 'Dhiyeessii gatii kana haqneerra. Deebii keenya dubbisaa, yookaan nuuf bilbilaa.',
  },
} satisfies TranslatedTexts;
