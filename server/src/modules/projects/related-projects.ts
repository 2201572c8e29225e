import type { DataSource, SelectQueryBuilder } from 'typeorm';
import type { SiteLanguage } from '../../common/language/site-language.enum.js';
import { selectRows } from '../../common/pagination/plain-rows.js';
import { RecordKind } from '../../common/record-kind.js';
import {
  inLanguage,
  picturesOf,
  sayPictures,
  translationFor,
  type WithPictures,
  type WithTranslation,
} from '../../content/content.module.js';
import { ProjectBriefDto, projectBriefFields, type RelatedProjectsDto } from './dto/related-projects.dto.js';
import { placeOf } from './project-facets.js';
import { Project } from './project.entity.js';

const mostAlike = 3;

/** The newest of a type, style or place that are looked at for what is alike: few, however many there are. */
const candidates = 24;

/** What is known of a project that others are compared with. */
export interface ComparedProject extends Pick<Project, 'id' | 'featured' | 'type' | 'style' | 'location'> {
  /** To the microsecond, as the database writes it: a `Date` forgets them, and would find the project itself. */
  exactCreatedAt: string;
}

type BriefRow = Pick<Project, (typeof projectBriefFields)[number]> & WithTranslation & WithPictures;

/** Projects that are alike, and those beside it in the gallery. */
export async function findRelated(
  dataSource: DataSource,
  project: ComparedProject,
  language: SiteLanguage,
): Promise<RelatedProjectsDto> {
  const briefs = () => selectBriefs(dataSource, language);
  const read = async (rows: SelectQueryBuilder<Project>) =>
    (await rows.getRawMany<BriefRow>()).map((row) => {
      const said = inLanguage(row, language, ['title', 'location']);
      return ProjectBriefDto.from(sayPictures(said, language));
    });
  const [alike, [previous = null], [next = null]] = await Promise.all([
    read(alikeTo(project, briefs())),
    read(beside(project, briefs(), '>')),
    read(beside(project, briefs(), '<')),
  ]);
  return { alike, previous, next };
}

function selectBriefs(dataSource: DataSource, language: SiteLanguage): SelectQueryBuilder<Project> {
  const builder = dataSource.getRepository(Project).createQueryBuilder('project').where('project.isPublic');
  return selectRows(builder, projectBriefFields, {
    ...translationFor(RecordKind.PROJECT, language, 'project.id'),
    ...picturesOf(RecordKind.PROJECT, language, 'project.id', ['main_image']),
  });
}

/** Of the newest that share one of them, those that share the most: the type counts before the style, the style before the place. */
function alikeTo(
  { id, type, style, location }: ComparedProject,
  builder: SelectQueryBuilder<Project>,
): SelectQueryBuilder<Project> {
  const newestWith = (condition: string) =>
    `(SELECT other.id FROM projects other
      WHERE ${condition} AND other.is_public AND other.deleted_at IS NULL AND other.id <> :id
      ORDER BY other.created_at DESC, other.id DESC LIMIT ${candidates})`;
  const place = `lower(regexp_replace(:location, '^.*,\\s*', ''))`;
  const shared = [
    newestWith('other.type = :type'),
    newestWith('other.style = :style'),
    newestWith(`${placeOf('other')} = ${place}`),
  ];
  const rank = `CASE WHEN project.type = :type THEN 4 ELSE 0 END + CASE WHEN project.style = :style THEN 2 ELSE 0 END
    + CASE WHEN ${placeOf('project')} = ${place} THEN 1 ELSE 0 END`;
  return builder
    .andWhere(`project.id IN (${shared.join(' UNION ')})`, { id, type, style, location })
    .addSelect(rank, 'rank')
    .orderBy('rank', 'DESC')
    .addOrderBy('project.createdAt', 'DESC')
    .addOrderBy('project.id', 'DESC')
    .limit(mostAlike);
}

/** The nearest on one side of it in the gallery. @param side `>` before it, `<` after it */
function beside(
  { id, featured, exactCreatedAt }: ComparedProject,
  builder: SelectQueryBuilder<Project>,
  side: '<' | '>',
): SelectQueryBuilder<Project> {
  const direction = side === '>' ? 'ASC' : 'DESC';
  return builder
    .andWhere(
      `(project.featured, project.createdAt, project.id) ${side} (:featured, CAST(:exactCreatedAt AS timestamptz), :id)`,
      { featured, exactCreatedAt, id },
    )
    .orderBy('project.featured', direction)
    .addOrderBy('project.createdAt', direction)
    .addOrderBy('project.id', direction)
    .limit(1);
}
