/** The ten services of the firm in their order; `name` is the key of their texts under `services`. */
export const BUILT_IN_SERVICES = [
  { id: 'residence', name: 'residence' },
  { id: 'hotel', name: 'hotel' },
  { id: 'interior', name: 'interior' },
  { id: 'commercial', name: 'commercial' },
  { id: 'structural', name: 'structural' },
  { id: 'landscape', name: 'landscape' },
  { id: 'project-management', name: 'projectManagement' },
  { id: 'urban-planning', name: 'urbanPlanning' },
  { id: 'renovation', name: 'renovation' },
  { id: 'consultation', name: 'consultation' },
] as const;
