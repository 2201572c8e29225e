import {
  getGetSettingsQueryOptions,
  useGetSettings,
} from '@consultancy/client-shared/api/generated/settings/settings';
import type {
  FirmTextsDto,
  FirmTranslationsDto,
  PublicSettingsDto,
} from '@consultancy/client-shared/api/model';
import type { Language } from '@consultancy/client-shared/format';
import { type Translator, useLanguage } from '@consultancy/client-shared/i18n';
import type { QueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { readQuery } from './read-query';

/** What staff may say in each language. */
export type FirmTextName = keyof FirmTextsDto;

/** Name, contact and place of the firm as staff keep them, in the language of the page; phone and email may be empty. */
export interface SiteSettings extends Pick<
  PublicSettingsDto,
  FirmTextName | 'contactEmail' | 'supportPhone' | 'coordinates'
> {
  /** Undefined where they are not known, as the next two. */
  socialLinks: PublicSettingsDto['socialLinks'] | undefined;
  secondPhone: PublicSettingsDto['secondPhone'] | undefined;
  isDemo: PublicSettingsDto['isDemo'] | undefined;
  /** Texts that are English although the page is not: staff have not written them in its language. */
  inEnglish: FirmTextName[];
}

const FIRM_TEXTS: FirmTextName[] = ['siteName', 'siteDescription', 'address'];

/** The stored settings; of what is empty or not loaded yet the catalogue has words for any firm, and never a phone. */
function completeSettings(
  stored: PublicSettingsDto | undefined,
  language: Language,
  t: Translator<'site'>,
): SiteSettings {
  const own = stored?.translations[language as keyof FirmTranslationsDto];
  return {
    siteName: own?.siteName || stored?.siteName || t('firm.name'),
    siteDescription: own?.siteDescription || stored?.siteDescription || t('firm.description'),
    contactEmail: stored?.contactEmail ?? '',
    supportPhone: stored?.supportPhone ?? '',
    address: own?.address || stored?.address || t('firm.address'),
    secondPhone: stored?.secondPhone,
    coordinates: stored?.coordinates ?? null,
    isDemo: stored?.isDemo,
    socialLinks: stored?.socialLinks,
    inEnglish: own ? FIRM_TEXTS.filter((name) => !own[name] && stored?.[name]) : [],
  };
}

export function useSiteSettings(): SiteSettings {
  const t = useTranslations('site');
  const language = useLanguage();
  const { data } = useGetSettings();
  return completeSettings(data?.data, language, t);
}

export function readSiteSettings(
  queryClient: QueryClient,
  language: Language,
  t: Translator<'site'>,
): SiteSettings {
  const answer = readQuery(queryClient, getGetSettingsQueryOptions());
  return completeSettings(answer?.data, language, t);
}

/** A number as people write it, as an address that dials. */
export function phoneLink(phone: string): string {
  return `tel:${phone.replace(/[^+\d]/g, '')}`;
}
