import type { BackupStateDto } from '@consultancy/client-shared/api/model';
import { List, Paper, Text, Title } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { CopyText } from '../../ui/copy-text';

/** How the last good backup is restored, with the commands of this installation. */
export function RestoreSteps({ state: { lastGood, place } }: { state: BackupStateDto }) {
  const t = useTranslations('backups.restore');
  const folder = place.kind === 'BUCKET' ? `s3://${place.name}/backups` : place.name;
  return (
    <Paper component="section" withBorder p="md" aria-labelledby="restore-backup">
      <Title id="restore-backup" order={2} mb="xs" fz="md">
        {t('title')}
      </Title>
      {lastGood?.fileName ? (
        <>
          <List type="ordered" listStyleType="decimal" spacing="xs" style={{ overflowWrap: 'anywhere' }}>
            <List.Item>{t('stop')}</List.Item>
            <List.Item>{t('empty')}</List.Item>
            <List.Item>
              {t('run')} <CopyText text={`npm run restore -- "${folder}/${lastGood.fileName}"`} />
            </List.Item>
            <List.Item>
              {t('start')} <CopyText text="npm start" />
            </List.Item>
          </List>
          <Text mt="sm" c="dimmed" fz="sm">
            {t('secret')}
          </Text>
        </>
      ) : (
        <Text c="dimmed" inherit>
          {t('none')}
        </Text>
      )}
    </Paper>
  );
}
