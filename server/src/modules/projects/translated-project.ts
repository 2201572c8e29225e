import type { SelectQueryBuilder } from 'typeorm';
import type { SiteLanguage } from '../../common/language/site-language.enum.js';
import { textLimits } from '../../common/text-limits.js';
import { RecordKind } from '../../common/record-kind.js';
import {
  inLanguage,
  sortedInLanguage,
  TextFormat,
  type TranslatedKind,
  translationFor,
  type WithTranslation,
} from '../translations/translations.module.js';
import { picturesOf, sayPictures, type WithPictures } from '../pictures/pictures.module.js';
import type { PrivateChanges } from '../publications/publications.module.js';
import { readCounted } from './counted-project.js';
import {
  projectDetailsFields,
  publicProjectFields,
  type ReadersProject,
  type ReadersProjectDetails,
} from './dto/public-project.dto.js';
import { projectTexts } from './project-texts.js';
import { Project } from './project.entity.js';

const { LINE, PARAGRAPHS } = TextFormat;
const shownPictures = ['main_image', 'gallery'];

export const translatedProject: TranslatedKind<Project> = {
  kind: RecordKind.PROJECT,
  target: Project,
  subject: RecordKind.PROJECT,
  notFound: projectTexts.notFound,
  fields: {
    title: { format: LINE, longest: textLimits.title },
    description: { format: PARAGRAPHS, longest: textLimits.short },
    longDescription: { format: PARAGRAPHS, longest: textLimits.message },
    location: { format: LINE, longest: textLimits.title },
    metadata: { format: LINE, longest: textLimits.short },
    packageContents: { format: PARAGRAPHS, longest: textLimits.message },
    licenceText: { format: PARAGRAPHS, longest: textLimits.message },
  },
};

const listedNames = ['title', 'description', 'longDescription', 'location', 'metadata'] as const;
/** Only who looks at one project reads what a buyer of its design gets. */
const packageNames = ['packageContents', 'licenceText'] as const;
const names = [...listedNames, ...packageNames] as const;

/**
 * Plain rows of projects in a language, whole.
 * @param builder its alias is `project`
 * @param changes what is read in place of what one of them says
 */
export async function readInLanguage(
  builder: SelectQueryBuilder<Project>,
  language: SiteLanguage,
  changes: PrivateChanges | null = null,
): Promise<ReadersProjectDetails[]> {
  const rows = await readCounted<(typeof projectDetailsFields)[number], WithTranslation & WithPictures>(
    builder,
    projectDetailsFields,
    {
      ...translationFor(RecordKind.PROJECT, language, 'project.id'),
      ...picturesOf(RecordKind.PROJECT, language, 'project.id', shownPictures, changes?.id),
    },
  );
  return rows.map((row) =>
    sayPictures(inLanguage({ ...row, ...changes?.content }, language, names), language),
  );
}

/** The same for lists. */
export async function readListedInLanguage(
  builder: SelectQueryBuilder<Project>,
  language: SiteLanguage,
): Promise<ReadersProject[]> {
  const rows = await readCounted<(typeof publicProjectFields)[number], WithTranslation & WithPictures>(
    builder,
    publicProjectFields,
    {
      ...translationFor(RecordKind.PROJECT, language, 'project.id', packageNames),
      ...picturesOf(RecordKind.PROJECT, language, 'project.id', shownPictures),
    },
  );
  return rows.map((row) => sayPictures(inLanguage(row, language, listedNames), language));
}

/** What projects are sorted by for a reader. */
export function sortColumnIn(language: SiteLanguage, sortColumn: string): string {
  return sortedInLanguage(RecordKind.PROJECT, language, sortColumn, listedNames);
}
