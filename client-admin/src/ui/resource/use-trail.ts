import type { Messages } from '@consultancy/client-shared/i18n/messages';
import { useTranslations } from 'use-intl';
import type { Breadcrumb, Trail } from '../breadcrumbs';
import { useOrigin } from '../form-page';

type Label = `sections.${keyof Messages['sections']}` | 'consultants.title' | 'inquiries.templates.title';

type Step = readonly [to: string, label: Label];

/** The pages down to a list, which is the last of them: as it was left, where the link came from there. */
export function useTrail(...steps: readonly [...above: Step[], list: Step]): Trail {
  const t = useTranslations();
  const [list, label] = steps.at(-1)!;
  const last = { to: useOrigin(list), label: t(label) };
  const above: Breadcrumb[] = steps.slice(0, -1).map(([to, label]) => ({ to, label: t(label) }));
  return [...above, last] as unknown as Trail;
}
