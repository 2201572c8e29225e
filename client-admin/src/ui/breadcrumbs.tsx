import { Anchor, Breadcrumbs as MantineBreadcrumbs, Text } from '@mantine/core';
import { IconChevronRight } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { useTranslations } from 'use-intl';

/** A page above the one that is shown. */
export interface Breadcrumb {
  to: string;
  label: string;
}

/** From the section down; one page at least. */
export type Trail = [Breadcrumb, ...Breadcrumb[]];

/** The breadcrumbs of a page below a section, on one line: what is too long is cut. */
export function Breadcrumbs({ trail, current }: { trail: Trail; current: string }) {
  const t = useTranslations();
  return (
    <nav aria-label={t('breadcrumbs.label')}>
      <MantineBreadcrumbs
        mb={6}
        fz="sm"
        separatorMargin={4}
        styles={{ root: { flexWrap: 'nowrap' }, separator: { flex: 'none' } }}
        separator={<IconChevronRight size={14} stroke={1.6} aria-hidden />}
      >
        {trail.map(({ to, label }) => (
          <Anchor
            key={to}
            to={to}
            component={Link}
            py={4}
            c="dimmed"
            lh={1.4}
            flex="0 1 auto"
            miw={48}
            maw="40%"
            truncate
          >
            {label}
          </Anchor>
        ))}
        <Text
          span
          py={4}
          c="var(--ink)"
          lh={1.4}
          flex="0 10 auto"
          miw={0}
          truncate
          inherit
          aria-current="page"
          title={current}
        >
          {current}
        </Text>
      </MantineBreadcrumbs>
    </nav>
  );
}
