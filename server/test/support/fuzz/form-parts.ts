import fc from 'fast-check';
import { picture } from '../../builders/pictures.js';
import { isFile, resolved, type Schema } from './operations.js';
import { isListOfFiles, rightObject, type Known } from './right-values.js';

/** A part of a multipart form: a text, or a file that is said by what is in it. */
export type Part = { name: string; text: string } | { name: string; file: FileKind; called: string };

export type FileKind = keyof typeof contents;

/** The columns of a table of services, and as many of one of projects. */
const columnsOf = (path: string) =>
  path.includes('/projects/')
    ? 'title,description,location,metadata\n'
    : 'title,description,longDescription,duration\n';

/** What a file may hold, by what it is and the columns of tables; pictures as small as they come, because they are many. */
const contents = {
  png: () => picture(3, 2, 'png'),
  jpeg: () => picture(2, 3, 'jpeg'),
  webp: () => picture(1, 1, 'webp'),
  gif: () => picture(2, 2, 'gif'),
  'cut-off png': async () => (await picture(90, 90, 'png')).subarray(0, 60),
  'start of a png': () => Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
  svg: () =>
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>1</script></svg>'),
  html: () => Buffer.from('<!doctype html><script>alert(1)</script>'),
  nothing: () => Buffer.alloc(0),
  noughts: () => Buffer.alloc(200),
  csv: (columns) => Buffer.from(`${columns}Soil survey,What lies below.,Borings.,1-2 weeks\n`),
  'csv of formulas': (columns) => Buffer.from(`${columns}=1+1,"<b>x</b>, y",@SUM(A1),-1\n`),
  'csv of Excel': (columns) => Buffer.from(`\uFEFF${columns.replaceAll(',', ';')}ቤት;ቤት;ቤት;1\n`),
  'csv without rows': (columns) => Buffer.from(columns),
  'csv with a row too short': (columns) => Buffer.from(`${columns}House\n`),
  'csv of other columns': () => Buffer.from('name,constructor\nA,B\n'),
  'csv with an open quote': (columns) => Buffer.from(`${columns}"House,a,b,c\n`),
  'csv in Latin 1': (columns) => Buffer.from(`${columns}Caf\xe9,a,b,c\n`, 'latin1'),
} satisfies Record<string, (columns: string) => Buffer | Promise<Buffer>>;

const made = new Map<string, Promise<Buffer>>();

function bytesOf(kind: FileKind, columns: string): Promise<Buffer> {
  const key = kind + columns;
  const bytes = made.get(key) ?? Promise.resolve(contents[kind](columns));
  made.set(key, bytes);
  return bytes;
}

const pictures: FileKind[] = ['png', 'jpeg', 'webp'];
const tables: FileKind[] = ['csv', 'csv of formulas', 'csv of Excel', 'csv with a row too short'];
const noPictures: FileKind[] = [
  'gif',
  'cut-off png',
  'start of a png',
  'svg',
  'html',
  'nothing',
  'noughts',
  'csv',
];
const noTables: FileKind[] = [
  ...['png', 'nothing', 'noughts', 'csv without rows'],
  ...['csv of other columns', 'csv with an open quote', 'csv in Latin 1'],
] as FileKind[];

const fileNames = fc.constantFrom(
  'house.png',
  'a.php.jpg',
  '../../evil.png',
  'ቤት.png',
  '"; filename="x',
  'x\u202Egnp.exe',
);

/** Forms that the schema allows. */
export function rightForm(schema: Schema, known: Known): fc.Arbitrary<Part[]> {
  const files = filesOf(schema).map(({ name, most, isRequired }) => {
    const file = fc.record({ file: fc.constantFrom(...kindsFor(name).right), called: fileNames });
    const bounds = { minLength: isRequired ? 1 : 0, maxLength: Math.min(most, 3) };
    return fc.array(file, bounds).map((list) => list.map((each): Part => ({ name, ...each })));
  });
  return fc.tuple(rightObject(resolved(schema), known), ...files).map(([fields, ...lists]) => {
    const parts = lists.flat();
    // A field that can be a text or a file is one of them.
    const texts = Object.entries(fields).filter(([name]) => !parts.some((part) => part.name === name));
    return [...texts.map(([name, value]): Part => ({ name, text: asText(value) })), ...parts];
  });
}

