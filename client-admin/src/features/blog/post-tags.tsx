import { Box, Flex } from '@mantine/core';
import { useTranslations } from 'use-intl';

const MOST_TAGS = 3;

const TAG = { px: 6, py: 1, bdrs: 'sm', bg: 'var(--stone)' };

/** The first tags of a post, and how many more there are. */
export function PostTags({ tags }: { tags: string[] }) {
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
