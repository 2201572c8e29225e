import type { ReplyTemplate } from '../../modules/inquiries/reply-template.entity.js';

type DemoReplyTemplate = Pick<
  ReplyTemplate,
  'name' | 'subject' | 'content' | 'subjectAm' | 'contentAm' | 'subjectOm' | 'contentOm'
>;

const subjects = {
  subject: 'Your inquiry: {subject}',
  subjectAm: 'ጥያቄዎ፦ {subject}',
  subjectOm: 'Gaaffii keessan: {subject}',
};

/** What staff of the demo firm answer again and again. */
export const demoReplyTemplates: DemoReplyTemplate[] = [
  {
    name: 'Ask about the plot',
    ...subjects,
    content: `Dear {name},

Thank you for writing to us. To say what is possible on your plot we need its size, where it lies and, if you have one, a copy of the title deed with its plan.

You can simply answer this mail.

Kind regards,
Zigba Architects`,
    contentAm: `ውድ {name}፣

ስለ ጻፉልን እናመሰግናለን። በቦታዎ ላይ ምን መሥራት እንደሚቻል ለመናገር የቦታው ስፋት፣ የሚገኝበት አካባቢ፣ እንዲሁም ካለ የይዞታ ማረጋገጫው ቅጂ ከፕላኑ ጋር ያስፈልገናል።

ለዚህ ኢሜይል በቀጥታ መልስ መስጠት ይችላሉ።

ከሰላምታ ጋር፣
ዝግባ አርክቴክቶች`,
    contentOm: `Kabajamoo {name},

Nuuf barreessuu keessaniif galatoomaa. Lafa keessan irratti maal ijaaruun akka danda’amu isinitti himuuf, bal’inni isaa, bakki inni itti argamu, akkasumas yoo jiraate garagalchi waraqaa ragaa qabiyyee pilaanii isaa waliin nu barbaachisa.

Imeelii kanaaf kallattiin deebisuu dandeessu.

Nagaa wajjin,
Zigba Architects`,
  },
  {
    name: 'Invite to a conversation',
    ...subjects,
    content: `Dear {name},

Thank you for your message. This is best talked over. Choose a day and a time on our site, under “Book consultation”: in our office, by video call or by phone.

Kind regards,
Zigba Architects`,
    contentAm: `ውድ {name}፣

ስለ መልእክትዎ እናመሰግናለን። ይህን በውይይት ማየቱ ይሻላል። በድረ ገጻችን ምክክር የሚያስይዙበት ገጽ ላይ ቀንና ሰዓት ይምረጡ፦ በቢሯችን፣ በቪዲዮ ጥሪ ወይም በስልክ።

ከሰላምታ ጋር፣
ዝግባ አርክቴክቶች`,
    contentOm: `Kabajamoo {name},

Ergaa keessaniif galatoomaa. Kun mariidhaan yoo ilaalame caala. Marsariitii keenya irratti, fuula gorsi itti qabamu irraa, guyyaa fi sa’aatii filadhaa: waajjira keenyatti, waamicha viidiyootiin yookaan bilbilaan.

Nagaa wajjin,
Zigba Architects`,
  },
  {
    name: 'Decline with thanks',
    ...subjects,
    content: `Dear {name},

Thank you for thinking of us. All our teams are at work for some months, and we would rather not promise what we cannot keep. We would be glad to hear from you again.

Kind regards,
Zigba Architects`,
    contentAm: `ውድ {name}፣

እኛን ስለ መረጡ እናመሰግናለን። ሁሉም ቡድኖቻችን ለሚቀጥሉት ጥቂት ወራት በሥራ ላይ ናቸው፤ የማንፈጽመውን ቃል መግባት አንፈልግም። እንደገና ቢጽፉልን ደስ ይለናል።

ከሰላምታ ጋር፣
ዝግባ አርክቴክቶች`,
    contentOm: `Kabajamoo {name},

Nu filachuu keessaniif galatoomaa. Gareewwan keenya hundi ji’oota muraasa itti aananiif hojii irra jiru; waan guutuu hin dandeenye waadaa galuu hin barbaannu. Yoo deebitanii nuuf barreessitan ni gammanna.

Nagaa wajjin,
Zigba Architects`,
  },
];
