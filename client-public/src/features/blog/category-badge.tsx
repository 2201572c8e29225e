import { useTranslation } from 'react-i18next';
import { findCategory } from './categories';
import classes from './category-badge.module.css';

/** A category in its words and its quiet colour; one that staff named themselves is grey. */
export function CategoryBadge({ category }: { category: string }) {
  const label = useCategoryLabel();
  return (
    <span className={classes.badge} data-tone={findCategory(category)?.tone}>
      {label(category)}
    </span>
  );
}

export function useCategoryLabel(): (category: string) => string {
  const { t } = useTranslation('blog');
  return (category) => {
    const known = findCategory(category);
    return known ? t(`category.${known.name}`) : category;
  };
}
