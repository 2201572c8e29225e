import { useTranslations } from 'use-intl';
import classes from './breadcrumb.module.css';
import { Group } from './layout';
import layout from './layout.module.css';
import { Link } from './link';
import { trailFromHome, type TrailStep } from './trail';

interface BreadcrumbProps {
  label: string;
  /** The steps after the home page; the last one is the page itself. */
  steps: TrailStep[];
  /** Whether the last step is the title below; phones leave it out. */
  isTitleBelow?: boolean;
}

export function Breadcrumb({ label, steps, isTitleBelow }: BreadcrumbProps) {
  const t = useTranslations('site');
  return (
    <nav aria-label={label}>
      <Group
        component="ol"
        gap="0 var(--space-1)"
        c="dimmed"
        fz="sm"
        className={`${layout.screen} ${classes.trail}`}
        mod={{ titleBelow: isTitleBelow }}
      >
        {trailFromHome(t, steps).map(({ name, path }, index) => (
          <li key={path}>
            {index < steps.length ? <Link to={path}>{name}</Link> : <span aria-current="page">{name}</span>}
          </li>
        ))}
      </Group>
    </nav>
  );
}
