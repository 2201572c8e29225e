import { formatNumber } from '@consultancy/client-shared/format';
import { countWords, minutesToRead } from '@consultancy/shared/article/reading-time';
import { Text } from '@mantine/core';
import { useDeferredValue, useMemo } from 'react';
import { useTranslations } from 'use-intl';

/** How many words and characters a text has, and how long it takes to read. */
export function TextMeasures({ markdown }: { markdown: string }) {
  const t = useTranslations();
  // Nobody waits for it at each key.
  const text = useDeferredValue(markdown);
  const measures = useMemo(() => {
    const words = countWords(text);
    return [
      t('textMeasures.words', { count: words, formatted: formatNumber(words) }),
      ...(words > 0 ? [t('textMeasures.minutes', { minutes: String(minutesToRead(text)) })] : []),
      t('textMeasures.characters', { count: text.length, formatted: formatNumber(text.length) }),
    ];
  }, [text, t]);
  return (
    <Text span c="dimmed" fz="xs">
      {measures.join(' · ')}
    </Text>
  );
}
