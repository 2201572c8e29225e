/** What visitors and staff read wherever a project is shown. */
export const projectTypes = {
  RESIDENCE: 'Residence',
  COMMERCIAL: 'Commercial',
  HOTEL: 'Hotel',
  MIXED_USE: 'Mixed Use',
  OFFICE: 'Office',
  HOSPITAL: 'Hospital',
  SCHOOL: 'School',
  INDUSTRIAL: 'Industrial',
} as const;

export const projectStatuses = {
  IN_DESIGN: 'In Design',
  UNDER_CONSTRUCTION: 'Under Construction',
  COMPLETED: 'Completed',
} as const;
