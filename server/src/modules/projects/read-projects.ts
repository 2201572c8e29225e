import type { SelectQueryBuilder } from 'typeorm';
import { SiteLanguage } from '../../common/language/site-language.enum.js';
import { RecordKind } from '../../common/record-kind.js';
import { publicationOf, readContent, type Revision } from '../../content/content.module.js';
import { countersOfRow, type Counters } from './counted-project.js';
import { type ListedProjectDto, staffProjectFields } from './dto/project.dto.js';
import { projectDetailsFields, publicProjectFields } from './dto/public-project.dto.js';
import { projectType } from './project.content-type.js';
import type { Project } from './project.entity.js';

/** How statements find out whether a project is published. */
export const publishedRow = {
  ...{ kind: RecordKind.PROJECT, id: 'project.id', isPublished: 'project.is_public' },
};

/** As lists show them to visitors. */
export function readListed(builder: SelectQueryBuilder<Project>, language: SiteLanguage) {
  return readContent<Project, (typeof publicProjectFields)[number], Counters>(
    builder,
    projectType,
    publicProjectFields,
    { language, others: countersOfRow },
  );
}

/** As their pages show them to visitors. @param draft that is shown in place of what is published */
export function readDetails(
  builder: SelectQueryBuilder<Project>,
  language: SiteLanguage,
  draft: Revision | null = null,
) {
  return readContent<Project, (typeof projectDetailsFields)[number], Counters>(
    builder,
    projectType,
    projectDetailsFields,
    { language, draft, others: countersOfRow },
  );
}

/** As staff see them, with the pictures as visitors get them. */
export function readForStaff(builder: SelectQueryBuilder<Project>) {
  type Others = Counters & Pick<ListedProjectDto, 'publication'>;
  const others = { ...countersOfRow, ...publicationOf(publishedRow) };
  return readContent<Project, (typeof staffProjectFields)[number], Others>(
    builder,
    projectType,
    staffProjectFields,
    { language: SiteLanguage.en, others },
  );
}
