import { useGetTranslation } from '@consultancy/client-shared/api/generated/translations/translations';
import { TranslatedLanguage, type TranslatableKind } from '@consultancy/client-shared/api/model';
import { StatusBadge } from '@consultancy/client-shared/ui';
import { Flex } from '@mantine/core';
import { Link } from 'react-router-dom';
import { useTranslations } from 'use-intl';
import { translationPath } from '../record-paths';
import classes from './record-link.module.css';

interface TranslationBadgesProps {
  kind: TranslatableKind;
  id: number;
}

/** How far a record is translated, in each language, and the way to its editor. */
export function TranslationBadges({ kind, id }: TranslationBadgesProps) {
  const t = useTranslations();
  return (
    <Flex component="ul" rowGap={4} columnGap="md" wrap="wrap" aria-label={t('translations.title')}>
      {Object.values(TranslatedLanguage).map((language) => (
        <li key={language}>
          <LanguageBadge kind={kind} id={id} language={language} />
        </li>
      ))}
    </Flex>
  );
}

function LanguageBadge({ kind, id, language }: TranslationBadgesProps & { language: TranslatedLanguage }) {
  const t = useTranslations();
  // Any change of the English may have made it outdated.
  const { data } = useGetTranslation(kind, id, language, { query: { staleTime: 0 } });
  return (
    <Link to={translationPath(kind, id, language)} className={classes.link}>
      {t(`translations.languages.${language}`)}
      {data && <StatusBadge status={data.data.state} />}
    </Link>
  );
}
