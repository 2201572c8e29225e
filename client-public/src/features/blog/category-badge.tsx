import { findCategory, useCategoryLabel } from '../../ui/post-category';
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
