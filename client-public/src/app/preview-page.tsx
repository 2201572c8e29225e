import type { SiteI18n } from '../i18n/site-i18n';
import type { ComponentType } from 'react';
import { useMessages } from 'use-intl';
import { loadFeatureTexts } from '../i18n/catalogues';
import { langOf } from '../ui/content-language';
import { PreviewFrame } from '../ui/preview/preview-frame';

export { describePreview as describe } from '../ui/preview/describe-preview';
export { previewQuery } from '../ui/preview/preview-query';

/** Whose pages may be looked at before visitors see them, and what stands on them besides. */
const features = ['preview', 'projects', 'blog', 'services', 'share'];

/**
 * The page of a project, an article or a service before visitors see it, of the same parts as their own pages. Few look
 * at one, so its code comes with it.
 */
export async function loadPreviewPage(i18n: SiteI18n): Promise<ComponentType> {
  const [{ ProjectStory }, { Article, ArticleText }, { addedService, ServiceDetail, standardService }] =
    await Promise.all([
      import('../features/projects/project.page'),
      import('../features/blog/article.page'),
      import('../features/services/service.page'),
      ...features.map((feature) => loadFeatureTexts(i18n, feature)),
    ]);
  return function PreviewPage() {
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
                service={
                  service.slug === null ? addedService(service, texts) : standardService(service, texts)
                }
                sidebar={null}
              />
            )}
          </>
        )}
      </PreviewFrame>
    );
  };
}
