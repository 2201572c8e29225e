export const projectTypes = {
  RESIDENCE: 'መኖሪያ ቤት',
  COMMERCIAL: 'ንግድ',
  HOTEL: 'ሆቴል',
  MIXED_USE: 'ቅይጥ አገልግሎት',
  OFFICE: 'ቢሮ',
  HOSPITAL: 'ሆስፒታል',
  SCHOOL: 'ትምህርት ቤት',
  INDUSTRIAL: 'ኢንዱስትሪ',
} as const;

export const projectStatuses = {
  IN_DESIGN: 'በዲዛይን ላይ',
  UNDER_CONSTRUCTION: 'በግንባታ ላይ',
  COMPLETED: 'የተጠናቀቀ',
} as const;
