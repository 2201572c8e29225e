export { describeArticle as describe } from './describe-article';
export { ArticlePage as Page } from './article-page';
export { Article } from './article';
export { ArticleText } from './article-text';
