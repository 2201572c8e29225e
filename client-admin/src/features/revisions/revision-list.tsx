import type { ContentKind, RevisionSummaryDto } from '@consultancy/client-shared/api/model';
import { Box, Flex, Paper, Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import { useTranslations } from 'use-intl';
import common from '../../ui/common.module.css';
import { fieldLabel } from '../../ui/field-label';
import rows from '../../ui/link-rows.module.css';
import { RecentTime } from '../../ui/recent-time';
import classes from './revision-list.module.css';

interface RevisionListProps {
  kind: ContentKind;
  revisions: RevisionSummaryDto[];
  /** The version that is shown. */
  chosen: number;
}

/** Who changed what, and when. */
export function RevisionList({ kind, revisions, chosen }: RevisionListProps) {
  const t = useTranslations();
  return (
    <Box aria-label={t('revisions.list')} component="nav" miw={0}>
      <Paper component="ol" withBorder className={`${common.between} ${classes.list}`}>
        {revisions.map((revision) => (
          <li key={revision.version}>
            <Link
              to={`?version=${revision.version}`}
              className={`${rows.entry} ${classes.entry}`}
              aria-current={revision.version === chosen ? 'page' : undefined}
              preventScrollReset
            >
              <Entry kind={kind} revision={revision} />
            </Link>
          </li>
        ))}
      </Paper>
    </Box>
  );
}

function Entry({
  kind,
  revision: { version, createdAt, author, changed, isFirst, isCurrent },
}: {
  kind: ContentKind;
  revision: RevisionSummaryDto;
}) {
  const t = useTranslations();
  const fields = changed.map((field) => fieldLabel(kind, field)).join(', ') || t('revisions.nothingChanged');
  return (
    <>
      <Flex component="span" rowGap={0} columnGap="xs" wrap="wrap" justify="space-between">
        <strong>{t('revisions.version', { version: String(version) })}</strong>
        <RecentTime value={createdAt} />
      </Flex>
      <Text span className={classes.by} fz="xs">
        {author ?? t('revisions.nobody')}
      </Text>
      <Text span className={classes.by} fz="xs">
        {isFirst ? t('revisions.isFirst') : t('revisions.changedFields', { fields })}
      </Text>
      {isCurrent && (
        <Text span c="var(--tone-green)" fz="xs" fw={500}>
          {t('revisions.isCurrent')}
        </Text>
      )}
    </>
  );
}
