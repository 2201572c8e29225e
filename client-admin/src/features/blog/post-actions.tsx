import type { ListedPostDto } from '@consultancy/client-shared/api/model';
import { Group } from '@mantine/core';
import { IconPencil, IconStar, IconStarOff, IconWorld, IconWorldOff } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { useLocation } from 'react-router-dom';
import { editPath, paths } from '../../paths';
import { DeleteButton } from '../../ui/trash';
import { IconButton, IconLink } from '../../ui/icon-button';
import { type OnFailure, useToggleFeatured, useTogglePublished } from './use-post-actions';

/** What can be done with a post, at the foot of its card. */
export function PostActions({ post, onFailure }: { post: ListedPostDto; onFailure: OnFailure }) {
  const t = useTranslations();
  const { pathname, search } = useLocation();
  const publication = useTogglePublished(post, onFailure);
  const feature = useToggleFeatured(post, onFailure);
  const { id, title, status, featured } = post;
  const isPublished = status === 'PUBLISHED';
  return (
    <Group gap={2} wrap="nowrap">
      <IconLink
        label={t('blog.edit', { title })}
        icon={IconPencil}
        to={editPath(paths.postForm, id)}
        state={{ from: pathname + search }}
      />
      <IconButton
        label={isPublished ? t('blog.unpublish', { title }) : t('blog.publish', { title })}
        icon={isPublished ? IconWorldOff : IconWorld}
        isPending={publication.isPending}
        onClick={() => publication.toggle()}
      />
      <IconButton
        label={featured ? t('blog.unfeature', { title }) : t('blog.feature', { title })}
        icon={featured ? IconStarOff : IconStar}
        isPending={feature.isPending}
        onClick={() => feature.toggle()}
      />
      <DeleteButton
        entity="post"
        row={post}
        nameOf={() => title}
        label={t('blog.deleteNamed', { title })}
        onFailure={onFailure}
      />
    </Group>
  );
}
