// The lists that name each resource. Each entry follows that of awards, which is in all of them.

/** @param {Record<string, string>} names as `namesOf` has them */
export function entriesFor(names) {
  const { one, many, One, Many, oneCamel, manyCamel, KIND, Words, Plural, page } = names;
  const { many_table: table, plural: manyWords, number } = names;
  return [
    // The server.
    entry('server/src/common/record-kind.ts', [
      behind("AWARD = 'award',", `${KIND} = '${one}',`),
      everywhere('AWARD, ', `AWARD, ${KIND}, `),
    ]),
    entry('server/src/content/activity/subjects-for.ts', [
      behind('[RecordKind.AWARD]: Access.EDITORS,', `[RecordKind.${KIND}]: Access.EDITORS,`),
    ]),
    entry('server/src/database/migrations/index.ts', [
      behind(/import .*;(?=\n(?!import))/, `import { ${Many}${number} } from './${number}-${many}.js';`),
      before('\n];', `  ${Many}${number},`),
    ]),
    entry('server/src/app.module.ts', [
      imported(
        './modules/awards/awards.module.js',
        `{ ${Many}Module } from './modules/${many}/${many}.module.js'`,
      ),
      behind('AwardsModule,', `${Many}Module,`),
    ]),
    entry('server/src/first-start.ts', [
      imported(
        './modules/awards/awards.module.js',
        `{ ${oneCamel}Type } from './modules/${many}/${many}.module.js'`,
      ),
      everywhere('awardType]', `awardType, ${oneCamel}Type]`),
    ]),
    entry('server/src/openapi-tags.ts', [
      behind(/awards: '.*',/, `'${many}': '${Plural} on the page /${page}, and their order.',`),
    ]),
    entry('server/demo/tables.json', [
      behind(
        /\{\s*"name": "awards",[^}]*\},/,
        `{ "name": "${table}", "key": "title", "kind": "${one}", "isTranslated": true },`,
      ),
    ]),
    entry('shared/src/field-labels/en.ts', [
      before(
        '\n/** By the kind of record',
        `\nexport const ${oneCamel}Labels = {\n  title: 'Title',\n  text: 'Text',\n  isPublic: 'Shown on the site',\n} as const;\n`,
      ),
      behind('award: awardLabels,', `'${one}': ${oneCamel}Labels,`),
    ]),
    // The back office.
    entry('client-admin/src/paths.ts', [
      behind(
        "awardForm: '/admin/awards/new',",
        `${manyCamel}: '/admin/${many}',\n${oneCamel}Form: '/admin/${many}/new',`,
      ),
    ]),
    entry('client-admin/src/ui/record-kinds.ts', [
      before(
        'import type { LoggedKind',
        `import { useDelete${One}, useRestore${One} } from '@consultancy/client-shared/api/generated/${many}/${many}';`,
      ),
      before(
        "  'tender-pack': {",
        `'${one}': { icon: IconArticle, texts: '${manyCamel}', address: (id) => editPath(paths.${oneCamel}Form, id), ` +
          `sitePage: () => '/${page}', useRemove: useDelete${One}, useRestore: useRestore${One} },`,
      ),
    ]),
    entry('client-admin/src/app/sections.ts', [
      before(
        "  section('tenderPacks'",
        `section('${manyCamel}', RECORD_KINDS['${one}'].icon, 'content', paths.${manyCamel}, [
          page(paths.${manyCamel}, () => import('../features/${many}/resource'), '${Many}Page'),
          page(paths.${oneCamel}Form, () => import('../features/${many}/resource'), '${One}FormPage'),
        ]),`,
      ),
    ]),
    entry('client-admin/src/i18n/en.ts', [
      imported('../features/awards/texts', `{ ${manyCamel}Texts } from '../features/${many}/texts'`),
      behind("awards: 'Awards',", `${manyCamel}: '${Plural}',`),
      behind('awards: awardsTexts,', `${manyCamel}: ${manyCamel}Texts,`),
    ]),
    // The site.
    entry('client-public/src/lib/paths.ts', [behind("about: '/about',", `${manyCamel}: '/${page}',`)]),
    entry('client-public/src/lib/pages.ts', [
      before(
        '  { path: paths.services,',
        `  { path: paths.${manyCamel}, page: '${many}/${many}', sitemap: true, search: true, offline: true },`,
      ),
    ]),
    // Tests and documents.
    entry('server/test/contracts/access.spec.ts', [
      sorted('is open for exactly these routes', `'GET /${many}',`),
      sorted('groups(Access.EDITORS)', `'${many}',`),
    ]),
    entry('server/test/contracts/examples.spec.ts', [
      before(
        "  {\n    ...{ path: 'awards'",
        `{
          ...{ path: '${many}', one: '${One}', many: '${Many}', isOrdered: true },
          body: { title: '${Words}', text: 'A few sentences.' },
          change: { text: 'Other sentences.' },
        },`,
      ),
    ]),
    entry('docs/public-site.md', [behind(/\| `\/about` .*/, `| \`/${page}\` | ${manyWords} |`)]),
    entry('docs/guide/README.md', [everywhere('`/admin/awards`', `\`/admin/awards\`, \`/admin/${many}\``)]),
    entry('docs/personal-data.md', [everywhere('`awards`, ', `\`awards\`, \`${table}\`, `)]),
  ];
}

const entry = (path, edits) => ({
  path,
  edit: (text) =>
    edits.reduce((edited, edit) => {
      const next = edit(edited);
      if (next === edited) throw new Error(`${path} has changed: there is no place for the new entry.`);
      return next;
    }, text),
});

/** Adds a line behind a text, or what a pattern matches. */
const behind = (place, line) => (text) => text.replace(place, (found) => `${found}\n${line}`);
const before = (place, line) => (text) => text.replace(place, (found) => `${line}\n${found}`);
const everywhere = (place, instead) => (text) => text.replaceAll(place, instead);
const imported = (besides, what) => (text) =>
  text.replace(
    new RegExp(`import .* from '${besides.replaceAll('.', '\\.')}';`),
    (found) => `${found}\nimport ${what};`,
  );

/** Adds a line at its place in a list that is sorted. */
const sorted = (start, line) => (text) => {
  const from = text.indexOf('[\n', text.indexOf(start)) + 2;
  const to = text.indexOf(']', from);
  const lines = [
    ...text
      .slice(from, to)
      .trim()
      .split('\n')
      .map((each) => each.trim()),
    line,
  ].sort();
  return `${text.slice(0, from)}${lines.join('\n')}\n${text.slice(to)}`;
};
