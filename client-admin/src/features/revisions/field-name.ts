import { useTranslation } from 'react-i18next';
import { revisionsTexts } from './texts';

/** What people call a field; one that this page does not know keeps its name in the API. */
export function useFieldName(): (field: string) => string {
  const { t } = useTranslation();
  return (field) => (field in revisionsTexts.fields ? t(`revisions.fields.${field as 'title'}`) : field);
}
