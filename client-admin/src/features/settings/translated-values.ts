import type { FirmTranslationsDto } from '@consultancy/client-shared/api/model';

/** The texts as fields of the form; one that is not written is empty. */
export const translatedValues = (translations: FirmTranslationsDto | undefined) => ({
  amSiteName: translations?.am.siteName ?? '',
  amSiteDescription: translations?.am.siteDescription ?? '',
  amAddress: translations?.am.address ?? '',
  omSiteName: translations?.om.siteName ?? '',
  omSiteDescription: translations?.om.siteDescription ?? '',
  omAddress: translations?.om.address ?? '',
});

export type TranslatedValues = ReturnType<typeof translatedValues>;

/** The fields of the form as the API takes them. */
export const translationsOf = (values: TranslatedValues) => ({
  am: {
    siteName: values.amSiteName,
    siteDescription: values.amSiteDescription,
    address: values.amAddress,
  },
  om: {
    siteName: values.omSiteName,
    siteDescription: values.omSiteDescription,
    address: values.omAddress,
  },
});

/** What the API calls the fields. */
export const TRANSLATED_NAMES: Record<string, keyof TranslatedValues> = {
  'translations.am.siteName': 'amSiteName',
  'translations.am.siteDescription': 'amSiteDescription',
  'translations.am.address': 'amAddress',
  'translations.om.siteName': 'omSiteName',
  'translations.om.siteDescription': 'omSiteDescription',
  'translations.om.address': 'omAddress',
};
