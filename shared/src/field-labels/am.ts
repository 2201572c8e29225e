/** What facts of a project are called; see `en.ts`. */
export const projectFacts = {
  location: 'ቦታ',
  year: 'ዓመት',
  type: 'ዓይነት',
  plotSize: 'የቦታ ስፋት',
  builtArea: 'የግንባታ ስፋት',
  style: 'ስልት',
  status: 'ሁኔታ',
  client: 'ደንበኛ',
  collaborators: 'ተባባሪዎች',
} as const;
