import { Anchor, Breadcrumbs, Text } from '@mantine/core';
import { IconChevronRight } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { Link } from 'react-router-dom';
import classes from './crumbs.module.css';

/** A page above the one that is shown. */
export interface Crumb {
  to: string;
  label: string;
}

/** From the section down; one page at least. */
export type Way = [Crumb, ...Crumb[]];

/** The breadcrumbs of a page below a section, on one line: what is too long is cut. */
export function Crumbs({ way, here }: { way: Way; here: string }) {
  const t = useTranslations();
  return (
    <nav aria-label={t('crumbs.label')}>
      <Breadcrumbs
        classNames={{ root: classes.crumbs, separator: classes.separator }}
        separator={<IconChevronRight size={14} stroke={1.6} aria-hidden />}
      >
        {way.map(({ to, label }) => (
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
          title={here}
        >
          {here}
        </Text>
      </Breadcrumbs>
    </nav>
  );
}
