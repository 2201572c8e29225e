import { readAnswer, readPost, readProjectDetails, readService } from '@consultancy/client-shared/api';
import {
  getGetPreviewQueryOptions,
  useGetPreview,
} from '@consultancy/client-shared/api/generated/previews/previews';
import type { PreviewDto, PreviewEnvelope } from '@consultancy/client-shared/api/model';
import type { Language } from '@consultancy/client-shared/format';
import { useLanguage } from '@consultancy/client-shared/i18n';

const readOne = { select: (answer: PreviewEnvelope) => readAnswer(answer, readPreview).data };

/** A record before visitors see it, for anybody with its preview link. @param token as the address names it */
export const preview = (language: Language, token: string) =>
  getGetPreviewQueryOptions(token, { 'Accept-Language': language }, { query: readOne });

export const usePreview = (token: string) =>
  useGetPreview(token, { 'Accept-Language': useLanguage() }, { query: readOne });

function readPreview({ kind, project, post, service }: PreviewDto): PreviewDto {
  return {
    kind,
    project: project && readProjectDetails(project),
    post: post && readPost(post),
    service: service && readService(service),
  };
}
