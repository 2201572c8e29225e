export const projectTypes = {
  RESIDENCE: 'Mana Jireenyaa',
  COMMERCIAL: 'Daldala',
  HOTEL: 'Hoteela',
  MIXED_USE: 'Tajaajila Makaa',
  OFFICE: 'Waajjira',
  HOSPITAL: 'Hospitaala',
  SCHOOL: 'Mana Barumsaa',
  INDUSTRIAL: 'Industirii',
} as const;

export const projectStatuses = {
  IN_DESIGN: 'Dizaayinii Irra',
  UNDER_CONSTRUCTION: 'Ijaarsa Irra',
  COMPLETED: 'Xumurame',
} as const;
