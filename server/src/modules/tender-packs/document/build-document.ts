import type { SiteLanguage } from '../../../common/language/site-language.enum.js';
import { plainTextOf } from '../../../common/markdown/render-markdown.js';
import type { Facts, FrozenRecord } from '../pack-facts.js';
import type { TenderPack } from '../tender-pack.entity.js';
import { FactsOf, PackTemplate } from '../tender-pack.enums.js';
import { amountOf, list, moneyOf, paragraphsOf, rowsOf, said, spanOf, tableOf, text } from './blocks.js';
import type { Block, PackDocument } from './pack-document.js';
import { type PackWords, packWords } from './pack-words.js';
import { cvsOf, listOf } from './people-blocks.js';

type Shown = Pick<
  TenderPack,
  'title' | 'intro' | 'template' | 'languages' | 'projectIds' | 'personIds' | 'facts'
>;

/** What a part is made of, in its language. */
interface Material {
  words: PackWords;
  firm: Facts;
  projects: Facts[];
  people: Facts[];
}

/** What a pack shows. Internal facts, such as value and referee, are only in the template that asks for them. */
export async function buildDocument(taken: Shown): Promise<PackDocument> {
  const pack = { ...taken, facts: await Promise.all(taken.facts.map(withPlainText)) };
  const [first] = pack.languages;
  return {
    title: pack.title,
    author: text(factsOf(pack, FactsOf.FIRM, 0, first!)?.['siteName']),
    parts: pack.languages.map((language, index) => ({
      language,
      blocks: [...(index > 0 ? [{ kind: 'break' as const }] : []), ...partOf(pack, language)],
    })),
  };
}

/** Long texts are stored as Markdown, which documents do not show. */
async function withPlainText(record: FrozenRecord): Promise<FrozenRecord> {
  const longDescription = record.facts['longDescription'];
  if (typeof longDescription !== 'string') return record;
  return { ...record, facts: { ...record.facts, longDescription: await plainTextOf(longDescription) } };
}

function partOf(pack: Shown, language: SiteLanguage): Block[] {
  const words = packWords[language];
  const firm = factsOf(pack, FactsOf.FIRM, 0, language) ?? {};
  const find = (of: FactsOf, ids: readonly number[]): Facts[] =>
    ids.flatMap((id) => {
      const facts = factsOf(pack, of, id, language);
      return facts ? [facts] : [];
    });
  const projects = find(FactsOf.PROJECT, pack.projectIds);
  const people = find(FactsOf.PERSON, pack.personIds);
  const [taken] = pack.facts.map(({ takenAt }) => takenAt).sort();
  const lines = [
    ...[text(firm['siteName']), text(firm['address'])],
    [text(firm['supportPhone']), text(firm['contactEmail'])].filter(Boolean).join(' · '),
    taken ? `${words.asOf} ${taken.slice(0, 10)}` : '',
  ].filter(Boolean);
  const intro = pack.intro ? [{ kind: 'paragraph' as const, text: pack.intro }] : [];
  return [
    { kind: 'title', text: pack.title, lines },
    ...intro,
    ...bodies[pack.template]({ words, firm, projects, people }),
  ];
}

const bodies: Record<PackTemplate, (material: Material) => Block[]> = {
  [PackTemplate.PORTFOLIO]: ({ words, projects, people }) => [
    ...projects.flatMap((project): Block[] => [{ kind: 'break' }, ...pageOf(project, words)]),
    ...cvsOf(people, words),
  ],
  [PackTemplate.INTEREST]: ({ words, firm, projects }) => [
    ...aboutFirm(firm, words),
    { kind: 'heading', level: 2, text: words.experience },
    {
      ...{ kind: 'table', widths: [5, 30, 22, 15, 28] },
      head: [words.number, words.assignment, words.clientAndCountry, words.duration, words.role],
      rows: projects.map((project, index) => [
        ...[`${index + 1}`, said([project['title'], project['description']])],
        ...[clientOf(project, words), periodOf(project, words)],
        said([project['firmRole'], list(project['firmServices'])]),
      ]),
    },
  ],
  [PackTemplate.REFERENCES]: ({ words, projects }) => [
    { kind: 'heading', level: 2, text: words.experience },
    {
      ...{ kind: 'table', widths: [13, 30, 24, 15, 18] },
      head: [words.duration, words.assignment, words.clientAndCountry, words.value, words.role],
      rows: projects.map((project) => {
        const referee = said([project['referee'], project['refereeContact']]);
        return [
          ...[
            periodOf(project, words),
            said([project['title'], project['description'], list(project['firmServices'])]),
          ],
          said([clientOf(project, words), referee && `${words.referee}: ${referee}`]),
          ...[moneyOf(project['contractValue'], project['contractCurrency']), text(project['firmRole'])],
        ];
      }),
    },
  ],
  [PackTemplate.CVS]: ({ words, people }) => cvsOf(people, words),
  [PackTemplate.PROFILE]: ({ words, firm, projects, people }) => [
    ...aboutFirm(firm, words),
    ...(projects.length > 0
      ? ([
          { kind: 'heading', level: 2, text: words.experience },
          {
            ...{ kind: 'table', widths: [50, 30, 20] },
            head: [words.project, words.facts.location, words.facts.year],
            rows: projects.map(({ title, location, year }) => [text(title), text(location), text(year)]),
          },
        ] satisfies Block[])
      : []),
    ...(people.length > 0 ? listOf(people, words) : []),
  ],
};

