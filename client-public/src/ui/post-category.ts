import { useTranslations } from 'use-intl';
import type { en } from '../i18n/en';

type CategoryTone = 'grey' | 'green' | 'purple' | 'blue' | 'red' | 'brown' | 'olive' | 'teal' | 'yellow';

interface Category {
  /** Key of its label under `category`. */
  name: keyof typeof en.category;
  tone: CategoryTone;
}

const GENERAL: Category = { name: 'general', tone: 'grey' };

/** The categories whose colours are known, by the names the server has for them. */
const CATEGORIES = new Map<string, Category>([
  ['General', GENERAL],
  ['Sustainability', { name: 'sustainability', tone: 'green' }],
  ['Design', { name: 'design', tone: 'purple' }],
  ['Urban Planning', { name: 'urbanPlanning', tone: 'blue' }],
  ['Interior Design', { name: 'interiorDesign', tone: 'red' }],
  ['Engineering', { name: 'engineering', tone: 'brown' }],
  ['Landscape', { name: 'landscape', tone: 'olive' }],
  ['Technology', { name: 'technology', tone: 'teal' }],
  ['Housing', { name: 'housing', tone: 'yellow' }],
]);

/** An article without a category is General. Undefined for one that staff named themselves. */
export function findCategory(category: string): Category | undefined {
  return category ? CATEGORIES.get(category) : GENERAL;
}

/** A category in the language shown; one that staff named themselves stays as they wrote it. */
export function useCategoryLabel(): (category: string) => string {
  const t = useTranslations('site');
  return (category) => {
    const known = findCategory(category);
    return known ? t(`category.${known.name}`) : category;
  };
}
