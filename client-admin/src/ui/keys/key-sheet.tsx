import { Box, Group, Kbd, Switch, Title } from '@mantine/core';
import { useTranslations } from 'use-intl';
import common from '../common.module.css';
import { Dialog } from '../dialog';
import { capsOf } from './key-names';
import { type KnownKey, useKnownKeys } from './known-keys';
import { useSingleKeys } from './use-single-keys';

const PLACES = ['page', 'everywhere'] as const;

/** All keys that work where one is. */
export default function KeySheet({ onClose }: { onClose: () => void }) {
  const t = useTranslations();
  const known = useKnownKeys();
  const [hasSingleKeys, setSingleKeys] = useSingleKeys();
  return (
    <Dialog onClose={onClose} title={t('keys.title')}>
      {PLACES.map((place) => (
        <Keys key={place} title={t(`keys.${place}`)} keys={known.filter((key) => key.place === place)} />
      ))}
      <Switch
        mt="lg"
        label={t('keys.single')}
        description={t('keys.singleHint')}
        checked={hasSingleKeys}
        onChange={(event) => setSingleKeys(event.currentTarget.checked)}
      />
    </Dialog>
  );
}

function Keys({ title, keys }: { title: string; keys: KnownKey[] }) {
  if (keys.length === 0) return null;
  return (
    <Box component="section" mb="md" aria-label={title}>
      <Title order={3} mb={4} c="dimmed" fz="xs" fw={500}>
        {title}
      </Title>
      <dl>
        {keys.map((key) => (
          <Group
            key={`${key.keys} ${key.says}`}
            className={common.below}
            py={6}
            wrap="nowrap"
            justify="space-between"
          >
            <dt>{key.says}</dt>
            <Group component="dd" flex="none" gap={4}>
              {capsOf(key.keys).map((cap) => (
                <Kbd key={cap} size="sm">
                  {cap}
                </Kbd>
              ))}
            </Group>
          </Group>
        ))}
      </dl>
    </Box>
  );
}
