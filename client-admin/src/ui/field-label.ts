import type { TranslatableKind } from '@consultancy/client-shared/api/model';
import { fieldLabels } from '@consultancy/shared/field-labels/en';

/** What staff call a field of a record; one without a label goes by its name in the API. */
export function fieldLabel(kind: TranslatableKind, field: string): string {
  const labels: Record<string, string> = fieldLabels[kind];
  return Object.hasOwn(labels, field) ? labels[field]! : field;
}
