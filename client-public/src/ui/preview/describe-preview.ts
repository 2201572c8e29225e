import { ApiError } from '@consultancy/client-shared/api';
import type { Page, PageContext } from '../../lib/page';
import { paths } from '../../lib/paths';
import { readQuery } from '../../lib/read-query';
import { preview } from './preview-query';

/** What the page of a preview says of itself: that no search engine shall keep it. */
export function describePreview({ translator, language, queryClient, params }: PageContext): Page {
  const t = translator('preview');
  const query = preview(language, params.token ?? '');
  const { project, post, service } = readQuery(queryClient, query) ?? {};
  const record = project ?? post ?? service;
  // The address itself gives access, so it is in no link or metadata.
  const page = { path: paths.preview, isUnlisted: true };
  if (record) return { ...page, title: `${t('title')}: ${record.title}`, description: t('banner') };
  const error = queryClient.getQueryState(query.queryKey)?.error as unknown;
  const status = error instanceof ApiError ? error.status : undefined;
  if (status !== 404 && status !== 410) return { ...page, title: t('title'), description: t('banner') };
  const why = status === 410 ? 'over' : 'unknown';
  return { ...page, title: t(`${why}.title`), description: t(`${why}.text`), status };
}
