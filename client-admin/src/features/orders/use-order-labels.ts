import type { DesignOrderDto } from '@consultancy/client-shared/api/model';
import { useTranslations } from 'use-intl';

/** What the fields of an order that can be changed are called. */
export function useOrderLabels() {
  const t = useTranslations();
  return {
    status: t('orders.fields.status'),
    name: t('orders.fields.name'),
    email: t('orders.fields.email'),
    phone: t('orders.fields.phone'),
    address: t('orders.fields.address'),
  } satisfies Partial<Record<keyof DesignOrderDto, string>>;
}
