import type { PublicPostSummaryDto } from '@consultancy/client-shared/api/model';
import type { Page, PageContext, PagePlace } from '../../lib/page';
import { paths } from '../../lib/paths';
import { readQuery } from '../../lib/read-query';
import { pageAddress } from '../../lib/whole-address';
import { collectionPage } from '../../ui/collection-page';
import { shownPages } from '../../ui/shown-pages';
import { readBlogFilters } from './blog-filters';
import { postsPage } from './posts-query';

export { BlogPage as Page } from './blog-page';

export function queries({ language, search }: PagePlace) {
  const filters = readBlogFilters(search);
  return [postsPage(language), ...shownPages(search).map((page) => postsPage(language, filters, page))];
}

/** Enough for search engines to see what the blog is about; the sitemap names all articles. */
const NAMED_POSTS = 10;

export function describe(context: PageContext): Page {
  const { translator, language, queryClient, settings, publicUrl } = context;
  const url = pageAddress(paths.blog, context);
  const t = translator('blog');
  const posts = readQuery(queryClient, postsPage(language))?.data.data;
  return {
    title: t('title'),
    description: t('intro'),
    isPaged: true,
    image: posts?.[0]?.featuredImage,
    jsonLd: [
      collectionPage(
        {
          ...{ path: paths.blog, name: t('title'), description: t('intro') },
          items: posts?.map(({ title, slug }) => ({ name: title, path: paths.article(slug) })) ?? [],
        },
        context,
        {
          hasPart: {
            '@type': 'Blog',
            '@id': `${url}#blog`,
            url,
            name: `${t('title')} · ${settings.siteName}`,
            description: t('intro'),
            publisher: {
              ...{ '@type': 'Organization', '@id': `${publicUrl}/#organization`, name: settings.siteName },
            },
            blogPost: posts?.slice(0, NAMED_POSTS).map((post) => briefPosting(post, context)),
          },
        },
      ),
    ],
  };
}

function briefPosting(post: PublicPostSummaryDto, context: PageContext): object {
  return {
    '@type': 'BlogPosting',
    headline: post.title,
    url: pageAddress(paths.article(post.slug), context),
    datePublished: post.publishedAt,
  };
}
