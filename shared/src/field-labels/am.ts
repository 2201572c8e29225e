/** What facts of a project are called; see `en.ts`. */
export const projectFacts = {
  location: 'ቦታ',
  year: 'ዓመት',
  type: 'ዓይነት',
  plotSize: 'የቦታ ስፋት',
  builtArea: 'የግንባታ ስፋት',
  leastPlot: 'ዝቅተኛው ቦታ',
  style: 'ስልት',
  status: 'ሁኔታ',
  client: 'ደንበኛ',
  collaborators: 'ተባባሪዎች',
} as const;

export const tenderFacts = {
  clientType: 'የደንበኛው ዓይነት',
  country: 'አገር',
  coordinates: 'ኬክሮስና ኬንትሮስ',
  firmRole: 'የእኛ ሚና',
  firmServices: 'የእኛ አገልግሎቶች',
  period: 'መጀመሪያና ማጠናቀቂያ',
  team: 'ቡድናችን',
  materials: 'የግንባታ ቁሳቁሶች',
  credits: 'አስተዋጽዖ ያደረጉ',
} as const;

export const clientTypes = {
  UNSTATED: 'አልተገለጸም',
  PRIVATE: 'ግለሰብ',
  COMPANY: 'ኩባንያ',
  GOVERNMENT: 'መንግሥት',
  NGO: 'መንግሥታዊ ያልሆነ ድርጅት',
  RELIGIOUS: 'የሃይማኖት ተቋም',
  INTERNATIONAL: 'ዓለም አቀፍ ድርጅት',
} as const;

export const projectStyles = {
  ART_DECO: 'አርት ዴኮ',
  CONTEMPORARY: 'የዛሬ ዘመን',
  MODERN: 'ዘመናዊ',
  TRADITIONAL: 'ባህላዊ',
  MINIMALIST: 'ሚኒማሊስት',
  INDUSTRIAL: 'ኢንዱስትሪያል',
  CLASSICAL: 'ክላሲካል',
  SUSTAINABLE: 'ዘላቂ',
} as const;
