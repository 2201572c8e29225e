import { useGetRevision } from '@consultancy/client-shared/api/generated/revisions/revisions';
import type { RevisionDto, ContentKind } from '@consultancy/client-shared/api/model';
import { DateTimeText } from '@consultancy/client-shared/calendar/date-time-text';
import { QueryOutcome } from '@consultancy/client-shared/ui';
import { Alert, Button, Paper, Skeleton, Text, Title } from '@mantine/core';
import { IconPhotoOff, IconRestore } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { fieldLabel } from '../../ui/field-label';
import { PageHead } from '../../ui/page-head';
import { usePageTitle } from '../../ui/page-title';
import { FieldChange } from './field-change';
import { useRestoreVersion } from './use-restore-version';

interface RevisionDetailsProps {
  kind: ContentKind;
  id: number;
  version: number;
}

/** One version: what it changed, and what a restore of it would change. */
export function RevisionDetails({ kind, id, version }: RevisionDetailsProps) {
  const t = useTranslations();
  // A restore is based on the record as it is now.
  const query = useGetRevision(kind, id, version, { query: { staleTime: 0 } });
  return (
    <QueryOutcome
      query={query}
      pending={<Skeleton height="20rem" radius="md" />}
      failed={t('revisions.versionNotFound')}
    >
      {({ data }) => <Details kind={kind} id={id} revision={data} />}
    </QueryOutcome>
  );
}

function Details({ kind, id, revision }: Omit<RevisionDetailsProps, 'version'> & { revision: RevisionDto }) {
  const t = useTranslations();
  const { version, createdAt, author, title, fields, isFirst, isCurrent, missingPictures } = revision;
  const restoration = useRestoreVersion(kind, id);
  usePageTitle(t('revisions.pageTitle', { title }));
  const changed = fields.filter(({ previous, value }) => previous !== value);
  const differing = fields.filter(({ value, current }) => value !== current);
  const restored = differing.filter(({ isRestored }) => isRestored);
  return (
    <article>
      <Title order={1} mb="xs">
        {title}
      </Title>
      <PageHead>
        <div>
          <Title order={2}>{t('revisions.version', { version: String(version) })}</Title>
          <Text c="dimmed" fz="sm">
            {author ?? t('revisions.nobody')} · <DateTimeText value={createdAt} />
          </Text>
        </div>
        {!isCurrent && (
          <Button
            leftSection={<IconRestore size={16} aria-hidden />}
            loading={restoration.isPending}
            disabled={restored.length === 0}
            onClick={() => restoration.restore(revision)}
          >
            {t('revisions.restore')}
          </Button>
        )}
      </PageHead>
      {!isCurrent && missingPictures.length > 0 && <Missing paths={missingPictures} />}
      {!isFirst && (
        <Paper component="section" withBorder mb="md" p="md" pb="xs" aria-label={t('revisions.changed')}>
          <Title order={2} fz="md">
            {t('revisions.changed')}
          </Title>
          {changed.length === 0 && (
            <Text pt="xs" c="dimmed" fz="sm">
              {t('revisions.nothingChanged')}
            </Text>
          )}
          {changed.map((field) => (
            <FieldChange
              key={field.field}
              kind={kind}
              field={field}
              before={field.previous}
              now={field.value}
            />
          ))}
        </Paper>
      )}
      {!isCurrent && (
        <Paper component="section" withBorder mb="md" p="md" pb="xs" aria-label={t('revisions.wouldChange')}>
          <Title order={2} fz="md">
            {t('revisions.wouldChange')}
          </Title>
          {restored.length === 0 && (
            <Text pt="xs" c="dimmed" fz="sm">
              {t('revisions.wouldChangeNothing')}
            </Text>
          )}
          {restored.map((field) => (
            <FieldChange
              key={field.field}
              kind={kind}
              field={field}
              before={field.current}
              now={field.value}
            />
          ))}
          <Stays kind={kind} fields={differing.filter(({ isRestored }) => !isRestored)} />
        </Paper>
      )}
      {isFirst && isCurrent && (
        <Text pt="xs" c="dimmed" fz="sm">
          {t('revisions.only')}
        </Text>
      )}
    </article>
  );
}

/** Who sees a record, and where, is not restored. */
function Stays({ kind, fields }: { kind: ContentKind; fields: RevisionDto['fields'] }) {
  const t = useTranslations();
  if (fields.length === 0) return null;
  return (
    <Text pt="xs" c="dimmed" fz="sm">
      {t('revisions.stays')}: {fields.map(({ field }) => fieldLabel(kind, field)).join(', ')}
    </Text>
  );
}

function Missing({ paths }: { paths: string[] }) {
  const t = useTranslations();
  return (
    <Alert
      color="yellow"
      mb="md"
      miw={0}
      icon={<IconPhotoOff size={18} aria-hidden />}
      title={t('revisions.missing', { count: paths.length })}
    >
      <ul>
        {paths.map((path) => (
          <li key={path}>{path.replace(/^.*\//, '')}</li>
        ))}
      </ul>
    </Alert>
  );
}
