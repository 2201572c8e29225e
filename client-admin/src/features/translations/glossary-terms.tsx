import type { TranslatedLanguage } from '@consultancy/client-shared/api/model';
import { Box, Flex, Group, Text } from '@mantine/core';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { termsIn } from './glossary';
import classes from './text-pair.module.css';

/** How the house says the terms that a text has. */
export function GlossaryTerms({ english, language }: { english: string; language: TranslatedLanguage }) {
  const t = useTranslations();
  const terms = useMemo(() => termsIn(english), [english]);
  if (terms.length === 0) return null;
  return (
    <Box component="details" className={classes.glossary} mt={6} fz="xs" open>
      <summary>
        {t('translations.editor.glossary')} · {terms.length}
      </summary>
      <Flex component="dl" rowGap={2} columnGap="md" wrap="wrap">
        {terms.map((term) => (
          <Group key={term.en} gap={6}>
            <Text component="dt" c="dimmed" inherit>
              {term.en}
            </Text>
            <dd lang={language}>{term[language]}</dd>
          </Group>
        ))}
      </Flex>
    </Box>
  );
}
