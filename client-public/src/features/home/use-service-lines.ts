import { useLanguage } from '@consultancy/client-shared/i18n';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { standardServicesQuery } from '../../lib/standard-services';
import { BUILT_IN_SERVICES } from './built-in-services';

/** A standard service in a line. */
interface ServiceLine {
  /** Its part of the address. */
  id: string;
  title: string;
  /** Empty where only its name is known. */
  text: string;
  fallbacks: string[];
}

/** The standard services as staff keep them; by the names that the site brings along where they cannot be had. */
export function useServiceLines(): ServiceLine[] {
  const t = useTranslations('home');
  const { data } = useQuery(standardServicesQuery(useLanguage()));
  return (
    data?.data.map(({ slug, title, description, fallbacks }) => ({
      ...{ id: slug ?? '', title, text: firstSentence(description) },
      fallbacks: fallbacks.map((name) => (name === 'description' ? 'text' : name)),
    })) ??
    BUILT_IN_SERVICES.map(({ id, name }) => ({
      ...{ id, fallbacks: [], title: t(`disciplines.${name}`), text: '' },
    }))
  );
}

/** Of a few, in any language of the site. */
function firstSentence(text: string): string {
  return /^.*?(?:[.!?](?=\s|$)|።)/su.exec(text)?.[0] ?? text;
}
