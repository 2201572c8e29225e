import { Text } from '@mantine/core';
import { useTranslations } from 'use-intl';

/** A record in the reader's language, as far as it is translated. */
interface Translated {
  /** Names of the texts that are in English all the same. */
  fallbacks?: string[];
}

/** For the attribute `lang` of what shows one of these texts: set where they are not in the language of the page. */
export function langOf({ fallbacks }: Translated, ...names: string[]): 'en' | undefined {
  return names.some((name) => fallbacks?.includes(name)) ? 'en' : undefined;
}

/** Says that something is in English because it is not translated yet, where one of these texts is. */
export function EnglishNote({ of, names }: { of: Translated; names: string[] }) {
  const t = useTranslations('site');
  return (
    langOf(of, ...names) && (
      <Text c="dimmed" fz="sm">
        {t('englishOnly')}
      </Text>
    )
  );
}
