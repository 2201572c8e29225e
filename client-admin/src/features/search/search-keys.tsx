import { Group, Kbd } from '@mantine/core';
import { Spotlight } from '@mantine/spotlight';
import { useTranslations } from 'use-intl';

/** Which keys do what; not shown where there are none. */
export function SearchKeys() {
  const t = useTranslations();
  return (
    <Spotlight.Footer visibleFrom="sm" aria-hidden>
      <Group px="sm" py="xs" c="dimmed" fz="xs" gap={6}>
        <Kbd size="xs">↑</Kbd> <Kbd size="xs">↓</Kbd> {t('search.keys.move')}
        <Kbd size="xs">↵</Kbd> {t('search.keys.open')}
        <Kbd size="xs">Esc</Kbd> {t('search.keys.close')}
      </Group>
    </Spotlight.Footer>
  );
}
