import type { ListedPostDto } from '@consultancy/client-shared/api/model';
import { DateText, useReading } from '@consultancy/client-shared/calendar';
import { formatDateTime } from '@consultancy/client-shared/calendar/times';
import { imageSource } from '@consultancy/client-shared/format';
import { Box, Flex, Stack, Text } from '@mantine/core';
import { IconPhotoOff, IconStar, IconStarOff, IconWorld, IconWorldOff } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { paths } from '../../paths';
import { editPath } from '../../record-paths';
import { isWaiting } from '../../ui/is-waiting';
import { RecordCard, RecordMenu, type Selection, useListOrigin } from '../../ui/list-page';
import type { FormLink } from '../../ui/resource/resource';
import { type OnFailure, useDeletePosts, useToggleFeatured, useTogglePublished } from './use-post-actions';

interface PostCardProps {
  post: ListedPostDto;
  selection: Selection;
  onFailure: OnFailure;
}

export function PostCard({ post, selection, onFailure }: PostCardProps) {
  const t = useTranslations();
  const reading = useReading();
  const link = usePostLink(post);
  return (
    <RecordCard
      record={post}
      link={link}
      selection={selection}
      picture={<PostPicture path={post.featuredImage} />}
      marks={
        <>
          {isWaiting(post.publication) && <li>{t(`shared.status.${post.publication}`)}</li>}
          {post.featured && <li>{t('blog.featured')}</li>}
        </>
      }
      facts={[
        post.category,
        t('blog.readTime', { minutes: String(post.readTime) }),
        t('blog.by', { author: post.author.name }),
      ]}
      date={<DateText value={post.createdAt} title={formatDateTime(post.createdAt, reading)} />}
      actions={<PostActions post={post} link={link} onFailure={onFailure} />}
    >
      <Text mih="2lh" fz="sm" lineClamp={2}>
        {post.excerpt}
      </Text>
      <PostTags tags={post.tags} />
    </RecordCard>
  );
}

/** Leads from the list to the form of a post. */
export function usePostLink({ id }: ListedPostDto): FormLink {
  return { to: editPath(paths.postForm, id), state: useListOrigin() };
}

const MOST_TAGS = 3;

const TAG = { px: 6, py: 1, bdrs: 'sm', bg: 'var(--stone)' };

/** The first tags of a post, and how many more there are. */
function PostTags({ tags }: { tags: string[] }) {
  const t = useTranslations();
  const more = tags.slice(MOST_TAGS);
  return (
    <Flex component="ul" mih={20} fz="0.6875rem" gap={4} wrap="wrap">
      {tags.slice(0, MOST_TAGS).map((tag) => (
        <Box component="li" key={tag} {...TAG}>
          {tag}
        </Box>
      ))}
      {more.length > 0 && (
        <Box component="li" title={more.join(', ')} {...TAG}>
          {t('blog.moreTags', { count: String(more.length) })}
        </Box>
      )}
    </Flex>
  );
}

/** The picture of a post; words in its place where there is none or it does not load. */
function PostPicture({ path }: { path: string | null }) {
  const t = useTranslations();
  const [failed, setFailed] = useState<string>();
  if (!path || failed === path) {
    return (
      <Stack component="p" h="100%" c="dimmed" fz="sm" gap={4} align="center" justify="center">
        <IconPhotoOff size={24} stroke={1.4} aria-hidden />
        {t('blog.imageMissing')}
      </Stack>
    );
  }
  return (
    <img
      {...imageSource(path)}
      sizes="(min-width: 75em) 24rem, (min-width: 40em) 50vw, 100vw"
      alt=""
      loading="lazy"
      onError={() => setFailed(path)}
    />
  );
}

/** What can be done with a post, at the foot of its card or the end of its row. */
export function PostActions({
  post,
  link,
  onFailure,
}: Pick<PostCardProps, 'post' | 'onFailure'> & { link: FormLink }) {
  const t = useTranslations('blog');
  const publication = useTogglePublished(post, onFailure);
  const feature = useToggleFeatured(post, onFailure);
  const deletion = useDeletePosts(onFailure);
  const { title, status, featured } = post;
  const isPublished = status === 'PUBLISHED';
  return (
    <RecordMenu
      name={title}
      link={link}
      actions={[
        {
          label: t(isPublished ? 'unpublish' : 'publish'),
          icon: isPublished ? IconWorldOff : IconWorld,
          onClick: publication.toggle,
        },
        {
          label: t(featured ? 'unfeature' : 'feature'),
          icon: featured ? IconStarOff : IconStar,
          onClick: feature.toggle,
        },
      ]}
      onDelete={() => deletion.ask([post])}
      isPending={publication.isPending || feature.isPending || deletion.isPending}
    />
  );
}
