import type { SelectQueryBuilder } from 'typeorm';
import type { SiteLanguage } from '../../common/language/site-language.enum.js';
import { textLimits } from '../../common/text-limits.js';
import { ActivitySubject } from '../activity/activity.module.js';
import {
  inLanguage,
  sortedInLanguage,
  TextFormat,
  type TranslatedKind,
  translationFor,
  TranslationKind,
  type WithTranslation,
} from '../translations/translations.module.js';
import { picturesOf, sayPictures, type WithPictures } from '../pictures/pictures.module.js';
import type { PrivateChanges } from '../publications/publications.module.js';
import { readCounted } from './counted-project.js';
import { publicProjectFields, type ReadersProject } from './dto/public-project.dto.js';
import { projectTexts } from './project-texts.js';
import { Project } from './project.entity.js';

const { LINE, PARAGRAPHS } = TextFormat;

export const translatedProject: TranslatedKind<Project> = {
  kind: TranslationKind.PROJECT,
  target: Project,
  subject: ActivitySubject.PROJECT,
  notFound: projectTexts.notFound,
  fields: {
    title: { format: LINE, longest: textLimits.title },
    description: { format: PARAGRAPHS, longest: textLimits.short },
    longDescription: { format: PARAGRAPHS, longest: textLimits.message },
    location: { format: LINE, longest: textLimits.title },
    metadata: { format: LINE, longest: textLimits.short },
  },
};

const names = ['title', 'description', 'longDescription', 'location', 'metadata'] as const;

/**
 * Plain rows of projects in a language.
 * @param builder its alias is `project`
 * @param changes what is read in place of what one of them says
 */
export async function readInLanguage(
  builder: SelectQueryBuilder<Project>,
  language: SiteLanguage,
  changes: PrivateChanges | null = null,
): Promise<ReadersProject[]> {
  const rows = await readCounted<(typeof publicProjectFields)[number], WithTranslation & WithPictures>(
    builder,
    publicProjectFields,
    {
      ...translationFor(TranslationKind.PROJECT, language, 'project.id'),
      ...picturesOf(TranslationKind.PROJECT, language, 'project.id', ['main_image', 'gallery'], changes?.id),
    },
  );
  return rows.map((row) =>
    sayPictures(inLanguage({ ...row, ...changes?.content }, language, names), language),
  );
}

/** What projects are sorted by for a reader. */
export function sortColumnIn(language: SiteLanguage, sortColumn: string): string {
  return sortedInLanguage(TranslationKind.PROJECT, language, sortColumn, names);
}
