import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { Link } from '../../ui/link';
import classes from './filter-bar.module.css';
import { PROJECT_FILTERS, type ProjectFilter } from './project-filters';

/** Links, so that a filter can be shared, opened in a new tab and used without scripts. */
export function FilterBar({ current }: { current: ProjectFilter }) {
  const { t } = useTranslation('projects');
  const [search] = useSearchParams();

  function searchOf(filter: ProjectFilter): string {
    const next = new URLSearchParams(search);
    next.delete('page');
    if (filter === 'all') next.delete('filter');
    else next.set('filter', filter);
    return next.toString();
  }

  return (
    <nav aria-label={t('filterLabel')} className={classes.bar}>
      <ul className={classes.list}>
        {PROJECT_FILTERS.map(({ value, name }) => (
          <li key={value}>
            <Link
              to={{ search: searchOf(value) }}
              className={classes.filter}
              aria-current={value === current ? 'true' : undefined}
              replace
              preventScrollReset
            >
              {t(`filter.${name}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
