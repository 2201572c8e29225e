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

/** What a list says of them: where the project is. */
export const listedFacts = fieldsOfFact[ProjectFact.COORDINATES];

/** What a visitor reads in place of a fact that is not shown. */
const nothing: Pick<Project, FactField> = {
  clientType: ClientType.UNSTATED,
  ...{ country: null, latitude: null, longitude: null, firmRole: null, firmServices: [] },
  ...{ startMonth: null, completionMonth: null, team: [], materials: [], credits: null },
};

/** The fields of the facts that staff do not show. */
export function hiddenFields(publicFacts: readonly ProjectFact[]): readonly FactField[] {
  const hidden = Object.values(ProjectFact).filter((fact) => !publicFacts.includes(fact));
  return hidden.flatMap((fact): readonly FactField[] => fieldsOfFact[fact]);
}

/** These facts of a project as visitors read them. */
export function shownFacts<Name extends FactField>(
  project: Pick<Project, Name | 'publicFacts'>,
  names: readonly Name[],
): Pick<Project, Name> {
  const hidden = hiddenFields(project.publicFacts);
  const shown = { ...project, ...pick(nothing, hidden) };
  return pick(shown as Pick<Project, Name>, names);
}
