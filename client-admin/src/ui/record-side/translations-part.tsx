import { useGetTranslation } from '@consultancy/client-shared/api/generated/translations/translations';
import { TextState, type TranslatableKind, TranslatedLanguage } from '@consultancy/client-shared/api/model';
import { StatusBadge } from '@consultancy/client-shared/ui';
import { Anchor, Group, Skeleton, Stack, Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import { useTranslations } from 'use-intl';
import { translationPath } from '../../record-paths';
import { SidePart } from './side-part';

interface TranslationsPartProps {
  kind: TranslatableKind;
  id: number;
  /** Of the English: another one may have made a translation outdated. */
  version: number;
}

/** How far a record is translated, in each language, and the way to its editor. */
export function TranslationsPart(props: TranslationsPartProps) {
  const t = useTranslations('recordSide');
  return (
    <SidePart title={t('translations')}>
      <Stack component="ul" gap={6}>
        {Object.values(TranslatedLanguage).map((language) => (
          <LanguageLine key={`${language} ${props.version}`} {...props} language={language} />
        ))}
      </Stack>
    </SidePart>
  );
}

function LanguageLine({ kind, id, language }: TranslationsPartProps & { language: TranslatedLanguage }) {
  const t = useTranslations();
  const { data, isPending } = useGetTranslation(kind, id, language, { query: { staleTime: 0 } });
  const texts = data?.data.texts.filter(({ state }) => state !== TextState.EMPTY) ?? [];
  const done = texts.filter(({ state }) => state === TextState.CURRENT);
  return (
    <Group component="li" gap="xs" wrap="nowrap" fz="sm">
      <Anchor component={Link} to={translationPath(kind, id, language)} flex={1} miw={0} c="inherit" inherit>
        {t(`translations.languages.${language}`)}
      </Anchor>
      {isPending && <Skeleton w="4rem" h="1rem" />}
      {data && (
        <>
          <Text span c="dimmed" fz="xs" style={{ fontVariantNumeric: 'tabular-nums' }}>
            {t('recordSide.current', { done: String(done.length), all: String(texts.length) })}
          </Text>
          <StatusBadge status={data.data.state} />
        </>
      )}
    </Group>
  );
}
