import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import classes from './filter-bar.module.css';
import { PROJECT_FILTERS, type ProjectFilter } from './project-filters';

/** Links, so that a filter can be shared, opened in a new tab and used without scripts. */
export function FilterBar({ current }: { current: ProjectFilter }) {
  const { t } = useTranslation('projects');
  return (
    <nav aria-label={t('filterLabel')} className={classes.bar}>
      <ul className={classes.list}>
        {PROJECT_FILTERS.map(({ value, name }) => (
          <li key={value}>
            <Link
              to={{ search: value === 'all' ? '' : `?filter=${value}` }}
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
