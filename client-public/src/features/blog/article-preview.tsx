import { langOf } from '../../ui/content-language';
import { PreviewFrame } from '../../ui/preview/preview-frame';
import { Article } from './article';
import { ArticleText } from './article-text';

/** An article as its page will be, before readers see it. */
export function ArticlePreview() {
  return (
    <PreviewFrame pick={({ post }) => post}>
      {(post) => (
        <Article post={post} isPreview>
          <div lang={langOf(post, 'content')}>
            <ArticleText html={post.contentHtml} />
          </div>
        </Article>
      )}
    </PreviewFrame>
  );
}
