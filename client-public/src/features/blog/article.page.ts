import type { PagePlace } from '../../lib/page';
import { articleQuery, newestPostsQuery } from './blog-queries';

export { Article } from './article';
export { ArticlePage as Page } from './article-page';
export { ArticleText } from './article-text';
export { describeArticle as describe } from './describe-article';

export const queries = ({ language, params: { slug = '' } }: PagePlace) => [
  articleQuery(language, slug),
  newestPostsQuery(language),
];
