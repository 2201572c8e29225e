import { Injectable } from '@nestjs/common';
import { isDeepStrictEqual } from 'node:util';
import type { EntityManager } from 'typeorm';
import { validationError } from '../../common/errors/api-exception.js';
import { fieldNames } from '../../common/fields/dto-types.js';
import { readInLanguage } from '../../content/content.module.js';
import { Project, projectType } from '../projects/projects.module.js';
import { SettingsService } from '../settings/settings.module.js';
import { TeamService } from '../team/team.module.js';
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

/** The facts of which packs are made. */
@Injectable()
export class PackFactsService {
  constructor(
    private readonly settings: SettingsService,
    private readonly team: TeamService,
  ) {}

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
      const add = (of: FactsOf, { id, ...facts }: { id: number } & object) =>
        void records.push({ of, id, language, takenAt, facts: facts as Facts });
      add(FactsOf.FIRM, { id: 0, ...(await this.settings.readFirm(language, manager)) });
      const projects = manager.createQueryBuilder(Project, 'project');
      projects.where('project.id = ANY(:projectIds)', { projectIds });
      for (const project of await readInLanguage(projects, projectType, ['id', ...projectFacts], language))
        add(FactsOf.PROJECT, project);
      for (const person of await this.team.readCvs(personIds, language, manager)) add(FactsOf.PERSON, person);
    }
    return records;
  }
}

/** On a line, in words. */
function say(value: unknown): string {
  if (Array.isArray(value)) return value.map(say).join('; ');
  if (value === null || value === undefined) return '';
  return typeof value === 'object'
    ? Object.values(value).map(say).filter(Boolean).join(', ')
    : String(value as string);
}
