import { projectStatuses, projectTypes } from '@consultancy/shared/project-words/am';
import type { Catalogue } from './catalogue';
import type { sharedEn } from './shared-en';

export const sharedAm = {
  tryAgain: 'እንደገና ይሞክሩ',
  loading: 'በመጫን ላይ',
  somethingWrong: 'የሆነ ችግር ተፈጥሯል',
  offline: 'ግንኙነቱ አልተሳካም። ኔትወርክዎን አረጋግጠው እንደገና ይሞክሩ።',
  late: 'መልሱ በጊዜው አልደረሰም። እንደገና ይሞክሩ።',
  pictureMissing: 'ምስሉ አልተገኘም',
  showPassword: 'የይለፍ ቃሉን ያሳዩ',
  hidePassword: 'የይለፍ ቃሉን ይደብቁ',
  article: {
    table: 'ሠንጠረዥ',
    code: 'ኮድ',
    footnotes: 'የግርጌ ማስታወሻዎች',
    backToText: 'ወደ ጽሑፉ ይመለሱ',
  },
  status: {
    ...projectStatuses,
    PENDING: 'በመጠባበቅ ላይ',
    IN_PROGRESS: 'በሂደት ላይ',
    CANCELLED: 'የተሰረዘ',
    CLOSED: 'የተዘጋ',
    CONFIRMED: 'የተረጋገጠ',
    NEW: 'አዲስ',
    CONTACTED: 'ግንኙነት የተደረገበት',
    CONVERTED: 'ደንበኛ የሆነ',
    REQUESTED: 'የተጠየቀ',
    SCHEDULED: 'ቀጠሮ የተያዘለት',
  },
  projectType: projectTypes,
} satisfies Catalogue<typeof sharedEn>;
