import { IconBookmarks } from '@tabler/icons-react';
import { clsx } from 'clsx';
import { useTranslations } from 'use-intl';
import { paths } from '../../lib/paths';
import layout from '../../ui/layout.module.css';
import { Link } from '../../ui/link';
import target from '../../ui/target.module.css';
import { useShortlist } from './shortlist';
import classes from './shortlist.module.css';
import views from './view-links.module.css';

/** Leads to the comparison of what this device keeps; empty, to how it is filled. */
export function ShortlistLink({ isBesideButton = false }: { isBesideButton?: boolean }) {
  const t = useTranslations('projects');
  const ids = useShortlist();
  return (
    <Link
      to={{ pathname: paths.projects, search: `?compare=${ids.join()}` }}
      className={clsx(layout.scripted, target.target, classes.link, views.view)}
    >
      <IconBookmarks size={18} stroke={1.5} aria-hidden />
      {`${t(isBesideButton ? 'shortlist.compare' : 'shortlist.name')} `}
      <span className={classes.count}>{ids.length > 0 && ids.length}</span>
    </Link>
  );
}
