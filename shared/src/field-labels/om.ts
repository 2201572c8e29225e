/** What facts of a project are called; see `en.ts`. */
export const projectFacts = {
  location: 'Bakka',
  year: 'Bara',
  type: 'Gosa',
  plotSize: 'Bal’ina lafaa',
  builtArea: 'Bal’ina ijaarsaa',
  leastPlot: 'Lafa xiqqaa barbaachisu',
  style: 'Akkaataa',
  status: 'Haala',
  client: 'Maamila',
  collaborators: 'Hirmaattota',
} as const;

export const tenderFacts = {
  clientType: 'Gosa maamilaa',
  country: 'Biyya',
  coordinates: 'Qoordineetii',
  firmRole: 'Gahee keenya',
  firmServices: 'Tajaajila keenya',
  period: 'Jalqabaa fi xumura',
  team: 'Garee keenya',
  materials: 'Meeshaalee ijaarsaa',
  credits: 'Warra gumaachan',
} as const;

export const clientTypes = {
  UNSTATED: 'Hin ibsamne',
  PRIVATE: 'Nama dhuunfaa',
  COMPANY: 'Dhaabbata daldalaa',
  GOVERNMENT: 'Mootummaa',
  NGO: 'Dhaabbata miti-mootummaa',
  RELIGIOUS: 'Dhaabbata amantii',
  INTERNATIONAL: 'Dhaabbata idil-addunyaa',
} as const;

export const projectStyles = {
  ART_DECO: 'Aart Dekoo',
  CONTEMPORARY: 'Yeroo Ammaa',
  MODERN: 'Ammayyaa',
  TRADITIONAL: 'Aadaa',
  MINIMALIST: 'Miinimaalistii',
  INDUSTRIAL: 'Industiriyaalii',
  CLASSICAL: 'Kilaasikaalii',
  SUSTAINABLE: 'Itti Fufiinsa Qabu',
} as const;
