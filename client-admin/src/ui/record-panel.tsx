import { ContentKind, TranslatableKind } from '@consultancy/client-shared/api/model';
import { StatusBadge } from '@consultancy/client-shared/ui';
import { Flex } from '@mantine/core';
import { IconCalendarTime, IconHistory } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { useTranslations } from 'use-intl';
import { publicationPath, revisionsPath } from '../record-paths';
import { type ChangedPublication, DraftChangesNotice, usePublication } from './draft-changes';
import { LinksButton, PreviewLinks } from './preview-links';
import classes from './record-link.module.css';
import { TranslationBadges } from './translation-badges';

interface RecordPanelProps {
  kind: string;
  id: number;
  /** Where the form holds draft changes. */
  publication?: ChangedPublication | undefined;
}

/**
 * What can be done about a record beside its form: when visitors see it, links to look at it before, its translations,
 * and what it said before. Of kinds that are always shown, the translations alone.
 */
export function RecordPanel({ kind, id, publication }: RecordPanelProps) {
  if (!isOneOf(ContentKind, kind)) {
    return isOneOf(TranslatableKind, kind) && <TranslationBadges kind={kind} id={id} />;
  }
  return (
    <>
      <Links kind={kind} id={id} />
      {publication && <DraftChangesNotice publication={publication} />}
    </>
  );
}

function Links({ kind, id }: { kind: ContentKind; id: number }) {
  const t = useTranslations();
  const publication = usePublication(kind, id);
  return (
    <Flex rowGap={4} columnGap="md" wrap="wrap">
      <Link to={publicationPath(kind, id)} className={classes.link}>
        <IconCalendarTime size={15} stroke={1.6} aria-hidden />
        {t('publications.open')}
        {publication && <StatusBadge status={publication.state} />}
      </Link>
      <LinksButton label={t('publications.preview.open')} title={t('publications.preview.title')}>
        <PreviewLinks kind={kind} id={id} />
      </LinksButton>
      <TranslationBadges kind={kind} id={id} />
      <Link to={revisionsPath(kind, id)} className={classes.link}>
        <IconHistory size={15} stroke={1.6} aria-hidden />
        {t('revisions.open')}
      </Link>
    </Flex>
  );
}

function isOneOf<Kind extends string>(kinds: Record<string, Kind>, kind: string): kind is Kind {
  return Object.values<string>(kinds).includes(kind);
}
