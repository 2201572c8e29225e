import type { SelectQueryBuilder } from 'typeorm';
import type { SiteLanguage } from '../../common/language/site-language.enum.js';
import { mostEntries } from '../../common/pagination/list-query.dto.js';
import { RecordKind } from '../../common/record-kind.js';
import { entriesIn, sortColumnIn } from '../../content/content.module.js';
import type { FacetDto, ProjectFacetsDto } from './dto/list-projects.dto.js';
import { projectType } from './project.content-type.js';
import type { Project } from './project.entity.js';
import { ProjectFact } from './project.enums.js';

const facets = [
  'type',
  'status',
  'isForSale',
  'place',
  'year',
  'material',
] as const satisfies (keyof ProjectFacetsDto)[];
export type Facet = (typeof facets)[number];

/** The last part of where a project is, mostly its town; Amharic has a comma of its own. @param location SQL */
const lastPart = (location: string) => `regexp_replace(${location}, '^.*[,፣]\\s*', '')`;

/** The place of a project; `projects_place_idx` knows it. @param alias of the table */
export const placeOf = (alias: string) => `lower(regexp_replace(${alias}.location, '^.*,\\s*', ''))`;

/** SQL: the year that visitors read, 2023 where a project says none. @param alias of the table */
export const yearOf = (alias: string) => `coalesce(${alias}.year, '2023')`;

/** SQL: whether the materials of a project are public. @param alias of the table */
export const showsMaterials = (alias: string) => `${alias}.public_facts ? '${ProjectFact.MATERIALS}'`;

/**
 * Counts the projects for each value of each filter.
 * @param filteredBut the projects with all filters applied but the given one
 */
export async function countFacets(
  filteredBut: (facet: Facet) => SelectQueryBuilder<Project>,
  language: SiteLanguage,
): Promise<ProjectFacetsDto> {
  const columns = columnsIn(language);
  const counts = facets.map(async (facet) => {
    const { value, label = 'NULL', condition = 'true' } = columns[facet];
    const rows = filteredBut(facet)
      .andWhere(condition)
      .select('project.id', 'id')
      .addSelect(value, 'value')
      .addSelect(label, 'label');
    const counted = rows.dataSource
      .createQueryBuilder()
      .select('value')
      .addSelect('coalesce(min(label), value)', 'label')
      .addSelect('count(DISTINCT id)::int', 'count')
      .from(`(${rows.getQuery()})`, 'counted')
      .setParameters(rows.getParameters())
      .where('value IS NOT NULL')
      .groupBy('value')
      .limit(mostEntries);
    if (facet === 'year') counted.orderBy('value', 'DESC');
    else counted.orderBy('count', 'DESC').addOrderBy('label');
    return [facet, await counted.getRawMany<FacetDto>()] as const;
  });
  return Object.fromEntries(await Promise.all(counts)) as unknown as ProjectFacetsDto;
}

/**
 * SQL of each filter's value and label. Two set-returning functions in one SELECT list advance together, so the n-th
 * material gets the n-th label.
 */
function columnsIn(
  language: SiteLanguage,
): Record<Facet, { value: string; label?: string; condition?: string }> {
  return {
    type: { value: 'project.type' },
    status: { value: 'project.status' },
    isForSale: { value: 'project.is_for_sale::text' },
    year: { value: yearOf('project') },
    place: {
      value: placeOf('project'),
      label: lastPart(sortColumnIn(projectType, language, 'project.location')),
    },
    material: {
      value: 'lower(jsonb_array_elements_text(project.materials))',
      label: `jsonb_array_elements_text(${entriesIn(RecordKind.PROJECT, language, 'project.materials')})`,
      condition: showsMaterials('project'),
    },
  };
}
