import { Flex } from '@mantine/core';
import type { ContentKind } from '@consultancy/client-shared/api/model';
import { StatusBadge } from '@consultancy/client-shared/ui';
import { IconCalendarTime, IconHistory } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { Link } from 'react-router-dom';
import { publicationPath, revisionsPath } from '../paths';
import classes from './record-facts.module.css';
import { PreviewButton } from './preview-links';
import { usePublication } from './private-changes/use-private-changes';
import { TranslationBadges } from './translation-badges';

/** Whether visitors see a record, how far it is translated, and the way to what it said before. */
export function RecordFacts({ kind, id }: { kind: ContentKind; id: number }) {
  const t = useTranslations();
  return (
    <Flex rowGap={4} columnGap="md" wrap="wrap">
      <PublicationLink kind={kind} id={id} />
      <PreviewButton kind={kind} id={id} className={classes.link} />
      <TranslationBadges kind={kind} id={id} />
      <Link to={revisionsPath(kind, id)} className={classes.link}>
        <IconHistory size={15} stroke={1.6} aria-hidden />
        {t('revisions.open')}
      </Link>
    </Flex>
  );
}

/** The way to where it is decided when visitors see it. */
function PublicationLink({ kind, id }: { kind: ContentKind; id: number }) {
  const t = useTranslations();
  const publication = usePublication(kind, id);
  return (
    <Link to={publicationPath(kind, id)} className={classes.link}>
      <IconCalendarTime size={15} stroke={1.6} aria-hidden />
      {t('publications.open')}
      {publication && <StatusBadge status={publication.state} />}
    </Link>
  );
}
