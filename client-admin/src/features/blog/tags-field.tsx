import { Button, Group, Stack, TagsInput } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { addTags, isSameTag } from './add-tags';
import { CATEGORIES } from './categories';

interface TagsFieldProps {
  label: string;
  value: string[];
  onChange: (tags: string[]) => void;
  error?: ReactNode;
}

/** The tags of a post: typed, several at once with commas between them, or picked. */
export function TagsField({ label, value: tags, onChange, error }: TagsFieldProps) {
  const t = useTranslations();
  const [typed, setTyped] = useState('');
  const add = () => {
    onChange(addTags(tags, typed));
    setTyped('');
  };
  return (
    <Stack data-wide gap="xs">
      <Group align="end" gap="xs" wrap="nowrap">
        <TagsInput
          flex="1 1 auto"
          label={label}
          description={t('blog.form.tagsHint')}
          value={tags}
          onChange={(next) => onChange(next.reduce(addTags, []))}
          searchValue={typed}
          onSearchChange={setTyped}
          splitChars={[',']}
          error={error}
        />
        <Button flex="none" variant="default" onClick={add} disabled={typed.trim() === ''}>
          {t('blog.form.addTag')}
        </Button>
      </Group>
      <Group gap={4} align="stretch" role="group" aria-label={t('blog.form.quickPicks')}>
        {CATEGORIES.map((tag) => {
          const others = tags.filter((other) => !isSameTag(other, tag));
          const isPicked = others.length < tags.length;
          return (
            <Button
              key={tag}
              size="compact-xs"
              radius="xl"
              fw={400}
              variant={isPicked ? 'light' : 'default'}
              aria-pressed={isPicked}
              onClick={() => onChange(isPicked ? others : [...tags, tag])}
            >
              {tag}
            </Button>
          );
        })}
      </Group>
    </Stack>
  );
}
