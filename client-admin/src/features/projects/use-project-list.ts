import { readPage, readProject } from '@consultancy/client-shared/api';
import { useListStaffProjects } from '@consultancy/client-shared/api/generated/projects/projects';
import {
  type ListedProjectPageEnvelope,
  ProjectSort,
  PublicationState,
  ProjectStatus,
  ProjectType,
  SortOrder,
} from '@consultancy/client-shared/api/model';
import { keepPreviousData } from '@tanstack/react-query';
import { type ListState, readListAddress, useListState } from '../../ui/list-page';

export const PROJECTS_PER_PAGE = 9;

/** `active` is what the dashboard counts as active: all that are not completed. */
const STATUSES_OF = {
  active: [ProjectStatus.IN_DESIGN, ProjectStatus.UNDER_CONSTRUCTION],
  IN_DESIGN: [ProjectStatus.IN_DESIGN],
  UNDER_CONSTRUCTION: [ProjectStatus.UNDER_CONSTRUCTION],
  COMPLETED: [ProjectStatus.COMPLETED],
} as const;

/** The types that the filter offers; a card's type filters by any. */
export const OFFERED_TYPES = [
  ProjectType.RESIDENCE,
  ProjectType.COMMERCIAL,
  ProjectType.HOTEL,
  ProjectType.MIXED_USE,
] as const;

const CHOICES = {
  status: Object.keys(STATUSES_OF) as (keyof typeof STATUSES_OF)[],
  type: Object.values(ProjectType),
  publication: Object.values(PublicationState),
};

const SORT = {
  columns: [ProjectSort.title, ProjectSort.year, ProjectSort.viewCount, ProjectSort.updatedAt],
  start: { by: ProjectSort.createdAt, order: SortOrder.desc },
} as { columns: ProjectSort[]; start: { by: ProjectSort; order: SortOrder } };

const readList = (answer: ListedProjectPageEnvelope) => readPage(answer, readProject);

/** The projects that the address names, newest first; hidden ones among them. */
export function useProjectList() {
  const list = useListState(CHOICES, { sort: SORT });
  const wanted = paramsOf(list);
  const query = useListStaffProjects(
    { page: list.page, limit: PROJECTS_PER_PAGE, ...wanted },
    { query: { placeholderData: keepPreviousData, select: readList } },
  );
  return { list, query, wanted };
}

/** The ids of a page of the list that an address names; not requested without a page. */
export function useProjectIds(search: string, page: number | undefined): number[] | undefined {
  const listed = readListAddress(new URLSearchParams(search), CHOICES, { sort: SORT });
  const { data } = useListStaffProjects(
    { page, limit: PROJECTS_PER_PAGE, ...paramsOf(listed) },
    { query: { enabled: page !== undefined } },
  );
  return data?.data.data.map(({ id }) => id);
}

function paramsOf({
  wanted: { status, ...filters },
  sort,
}: Pick<ListState<typeof CHOICES, ProjectSort>, 'wanted' | 'sort'>) {
  return {
    sortBy: sort.by,
    sortOrder: sort.order,
    ...filters,
    ...(status && { status: [...STATUSES_OF[status]] }),
  };
}
