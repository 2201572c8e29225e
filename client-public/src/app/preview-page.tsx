import type { i18n as I18n } from 'i18next';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { loadFeatureTexts } from '../i18n/catalogues';
import { langOf } from '../ui/content-language';
import { PreviewFrame } from '../ui/preview/preview-frame';
import { texts as am } from '../ui/preview/texts/am';
import { texts as en } from '../ui/preview/texts/en';
import { texts as om } from '../ui/preview/texts/om';

export { describePreview as describe } from '../ui/preview/describe-preview';
export { previewQuery } from '../ui/preview/preview-query';

/** Whose pages may be looked at before visitors see them, and what stands on them besides. */
const features = ['projects', 'blog', 'services', 'share'];

/**
 * The page of a project, an article or a service before visitors see it, of the same parts as their own pages. Few look
 * at one, so its code and its texts, in all languages, come with it.
 */
export async function loadPreviewPage(i18n: I18n): Promise<ComponentType> {
  for (const [language, texts] of Object.entries({ en, am, om }))
    i18n.addResourceBundle(language, 'preview', texts);
  const [{ ProjectStory }, { Article, ArticleText }, { addedService, ServiceDetail, standardService }] =
    await Promise.all([
      import('../features/projects/project.page'),
      import('../features/blog/article.page'),
      import('../features/services/service.page'),
      ...features.map((feature) => loadFeatureTexts(i18n, feature)),
    ]);
  return function PreviewPage() {
    const { t } = useTranslation('services');
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
                service={service.slug === null ? addedService(service, t) : standardService(service, t)}
                sidebar={null}
              />
            )}
          </>
        )}
      </PreviewFrame>
    );
  };
}