/** A project with its picture. */
function pageOf(project: Facts, words: PackWords): Block[] {
  const { facts } = words;
  const area = (value: unknown) =>
    typeof value === 'number' ? words.area(value.toLocaleString('en-US')) : '';
  const image = text(project['mainImage']);
  return [
    { kind: 'heading', level: 2, text: text(project['title']) },
    ...(image ? [{ kind: 'picture' as const, path: image, description: text(project['title']) }] : []),
    ...paragraphsOf(project['longDescription'] ?? project['description']),
    rowsOf([
      [facts.location, said([project['location'], project['country']], ', ')],
      [facts.year, text(project['year'])],
      [facts.type, words.types[text(project['type'])] ?? ''],
      [facts.status, words.statuses[text(project['status'])] ?? ''],
      [facts.client, text(project['client'])],
      [facts.period, periodOf(project, words)],
      [facts.plotSize, area(project['plotSize'])],
      [facts.builtArea, area(project['builtArea'])],
      [words.floors, text(project['floors'])],
      [facts.firmRole, text(project['firmRole'])],
      [facts.firmServices, list(project['firmServices'])],
      [facts.collaborators, text(project['collaborators'])],
      [facts.team, list(project['team'])],
      [facts.materials, list(project['materials'])],
      [facts.credits, text(project['credits'])],
    ]),
  ];
}

function aboutFirm(firm: Facts, words: PackWords): Block[] {
  const { name, address, phone, email, registrationNumber, validUntil, amount } = words;
  const texts = [
    [words.quality, firm['qualityText']],
    [words.safety, firm['safetyText']],
  ] as const;
  return [
    { kind: 'heading', level: 2, text: words.firm },
    rowsOf([
      [name, text(firm['siteName'])],
      [address, text(firm['address'])],
      [phone, text(firm['supportPhone'])],
      [email, text(firm['contactEmail'])],
    ]),
    ...paragraphsOf(firm['firmProfile'] ?? firm['siteDescription']),
    ...tableOf(words.registrations, firm['registrations'], [
      [36, name, 'name'],
      [30, words.registeredBy, 'body'],
      [18, registrationNumber, 'number'],
      [16, validUntil, 'expires'],
    ]),
    ...tableOf(words.turnover, firm['turnover'], [
      [30, words.facts.year, 'year'],
      [70, amount, amountOf],
    ]),
    ...tableOf(words.insurances, firm['insurances'], [
      [26, name, 'name'],
      [22, words.insurer, 'insurer'],
      [18, registrationNumber, 'number'],
      [18, amount, amountOf],
      [16, validUntil, 'expires'],
    ]),
    ...tableOf(words.equipment, firm['equipment'], [
      [70, name, 'name'],
      [30, words.quantity, 'quantity'],
    ]),
    ...texts.flatMap(([heading, value]): Block[] =>
      value ? [{ kind: 'heading', level: 3, text: heading }, ...paragraphsOf(value)] : [],
    ),
  ];
}

function clientOf(project: Facts, words: PackWords): string {
  const kind = text(project['clientType']);
  return said([
    project['client'],
    kind === 'UNSTATED' ? '' : words.clientTypes[kind],
    said([project['location'], project['country']], ', '),
  ]);
}

function periodOf({ startMonth, completionMonth, year }: Facts, { ongoing }: PackWords): string {
  return spanOf(startMonth, completionMonth, ongoing) || text(year);
}

function factsOf(pack: Shown, of: FactsOf, id: number, language: SiteLanguage): Facts | undefined {
  const is = (each: FrozenRecord) => each.of === of && each.id === id && each.language === language;
  return pack.facts.find(is)?.facts;
}
