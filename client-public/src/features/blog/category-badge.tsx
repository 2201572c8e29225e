import { ToneBadge } from '@consultancy/client-shared/ui';
import { findCategory, useCategoryLabel } from '../../ui/post-category';

/** A category in its words and its quiet colour; one that staff named themselves is grey. */
export function CategoryBadge({ category }: { category: string }) {
  const label = useCategoryLabel();
  return <ToneBadge tone={findCategory(category)?.tone}>{label(category)}</ToneBadge>;
}
