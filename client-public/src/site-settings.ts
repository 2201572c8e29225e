import { getGetSettingsQueryOptions } from '@consultancy/client-shared/api/generated/settings/settings';
import type { SiteSettingsDto, SiteSettingsEnvelope } from '@consultancy/client-shared/api/model';
import { type QueryClient, useQuery } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';

/** Name and contact of the firm as staff keep them. */
export type SiteSettings = Pick<
  SiteSettingsDto,
  'siteName' | 'siteDescription' | 'contactEmail' | 'supportPhone' | 'address'
>;

export const siteSettingsQuery = () => getGetSettingsQueryOptions();

/** The stored settings; what is empty or not there yet comes from the catalogue. */
function completeSettings(stored: SiteSettingsDto | undefined, t: TFunction<'site'>): SiteSettings {
  return {
    siteName: stored?.siteName || t('firm.name'),
    siteDescription: stored?.siteDescription || t('firm.description'),
    contactEmail: stored?.contactEmail || t('firm.email'),
    supportPhone: stored?.supportPhone || t('firm.phone'),
    address: stored?.address || t('firm.address'),
  };
}

export function useSiteSettings(): SiteSettings {
  const { t } = useTranslation();
  const { data } = useQuery(siteSettingsQuery());
  return completeSettings(data?.data, t);
}

export function readSiteSettings(queryClient: QueryClient, t: TFunction<'site'>): SiteSettings {
  const answer = queryClient.getQueryData<SiteSettingsEnvelope>(siteSettingsQuery().queryKey);
  return completeSettings(answer?.data, t);
}

/** A number as people write it, as an address that dials. */
export function phoneLink(phone: string): string {
  return `tel:${phone.replace(/[^+\d]/g, '')}`;
}
