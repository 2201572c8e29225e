import { useMessages } from 'use-intl';
import { Article, ArticleText } from '../features/blog/article.page';
import { ProjectStory } from '../features/projects/project.page';
import { addedService, ServiceDetail, standardService } from '../features/services/service.page';
import type { PagePlace } from '../lib/page';
import { langOf } from '../ui/content-language';
import { PreviewFrame } from '../ui/preview/preview-frame';
import { preview } from '../ui/preview/preview-query';

export { describePreview as describe } from '../ui/preview/describe-preview';

export const queries = ({ language, params: { token = '' } }: PagePlace) => [preview(language, token)];

/** A project, an article or a service before visitors see it, of the same parts as their own pages. */
export function Page() {
  const texts = useMessages().services;
  return (
    <PreviewFrame>
      {({ project, post, service }) => (
        <>
          {project && <ProjectStory project={project} isPreview />}
          {post && (
            <Article post={post} isPreview>
              <div lang={langOf(post, 'content')}>
                <ArticleText html={post.contentHtml} />
              </div>
            </Article>
          )}
          {service && (
            <ServiceDetail
              service={service.slug === null ? addedService(service, texts) : standardService(service, texts)}
              sidebar={null}
            />
          )}
        </>
      )}
    </PreviewFrame>
  );
}
