import type { PublicPostSummaryDto } from '@consultancy/client-shared/api/model';
import { pictureAt } from '@consultancy/client-shared/api';
import { ResponsiveImage } from '@consultancy/client-shared/ui';
import { useLocation } from 'react-router-dom';
import { paths, readPathname } from '../../paths';
import { EnglishNote, langOf } from '../../ui/content-language';
import { Link } from '../../ui/link';
import { CategoryBadge } from './category-badge';
import classes from './post-card.module.css';
import { PostFacts } from './post-facts';

/** `wide` is a featured article that stands alone, with its picture beside the words. */
type PostCardSize = 'wide' | 'large' | 'small';

const SIZES: Record<PostCardSize, string> = {
  wide: '(width < 64rem) 92vw, 50rem',
  large: '(width < 48rem) 92vw, 46vw',
  small: '(width < 40rem) 92vw, (width < 64rem) 46vw, 30vw',
};

interface PostCardProps {
  post: PublicPostSummaryDto;
  size: PostCardSize;
}

export function PostCard({ post, size }: PostCardProps) {
  const { pathname, search } = useLocation();
  const { language, path } = readPathname(pathname);
  const fromBlog = path === paths.blog && { language, search };
  return (
    <article className={classes.card} data-size={size}>
      <div className={classes.frame}>
        <ResponsiveImage
          path={post.featuredImage}
          picture={pictureAt(post.pictures, post.featuredImage)}
          alt=""
          ratio={3 / 2}
          sizes={SIZES[size]}
          className={classes.picture}
        />
      </div>
      <div>
        <CategoryBadge category={post.category} />
        <h3 className={classes.title}>
          <Link to={paths.article(post.slug)} state={{ fromBlog }} className={classes.link}>
            <span lang={langOf(post, 'title')}>{post.title}</span>
          </Link>
        </h3>
        <p className={classes.excerpt} lang={langOf(post, 'excerpt')}>
          {post.excerpt}
        </p>
        <EnglishNote of={post} names={['title', 'excerpt']} />
        <PostFacts post={post} />
      </div>
    </article>
  );
}
