import { DateTimeText } from '@consultancy/client-shared/calendar/date-time-text';
import { Button, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import classes from './preview-links.module.css';

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
    <ul className={classes.links}>
      {links.map((link) => (
        <li key={link.id}>
          <span>
            <DateTimeText value={link.createdAt} />{' '}
            {link.by
              ? t('publications.preview.madeBy', { name: link.by })
              : t('publications.preview.madeBySomebody')}
            {' · '}
            {t('publications.preview.until')} <DateTimeText value={link.expiresAt} />
            {children?.(link)}
          </span>
          <Button
            size="compact-sm"
            variant="default"
            loading={withdrawal.isPending && withdrawal.variables?.id === link.id}
            onClick={() => withdrawal.mutate({ id: link.id })}
            aria-label={t('publications.preview.withdrawNamed', { number: String(link.id) })}
          >
            {t('publications.preview.withdraw')}
          </Button>
        </li>
      ))}
    </ul>
  );
}
