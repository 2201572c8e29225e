import { Flex } from '@mantine/core';
import { useTranslations } from 'use-intl';
import classes from './post-tags.module.css';

const MOST_TAGS = 3;

/** The first tags of a post, and how many more there are. */
export function PostTags({ tags }: { tags: string[] }) {
  const t = useTranslations();
  const more = tags.slice(MOST_TAGS);
  return (
    <Flex className={classes.tags} component="ul" mih={20} gap={4} wrap="wrap">
      {tags.slice(0, MOST_TAGS).map((tag) => (
        <li key={tag}>{tag}</li>
      ))}
      {more.length > 0 && (
        <li title={more.join(', ')}>{t('blog.moreTags', { count: String(more.length) })}</li>
      )}
    </Flex>
  );
}
