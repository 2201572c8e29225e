import { ApiError } from '@consultancy/client-shared/api';
import type { PublicPostDto } from '@consultancy/client-shared/api/model';
import { imageSource, truncateText } from '@consultancy/client-shared/format';
import type { Page, PageContext, PagePlace } from '../../lib/page';
import { paths } from '../../lib/paths';
import { readQuery } from '../../lib/read-query';
import { pageAddress, wholeAddress } from '../../lib/whole-address';
import { breadcrumbList, trailFromHome } from '../../ui/trail';
import { article, newestPosts } from './blog-queries';

export { Article } from './article';
export { ArticlePage as Page } from './article-page';
export { ArticleText } from '../../ui/article-text';

export const queries = ({ language, params: { slug = '' } }: PagePlace) => [
  article(language, slug),
  newestPosts(language),
];

const DESCRIPTION_LENGTH = 160;

export function describe(context: PageContext): Page {
  const { translator, language, t: siteText, queryClient, params } = context;
  const t = translator('blog');
  const query = article(language, params.slug ?? '');
  const post = readQuery(queryClient, query);
  if (post) {
    const trail = trailFromHome(siteText, [
      { name: siteText('nav.blog'), path: paths.blog },
      { name: post.title, path: paths.article(post.slug) },
    ]);
    return {
      title: post.title,
      description: truncateText(post.excerpt, DESCRIPTION_LENGTH),
      image: post.featuredImage,
      type: 'article',
      movedTo: post.slug === params.slug ? undefined : paths.article(post.slug),
      jsonLd: [posting(post, context), breadcrumbList(trail, context)],
    };
  }
  const error = queryClient.getQueryState(query.queryKey)?.error as unknown;
  if (!(error instanceof ApiError && error.status === 404))
    return { title: t('title'), description: t('intro') };
  return { title: t('article.missingTitle'), description: t('empty'), status: 404 };
}

function posting(post: Omit<PublicPostDto, 'content'>, context: PageContext): object {
  const { translator, settings, publicUrl } = context;
  const t = translator('blog');
  const url = pageAddress(paths.article(post.slug), context);
  const picture = wholeAddress(post.featuredImage && imageSource(post.featuredImage).src, publicUrl);
  return {
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    '@id': url,
    url,
    mainEntityOfPage: url,
    headline: post.title,
    description: post.excerpt,
    image: picture ? [picture] : undefined,
    datePublished: post.publishedAt,
    dateModified: post.updatedAt,
    author: { '@type': 'Person', name: post.author.name || t('defaultAuthor') },
    publisher: { '@type': 'Organization', '@id': `${publicUrl}/#organization`, name: settings.siteName },
    isPartOf: { '@id': `${pageAddress(paths.blog, context)}#blog` },
    articleSection: post.category || 'General',
    keywords: post.tags.length > 0 ? post.tags : undefined,
    timeRequired: post.readTime ? `PT${post.readTime}M` : undefined,
  };
}
