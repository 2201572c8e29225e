import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import type { EntityManager, SelectQueryBuilder } from 'typeorm';
import { validationError } from '../../common/errors/api-exception.js';
import { fieldNames } from '../../common/fields/dto-types.js';
import type { SiteLanguage } from '../../common/language/site-language.enum.js';
import { type ContentType, readTexts } from '../../content/content.module.js';
import { Project, projectType } from '../projects/projects.module.js';
import { settingsType, SiteSettings } from '../settings/settings.module.js';
import { TeamMember, teamMemberType } from '../team/team.module.js';
import type { PackChangeDto } from './dto/tender-pack.dto.js';
import { type ChosenRecords, type Facts, factsKey, type FrozenRecord } from './pack-facts.js';
import { FactsOf } from './tender-pack.enums.js';

const projectFacts = fieldNames(Project, {
  except: [
    'slug',
    'gallery',
    'beforeAfter',
    'publicFacts',
    'featured',
    'isPublic',
    'isForSale',
    'price',
    'packageContents',
    'licenceText',
  ],
});
const firmFields = ['siteName', 'siteDescription', 'address', 'supportPhone', 'contactEmail'] as const;
const personFacts = fieldNames(TeamMember, { except: ['isPublic'] });

/** The facts of which packs are made. */
@Injectable()
export class PackFactsService {
  /**
   * The facts of what is chosen: those that were taken before, and of the others as they are now.
   * @throws ApiException 400 for records that are not there and were never taken
   */
  async complete(
    manager: EntityManager,
    chosen: ChosenRecords,
    taken: FrozenRecord[] = [],
  ): Promise<FrozenRecord[]> {
    const known = new Map(taken.map((record) => [factsKey(record), record]));
    const now = (await this.#read(manager, chosen)).map((record) => known.get(factsKey(record)) ?? record);
    const found = new Map(now.map((record) => [factsKey(record), record]));
    return chosen.languages.flatMap((language) => {
      const find = (of: FactsOf, id: number, field: string) => {
        const key = factsKey({ of, id, language });
        const record = found.get(key) ?? known.get(key);
        if (!record)
          throw validationError([{ field, message: `${field} names a record that does not exist: ${id}.` }]);
        return record;
      };
      return [
        find(FactsOf.FIRM, 0, 'languages'),
        ...chosen.projectIds.map((id) => find(FactsOf.PROJECT, id, 'projectIds')),
        ...chosen.personIds.map((id) => find(FactsOf.PERSON, id, 'personIds')),
      ];
    });
  }

  /** The same as they are now, but for records that are gone. */
  async renew(manager: EntityManager, chosen: ChosenRecords, taken: FrozenRecord[]): Promise<FrozenRecord[]> {
    const now = new Map((await this.#read(manager, chosen)).map((record) => [factsKey(record), record]));
    return taken.map((record) => now.get(factsKey(record)) ?? record);
  }

  /** What is another by now, fact by fact. */
  compare(before: FrozenRecord[], after: FrozenRecord[]): PackChangeDto[] {
    const now = new Map(after.map((record) => [factsKey(record), record.facts]));
    return before.flatMap((record) => {
      const { of, id, language, facts } = record;
      const title = say(facts['name'] ?? facts['title'] ?? facts['siteName']);
      return Object.entries(now.get(factsKey(record)) ?? {})
        .filter(([name, value]) => !isDeepStrictEqual(value ?? null, facts[name] ?? null))
        .map(([field, value]) => ({
          of,
          id,
          language,
          title,
          field,
          before: say(facts[field]),
          after: say(value),
        }));
    });
  }

  async #read(
    manager: EntityManager,
    { projectIds, personIds, languages }: ChosenRecords,
  ): Promise<FrozenRecord[]> {
    const takenAt = new Date().toISOString();
    const records: FrozenRecord[] = [];
    for (const language of languages) {
      const add = (of: FactsOf, id: number, facts: Facts) =>
        records.push({ of, id, language, takenAt, facts });
      const firm = manager.createQueryBuilder(SiteSettings, 'firm');
      const [{ id: _, ...firmFacts } = {}] = await readChosen(firm, settingsType, firmFields, [1], language);
      add(FactsOf.FIRM, 0, firmFacts);
      const projects = manager.createQueryBuilder(Project, 'project');
      const people = manager.createQueryBuilder(TeamMember, 'person');
      for (const [of, rows] of [
        [FactsOf.PROJECT, await readChosen(projects, projectType, projectFacts, projectIds, language)],
        [FactsOf.PERSON, await readChosen(people, teamMemberType, personFacts, personIds, language)],
      ] as const) {
        for (const { id, ...facts } of rows) add(of, id, facts);
      }
    }
    return records;
  }
}

/** Texts that are not translated are in English. */
async function readChosen<Entity extends Project | TeamMember | SiteSettings>(
  builder: SelectQueryBuilder<Entity>,
  type: Pick<ContentType<Entity>, 'kind' | 'entity'>,
  names: readonly string[],
  ids: readonly number[],
  language: SiteLanguage,
): Promise<({ id: number } & Facts)[]> {
  if (ids.length === 0) return [];
  builder.where(`${builder.alias}.id IN (:...ids)`, { ids });
  const rows = await readTexts(builder, type as never, ['id', ...names] as never[], language);
  return (rows as Record<string, unknown>[]).map(({ fallbacks: _, translation: __, ...row }) => row) as never;
}

function say(value: unknown): string {
  if (Array.isArray(value))
    return value.map((each) => (typeof each === 'string' ? each : JSON.stringify(each))).join(', ');
  return value === null || value === undefined
    ? ''
    : typeof value === 'object'
      ? JSON.stringify(value)
      : String(value as string);
}
