import { useTranslations } from 'use-intl';
import { useSearchParams } from 'react-router-dom';
import { Group } from '../../ui/layout';
import layout from '../../ui/layout.module.css';
import { Link } from '../../ui/link';
import { readBlogFilters, withFilters } from './blog-filters';
import { useCategoryLabel } from '../../ui/post-category';
import classes from '../../ui/chip.module.css';

/** Links, so that a category can be shared, opened in a new tab and used without scripts. */
export function CategoryChips({ categories }: { categories: string[] }) {
  const t = useTranslations('blog');
  const label = useCategoryLabel();
  const [query] = useSearchParams();
  const chosen = readBlogFilters(query).category;
  return (
    <nav aria-label={t('categoriesLabel')}>
      <Group component="ul" gap="xs" className={layout.strip}>
        {['', ...categories].map((category) => (
          <li key={category}>
            <Link
              to={{ search: withFilters(query, { category }) }}
              className={classes.chip}
              aria-current={category === chosen || undefined}
              replace
              preventScrollReset
            >
              {category ? label(category) : t('all')}
            </Link>
          </li>
        ))}
      </Group>
    </nav>
  );
}
