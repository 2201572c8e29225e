import { useTranslations } from 'use-intl';
import { paths } from '../../paths';
import type { Trail } from '../../ui/breadcrumbs';
import { useOrigin } from '../../ui/form-page';

/** The pages above a service: the list as it was left, or the order of the standard ones below it. */
export function useServiceTrail(): Trail {
  const t = useTranslations();
  const origin = useOrigin(paths.services);
  const isFromOrder = origin.startsWith(paths.standardServices);
  const list = { to: isFromOrder ? paths.services : origin, label: t('sections.services') };
  return isFromOrder ? [list, { to: origin, label: t('services.standardTitle') }] : [list];
}
