import { readAnswer, readPost, readProjectDetails, readService } from '@consultancy/client-shared/api';
import {
  getGetPreviewQueryKey,
  getPreview,
} from '@consultancy/client-shared/api/generated/previews/previews';
import type { PreviewDto } from '@consultancy/client-shared/api/model';
import type { Language } from '@consultancy/client-shared/format';
import { queryOptions } from '@tanstack/react-query';
import { requestedIn } from '../../lib/in-language';

/** A record before visitors see it, for anybody with its preview link. @param token as the address names it */
export const previewQuery = (language: Language, token: string) => {
  const { queryKey, options } = requestedIn(language, getGetPreviewQueryKey(token));
  return queryOptions({
    queryKey,
    queryFn: async ({ signal }) => readAnswer(await getPreview(token, options(signal)), readPreview),
  });
};

function readPreview({ kind, project, post, service }: PreviewDto): PreviewDto {
  return {
    kind,
    project: project && readProjectDetails(project),
    post: post && readPost(post),
    service: service && readService(service),
  };
}
