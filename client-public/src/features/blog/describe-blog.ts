import type {
  PublicPostSummaryDto,
  PublicPostSummaryPageEnvelope,
} from '@consultancy/client-shared/api/model';
import type { Page, PageContext } from '../../page';
import { paths } from '../../paths';
import { postsQuery } from './posts-query';

/** Enough for search engines to see what the blog is about; the sitemap names all articles. */
const NAMED_POSTS = 10;

export function describeBlog({ i18n, language, queryClient, settings, publicUrl }: PageContext): Page {
  const t = i18n.getFixedT(null, 'blog');
  const { queryKey } = postsQuery(language);
  const posts = queryClient.getQueryData<PublicPostSummaryPageEnvelope>(queryKey)?.data.data;
  return {
    title: t('title'),
    description: t('intro'),
    isPaged: true,
    image: posts?.[0]?.featuredImage,
    jsonLd: [
      {
        '@context': 'https://schema.org',
        '@type': 'Blog',
        '@id': `${publicUrl}${paths.blog}#blog`,
        url: `${publicUrl}${paths.blog}`,
        name: `${t('title')} · ${settings.siteName}`,
        description: t('intro'),
        publisher: { '@type': 'Organization', '@id': `${publicUrl}/#organization`, name: settings.siteName },
        blogPost: posts?.slice(0, NAMED_POSTS).map((post) => briefPosting(post, publicUrl)),
      },
    ],
  };
}

function briefPosting(post: PublicPostSummaryDto, publicUrl: string): object {
  return {
    '@type': 'BlogPosting',
    headline: post.title,
    url: publicUrl + paths.article(post.slug),
    datePublished: post.publishedAt,
  };
}
