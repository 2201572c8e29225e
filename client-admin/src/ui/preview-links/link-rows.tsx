import { DateTimeText } from '@consultancy/client-shared/calendar/date-time-text';
import { Box, Button, Group, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import common from '../common.module.css';

interface Link {
  id: number;
  by: string | null;
  createdAt: string;
  expiresAt: string;
}

interface LinkRowsProps<Row extends Link> {
  links: Row[];
  withdrawal: { isPending: boolean; variables?: { id: number }; mutate: (link: { id: number }) => void };
  /** What else there is to say of one. */
  children?: (link: Row) => ReactNode;
}

/** Links that work, each with who made it, until when it works, and a button that revokes it. */
export function LinkRows<Row extends Link>({ links, withdrawal, children }: LinkRowsProps<Row>) {
  const t = useTranslations();
  if (links.length === 0)
    return (
      <Text mb="md" c="dimmed" fz="sm">
        {t('publications.preview.none')}
      </Text>
    );
  return (
    <ul>
      {links.map((link) => (
        <Group
          component="li"
          key={link.id}
          className={common.above}
          py="xs"
          fz="sm"
          gap="xs"
          justify="space-between"
        >
          <Box component="span" flex="1 1 16rem">
            <DateTimeText value={link.createdAt} />{' '}
            {link.by
              ? t('publications.preview.madeBy', { name: link.by })
              : t('publications.preview.madeBySomebody')}
            {' · '}
            {t('publications.preview.until')} <DateTimeText value={link.expiresAt} />
            {children?.(link)}
          </Box>
          <Button
            size="compact-sm"
            variant="default"
            loading={withdrawal.isPending && withdrawal.variables?.id === link.id}
            onClick={() => withdrawal.mutate({ id: link.id })}
            aria-label={t('publications.preview.withdrawNamed', { number: String(link.id) })}
          >
            {t('publications.preview.withdraw')}
          </Button>
        </Group>
      ))}
    </ul>
  );
}