/** Everything that can be wrong with a form, beside what can be wrong with its texts. */
export function faultsOfForm(
  schema: Schema,
): { what: string; field?: string; spoil: (parts: Part[]) => Part[] }[] {
  const ofFiles = filesOf(schema).flatMap(({ name, most }) => {
    const others = (parts: Part[]) => parts.filter((part) => part.name !== name);
    const { right, wrong } = kindsFor(name);
    return [
      ...wrong.map((file) => ({
        what: `${name} is ${file}`,
        spoil: (parts: Part[]) => [...others(parts), { name, file, called: 'house.png' }],
      })),
      {
        what: `${name} comes too often`,
        spoil: (parts: Part[]) => [
          ...others(parts),
          ...Array<Part>(most + 1).fill({ name, file: right[0]!, called: 'house.png' }),
        ],
      },
    ];
  });
  const strangers: Part[] = [
    { name: 'avatar', file: 'png', called: 'house.png' },
    { name: '__proto__', file: 'png', called: 'house.png' },
    { name: 'isAdmin', text: 'true' },
    { name: '__proto__', text: 'x' },
    { name: 'constructor[prototype]', text: 'x' },
    { name: 'title[x][y]', text: 'x' },
  ];
  const { properties = {} } = resolved(schema);
  const ofTexts = Object.entries(properties)
    .filter(([, each]) => resolved(each).type !== 'string' && !isListOfFiles(each) && !resolved(each).oneOf)
    .map(([name]) => ({
      what: `${name} is a word`,
      field: name,
      spoil: (parts: Part[]) => [...parts.filter((part) => part.name !== name), { name, text: 'no such' }],
    }));
  return [
    ...ofFiles,
    ...ofTexts,
    ...strangers.map((part) => ({
      what: `an unknown ${'text' in part ? 'field' : 'file'} ${part.name}`,
      spoil: (parts: Part[]) => [...parts, part],
    })),
    {
      what: 'a hundred and one fields',
      spoil: (parts: Part[]) => [...parts, ...Array<Part>(101).fill({ name: 'x', text: 'x' })],
    },
  ];
}

function kindsFor(name: string): { right: FileKind[]; wrong: FileKind[] } {
  // Bytes of any file.
  if (name === 'part') return { right: [...pictures, 'html'], wrong: ['nothing'] };
  // Known by their beginnings, and kept as they come.
  if (name === 'attachments') {
    return {
      right: [...pictures, 'cut-off png'],
      wrong: ['gif', 'svg', 'html', 'nothing', 'noughts', 'csv'],
    };
  }
  return name === 'file' ? { right: tables, wrong: noTables } : { right: pictures, wrong: noPictures };
}

function filesOf(given: Schema): { name: string; most: number; isRequired: boolean }[] {
  const { properties = {}, required = [] } = resolved(given);
  return Object.entries(properties).flatMap(([name, schema]) => {
    const { maxItems, oneOf = [] } = resolved(schema);
    const isRequired = required.includes(name);
    if (isListOfFiles(schema)) return [{ name, most: maxItems!, isRequired }];
    return isFile(schema) || oneOf.some(isFile) ? [{ name, most: 1, isRequired }] : [];
  });
}

/** As the clients write it: lists as JSON texts, and an empty text where there is nothing. */
function asText(value: unknown): string {
  if (value === null) return '';
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** The form as it travels to a path. */
export async function encodeForm(parts: Part[], path: string): Promise<{ type: string; bytes: Buffer }> {
  const form = new FormData();
  for (const part of parts) {
    if ('text' in part) form.append(part.name, part.text);
    else
      form.append(
        part.name,
        new Blob([new Uint8Array(await bytesOf(part.file, columnsOf(path)))]),
        part.called,
      );
  }
  const encoded = new Response(form);
  const bytes = Buffer.from(await encoded.arrayBuffer());
  return { type: encoded.headers.get('content-type')!, bytes };
}
