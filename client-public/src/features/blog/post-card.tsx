import { pictureAt } from '@consultancy/client-shared/api';
import type { PublicPostSummaryDto } from '@consultancy/client-shared/api/model';
import { DateText } from '@consultancy/client-shared/calendar';
import { Text, Title } from '@mantine/core';
import { clsx } from 'clsx';
import { useLocation } from 'react-router-dom';
import { useTranslations } from 'use-intl';
import { paths, readPathname } from '../../lib/paths';
import { EnglishNote, langOf } from '../../ui/content-language';
import { Stack } from '../../ui/layout';
import { Link } from '../../ui/link';
import card from '../../ui/link-card.module.css';
import { SitePicture } from '../../ui/site-picture';
import { CategoryBadge } from './category-badge';
import classes from './post-card.module.css';

/** `wide` is the only featured article, with its picture beside the text. */
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
    <Stack component="article" className={clsx(card.card, size === 'wide' && classes.wide)}>
      <div className={card.frame}>
        <SitePicture
          path={post.featuredImage}
          picture={pictureAt(post.pictures, post.featuredImage)}
          alt=""
          sizes={SIZES[size]}
          className={card.picture}
        />
      </div>
      <div>
        <CategoryBadge category={post.category} />
        <Title order={3} size={size === 'small' ? 'h3' : 'h2'} mt="sm" mb="xs">
          <Link to={paths.article(post.slug)} state={{ fromBlog }} className={card.link}>
            <span lang={langOf(post, 'title')}>{post.title}</span>
          </Link>
        </Title>
        <Text maw="40rem" mb="xs" lineClamp={size === 'small' ? 4 : undefined} lang={langOf(post, 'excerpt')}>
          {post.excerpt}
        </Text>
        <EnglishNote of={post} names={['title', 'excerpt']} />
        <PostFacts post={post} />
      </div>
    </Stack>
  );
}

/** Shown in lists for an article that does not say how long it takes. */
const DEFAULT_READ_MINUTES = 5;

/** Author, date and minutes in one line. */
function PostFacts({ post }: { post: PublicPostSummaryDto }) {
  const t = useTranslations('blog');
  return (
    <Text c="dimmed" fz="sm">
      <span lang={langOf(post, 'authorName')}>{post.author.name || t('defaultAuthor')}</span>
      {' · '}
      <DateText value={post.publishedAt} />
      {' · '}
      {t('readTime', { minutes: String(post.readTime || DEFAULT_READ_MINUTES) })}
    </Text>
  );
}
