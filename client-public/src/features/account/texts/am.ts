import type { Catalogue } from '@consultancy/client-shared/i18n';
import type { texts as english } from './en';

export const texts = {
  signup: {
    tab: 'ይመዝገቡ',
    submit: 'መለያ ይፍጠሩ',
    missing: 'እባክዎ አስፈላጊ የሆኑትን ቦታዎች በሙሉ ይሙሉ።',
    pending: 'መለያ በመፍጠር ላይ...',
    done: 'መለያው ተፈጥሯል',
    failed: 'መለያውን መፍጠር አልተቻለም',
    offline: 'በምዝገባ ወቅት የኔትወርክ ችግር አጋጥሟል',
  },
  login: {
    tab: 'ይግቡ',
    submit: 'ይግቡ',
    missing: 'ኢሜይልና የይለፍ ቃል ያስገቡ።',
    pending: 'በመግባት ላይ...',
    done: 'በትክክል ገብተዋል',
    failed: 'መግባት አልተቻለም',
    invalid: 'ኢሜይሉ ወይም የይለፍ ቃሉ ትክክል አይደለም',
    offline: 'በመግባት ወቅት የኔትወርክ ችግር አጋጥሟል',
  },
  unexpected: 'ያልተጠበቀ ስሕተት ተፈጥሯል',
  name: 'ሙሉ ስም',
  email: 'ኢሜይል',
  address: 'አድራሻ',
  password: 'የይለፍ ቃል',
  passwordRules: 'ቢያንስ 6 ቁምፊዎች፤ ከእነዚህም አንድ ትንሽ የላቲን ፊደል፣ አንድ ትልቅ የላቲን ፊደል እና አንድ ቁጥር።',
  signedInAs: 'በ{{email}} ገብተዋል',
  profile: {
    heading: 'የእርስዎ መረጃ',
    save: 'መረጃውን ያስቀምጡ',
    saved: 'መረጃዎ ተቀምጧል',
    failed: 'መረጃዎን ማስቀመጥ አልተቻለም',
    changedElsewhere: 'መረጃዎ በዚህ መካከል በሌላ ቦታ ተቀይሯል። ምንም አልተቀመጠም። መረጃውን አይተው እንደገና ያስቀምጡ።',
    elsewhere: 'በሌላ ቦታ የተቀመጠው፦ {{value}}',
  },
  change: {
    heading: 'የይለፍ ቃል ይቀይሩ',
    current: 'አሁን ያለው የይለፍ ቃል',
    next: 'አዲስ የይለፍ ቃል',
    submit: 'የይለፍ ቃል ይቀይሩ',
    done: 'የይለፍ ቃሉ ተቀይሯል። ከሌሎች መሣሪያዎች ወጥተዋል።',
    failed: 'የይለፍ ቃሉን መቀየር አልተቻለም',
  },
  logout: 'ይውጡ',
  loggedOut: 'ወጥተዋል',
} satisfies Catalogue<typeof english>;
