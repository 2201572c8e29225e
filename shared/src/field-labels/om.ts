/** What facts of a project are called; see `en.ts`. */
export const projectFacts = {
  location: 'Bakka',
  year: 'Bara',
  type: 'Gosa',
  plotSize: 'Bal’ina lafaa',
  builtArea: 'Bal’ina ijaarsaa',
  style: 'Akkaataa',
  status: 'Haala',
  client: 'Maamila',
  collaborators: 'Hirmaattota',
} as const;
