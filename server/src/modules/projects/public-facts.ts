import { type FieldName, pick } from '../../common/fields/dto-types.js';
import type { Project } from './project.entity.js';
import { ClientType, ProjectFact } from './project.enums.js';

/** The fields of each fact that staff may show. */
const fieldsOfFact = {
  [ProjectFact.CLIENT_TYPE]: ['clientType'],
  [ProjectFact.COUNTRY]: ['country'],
  [ProjectFact.COORDINATES]: ['latitude', 'longitude'],
  [ProjectFact.FIRM_ROLE]: ['firmRole'],
  [ProjectFact.FIRM_SERVICES]: ['firmServices'],
  [ProjectFact.PERIOD]: ['startMonth', 'completionMonth'],
  [ProjectFact.TEAM]: ['team'],
  [ProjectFact.MATERIALS]: ['materials'],
  [ProjectFact.CREDITS]: ['credits'],
} as const satisfies Record<ProjectFact, readonly FieldName<Project>[]>;

export type FactField = (typeof fieldsOfFact)[ProjectFact][number];

/** All of these fields. */
export const factFields: readonly FactField[] = Object.values(fieldsOfFact).flat();

/** What a visitor reads in place of a fact that is not shown. */
const nothing: Pick<Project, FactField> = {
  clientType: ClientType.UNSTATED,
  ...{ country: null, latitude: null, longitude: null, firmRole: null, firmServices: [] },
  ...{ startMonth: null, completionMonth: null, team: [], materials: [], credits: null },
};

/** The facts of a project that visitors read, and the names of those that they do not. */
export function shownFacts(project: Pick<Project, FactField | 'publicFacts'>) {
  const hidden = Object.values(ProjectFact)
    .filter((fact) => !project.publicFacts.includes(fact))
    .flatMap((fact): readonly FactField[] => fieldsOfFact[fact]);
  return { facts: { ...pick(project, factFields), ...pick(nothing, hidden) }, hidden };
}
