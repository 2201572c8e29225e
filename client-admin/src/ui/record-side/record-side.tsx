import { ContentKind, LoggedKind, TranslatableKind } from '@consultancy/client-shared/api/model';
import { Anchor, Box, Paper, Skeleton } from '@mantine/core';
import { IconExternalLink } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import common from '../common.module.css';
import { usePublication } from '../draft-changes';
import { RECORD_KINDS, type SiteRecord } from '../record-kinds';
import { ActivityLine } from './activity-line';
import { PreviewPart } from './preview-part';
import { PublishingPart } from './publishing-part';
import { SidePart } from './side-part';
import { TranslationsPart } from './translations-part';
import type { SavingForm } from './use-decision';
import { VersionsPart } from './versions-part';

interface RecordSideProps {
  kind: keyof typeof RECORD_KINDS;
  record: SiteRecord & { version: number; isPublic?: boolean };
  form: SavingForm;
}

/**
 * What there is to know and to decide of a record beside its form. Of kinds that have no drafts, how far they are
 * translated and who changed them.
 */
export default function RecordSide({ kind, record, form }: RecordSideProps) {
  const { id, version } = record;
  return (
    <Paper withBorder className={common.between} px="md">
      {isOneOf(ContentKind, kind) && <ContentParts kind={kind} record={record} form={form} />}
      {isOneOf(TranslatableKind, kind) && <TranslationsPart {...{ kind, id, version }} />}
      {isOneOf(ContentKind, kind) && <PreviewPart kind={kind} id={id} />}
      {isOneOf(ContentKind, kind) && <VersionsPart {...{ kind, id, version }} />}
      {isOneOf(LoggedKind, kind) && <ActivityLine {...{ kind, id, version }} />}
      {record.isPublic && !isOneOf(ContentKind, kind) && (
        <Box py="sm">
          <SiteLink kind={kind} record={record} />
        </Box>
      )}
    </Paper>
  );
}

function ContentParts({ kind, record, form }: RecordSideProps & { kind: ContentKind }) {
  const t = useTranslations('recordSide');
  const publication = usePublication(kind, record.id);
  // The form has asked for it and says where that failed.
  if (!publication) {
    return (
      <SidePart title={t('publishing')}>
        <Skeleton h="5rem" />
      </SidePart>
    );
  }
  // Draft changes may hold an address that leads nowhere yet.
  const isThere = publication.isPublished && !publication.changes?.fields.includes('slug');
  return (
    <PublishingPart
      publication={publication}
      form={form}
      siteLink={isThere && <SiteLink kind={kind} record={record} />}
    />
  );
}

/** Leads to the page where visitors see a record. */
function SiteLink({ kind, record }: Pick<RecordSideProps, 'kind' | 'record'>) {
  const t = useTranslations('recordSide');
  const { sitePage } = RECORD_KINDS[kind];
  if (!sitePage) return null;
  return (
    <Anchor
      href={sitePage(record) || '/'}
      target="_blank"
      rel="noreferrer"
      fz="sm"
      display="inline-flex"
      style={{ gap: 4, alignItems: 'center' }}
    >
      {t('site')}
      <IconExternalLink size={13} aria-hidden />
    </Anchor>
  );
}

function isOneOf<Kind extends string>(kinds: Record<string, Kind>, kind: string): kind is Kind {
  return Object.values<string>(kinds).includes(kind);
}
