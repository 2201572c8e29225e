import {
  type ContentKind,
  ProjectStyle,
  ProjectType,
  type RevisionFieldDto,
} from '@consultancy/client-shared/api/model';
import { formatNumber } from '@consultancy/client-shared/format';
import { findStatus, ResponsiveImage } from '@consultancy/client-shared/ui';
import { projectStyles } from '@consultancy/shared/field-labels/en';
import { Box, Flex, Text, Title } from '@mantine/core';
import { useTranslations } from 'use-intl';
import common from '../../ui/common.module.css';
import { fieldLabel } from '../../ui/field-label';
import { type DiffPart, DiffParts, DiffText } from '../../ui/word-diff';

interface ChangeProps {
  field: RevisionFieldDto;
  before: string | null;
  now: string | null;
}

/** One field, as it was and as it became. */
export function FieldChange({ kind, ...change }: ChangeProps & { kind: ContentKind }) {
  const label = fieldLabel(kind, change.field.field);
  return (
    <Box component="section" className={common.above} py="sm" aria-label={label}>
      <Title order={3} mb={4} c="dimmed" fz="xs" fw={500}>
        {label}
      </Title>
      <Change {...change} />
    </Box>
  );
}

function Change({ field: { format }, before, now }: ChangeProps) {
  const words = useWords();
  if (format === 'PICTURES') return <PictureChange before={lines(before)} now={lines(now)} />;
  if (format === 'TEXT' || format === 'LIST') return <DiffText before={before ?? ''} now={now ?? ''} />;
  const parts: DiffPart[] = [
    { kind: 'removed', text: words(format, before) },
    { kind: 'same', text: ' ' },
    { kind: 'added', text: words(format, now) },
  ];
  return <DiffParts parts={parts} />;
}

function useWords(): (format: RevisionFieldDto['format'], value: string | null) => string {
  const t = useTranslations();
  return (format, value) => {
    if (value === null) return t('revisions.empty');
    if (format === 'SWITCH') return t(value === 'true' ? 'yes' : 'no');
    if (format === 'NUMBER') return formatNumber(Number(value));
    const status = findStatus(value);
    if (status) return t(`shared.status.${status}`);
    if (isOneOf(ProjectType, value)) return t(`shared.projectType.${value}`);
    return isOneOf(ProjectStyle, value) ? projectStyles[value] : value;
  };
}

function PictureChange({ before, now }: { before: string[]; now: string[] }) {
  const t = useTranslations();
  const removed = before.filter((path) => !now.includes(path));
  const added = now.filter((path) => !before.includes(path));
  const isOnlyOrder = removed.length + added.length === 0;
  return (
    <Flex rowGap="xs" columnGap="lg" wrap="wrap">
      {removed.length > 0 && <Pictures title={t('revisions.removedPictures')} paths={removed} isRemoved />}
      {added.length > 0 && <Pictures title={t('revisions.addedPictures')} paths={added} />}
      {isOnlyOrder && <Pictures title={t('revisions.keptPictures')} paths={now} />}
    </Flex>
  );
}

function Pictures({ title, paths, isRemoved }: { title: string; paths: string[]; isRemoved?: boolean }) {
  return (
    <figure>
      <Text component="figcaption" mb={4} c="dimmed" fz="xs">
        {title}
      </Text>
      <Flex component="ul" gap="xs" wrap="wrap">
        {paths.map((path, index) => (
          <Box
            component="li"
            key={`${index} ${path}`}
            w="9rem"
            bd={`2px solid var(--tone-${isRemoved ? 'red' : 'green'})`}
            bdrs="sm"
            opacity={isRemoved ? 0.6 : undefined}
            style={{ overflow: 'hidden' }}
          >
            <ResponsiveImage path={path} alt={path.replace(/^.*\//, '')} sizes="9rem" ratio={3 / 2} />
          </Box>
        ))}
      </Flex>
    </figure>
  );
}

function lines(value: string | null): string[] {
  return value?.split('\n') ?? [];
}

function isOneOf<Value extends string>(values: Record<string, Value>, value: string): value is Value {
  return value in values;
}
