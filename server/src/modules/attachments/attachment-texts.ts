import type { TranslatedTexts } from '../../common/errors/sentence.js';

export const attachmentTexts = {
  wrongType: (name: string) => ({
    en: `${name} cannot be sent. Choose a PDF, JPEG, PNG, WebP, DWG or DXF file.`,
    am: `${name}፦ ይህ ዓይነት ፋይል ሊላክ አይችልም። በቅጹ ላይ ከተዘረዘሩት ዓይነቶች አንዱን ይምረጡ።`,
    om: `${name} erguun hin danda’amu. Faayila PDF, JPEG, PNG, WebP, DWG yookaan DXF filadhaa.`,
  }),
  tooMuchToday: {
    en: 'Too many files came from your connection today. Send the message without files, or try again tomorrow.',
    am: 'ዛሬ ከእርስዎ ግንኙነት ብዙ ፋይሎች ደርሰውናል። መልእክቱን ያለ ፋይል ይላኩ ወይም ነገ እንደገና ይሞክሩ።',
    om: 'Har’a qunnamtii keessan irraa faayilonni baay’een nu ga’aniiru. Ergicha faayila malee ergaa yookaan bor irra deebi’aa yaalaa.',
  },
  full: {
    en: 'We cannot take files at the moment. Send the message without them; we will ask you for them.',
    am: 'አሁን ፋይሎችን መቀበል አልቻልንም። መልእክቱን ያለ ፋይል ይላኩ፤ ፋይሎቹን በኋላ እንጠይቅዎታለን።',
    om: 'Yeroo ammaa faayila fudhachuu hin dandeenyu. Ergicha faayila malee ergaa; booda isin gaafanna.',
  },
} satisfies TranslatedTexts;
