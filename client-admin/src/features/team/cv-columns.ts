import {
  type CreateTeamMemberDto,
  LanguageLevel,
  type TeamFact,
  type TeamMemberDto,
} from '@consultancy/client-shared/api/model';
import { teamMemberLabels } from '@consultancy/shared/field-labels/en';
import { type RecordColumn, type RecordRow, recordsOf, rowsOf, showRecords } from '../../ui/form-page';
import { ProjectName } from './project-name';

const levelNames: Record<LanguageLevel, string> = { EXCELLENT: 'Excellent', GOOD: 'Good', FAIR: 'Fair' };
const choices = Object.values(LanguageLevel).map((value) => ({ value, label: levelNames[value] }));
const months = [
  { name: 'from', label: 'From', kind: 'month' },
  { name: 'to', label: 'To (empty: until now)', kind: 'month' },
] as const;

/** The lists of a CV, in the order of the form. */
export const cvColumns = {
  education: [
    { name: 'degree', label: 'Degree', required: true },
    { name: 'institution', label: 'Institution' },
    { name: 'year', label: 'Year', kind: 'number' },
  ],
  registrations: [
    { name: 'body', label: 'Registered as, by whom', required: true },
    { name: 'number', label: 'Number' },
    { name: 'expires', label: 'Expires on', kind: 'day' },
  ],
  languages: [
    { name: 'language', label: 'Language', required: true },
    { name: 'speaking', label: 'Speaking', choices },
    { name: 'reading', label: 'Reading', choices },
    { name: 'writing', label: 'Writing', choices },
  ],
  employment: [
    { name: 'employer', label: 'Employer', required: true },
    { name: 'position', label: 'Position' },
    { name: 'country', label: 'Country' },
    ...months,
  ],
  assignments: [
    { name: 'projectId', label: '', kind: 'number' },
    { name: 'project', label: 'Project', required: true, Input: ProjectName },
    { name: 'role', label: 'Role' },
    ...months,
    { name: 'duties', label: 'Duties', kind: 'paragraph' },
  ],
} as const satisfies Record<string, readonly RecordColumn[]>;

export type CvList = keyof typeof cvColumns;

export const cvLists = Object.keys(cvColumns) as CvList[];

/** The lists that staff may show to visitors. */
export const factOfList: Partial<Record<CvList | 'memberships', TeamFact>> = {
  education: 'EDUCATION',
  registrations: 'REGISTRATIONS',
  languages: 'LANGUAGES',
  memberships: 'MEMBERSHIPS',
};

const ofLists = <Value>(valueOf: (list: CvList, columns: readonly RecordColumn[]) => Value) =>
  Object.fromEntries(cvLists.map((list) => [list, valueOf(list, cvColumns[list])])) as Record<CvList, Value>;

export const cvRows = (member: TeamMemberDto | undefined) =>
  ofLists((list, columns) => rowsOf(member?.[list], columns));

export const cvRecords = (values: Record<CvList, RecordRow[]>) =>
  ofLists((list, columns) => recordsOf(values[list], columns)) as unknown as Pick<
    CreateTeamMemberDto,
    CvList
  >;

export const cvRules = {
  ...ofLists((_, columns) => showRecords(columns)),
  publicFacts: {
    show: (facts: TeamFact[]) =>
      [...cvLists, 'memberships' as const]
        .filter((list) => facts.includes(factOfList[list]!))
        .map((list) => teamMemberLabels[list])
        .join(', ') || '–',
  },
};
