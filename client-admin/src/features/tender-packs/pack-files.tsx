import {
  downloadPackFile,
  useGetTenderPack,
  useListPackChanges,
  useMakePackFile,
  useUpdatePackFacts,
} from '@consultancy/client-shared/api/generated/tender-packs/tender-packs';
import { FactsOf, PackFileState, PackFormat, type TenderPackDto } from '@consultancy/client-shared/api/model';
import { useReading } from '@consultancy/client-shared/calendar';
import { formatDateTime } from '@consultancy/client-shared/calendar/times';
import { Button, Group, Progress, Stack, Table, Text } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { DownloadButton } from '../../ui/download-button';
import { fieldLabel } from '../../ui/field-label';
import { FormSection } from '../../ui/form-page';

const lookEveryMs = 1_000;

const kinds = {
  [FactsOf.FIRM]: 'settings',
  [FactsOf.PROJECT]: 'project',
  [FactsOf.PERSON]: 'team-member',
} as const;

/** The files of a saved pack, and what became of its facts since they were taken. */
export function PackFiles({ pack }: { pack: TenderPackDto }) {
  const t = useTranslations('tenderPacks');
  const reading = useReading();
  const { id } = pack;
  const isWaiting = ({ files }: TenderPackDto) => files.some(({ state }) => state === PackFileState.WAITING);
  const query = useGetTenderPack(id, {
    query: {
      refetchInterval: ({ state }) => (state.data && isWaiting(state.data.data) ? lookEveryMs : false),
    },
  });
  const { files, factsAt, title, version } = query.data?.data ?? pack;
  const make = useMakePackFile({ mutation: { meta: { error: t('files.failed') } } });
  const changes = useListPackChanges(id).data?.data ?? [];
  const meta = { success: t('facts.done'), error: t('facts.failed') };
  const update = useUpdatePackFacts({ mutation: { meta } });
  return (
    <>
      <FormSection title={t('files.title')} hint={t('files.unsaved')}>
        <Stack data-wide>
          <Group>
            {Object.values(PackFormat).map((format) => (
              <Button
                key={format}
                variant="default"
                loading={make.isPending && make.variables.data.format === format}
                onClick={() => make.mutate({ id, data: { format } })}
              >
                {t(`files.make.${format}`)}
              </Button>
            ))}
          </Group>
          <div role="status">
            {files.map((file) => {
              const format = t(`files.formats.${file.format}`);
              if (file.state === PackFileState.FAILED)
                return (
                  <Text key={file.id} c="red.9">
                    {t('files.broken', { format })}
                  </Text>
                );
              if (file.state === PackFileState.WAITING) {
                const label = t('files.making', { format, progress: String(file.progress) });
                return (
                  <Stack key={file.id} gap={4}>
                    <Text fz="sm">{label}</Text>
                    <Progress value={file.progress} aria-label={label} />
                  </Stack>
                );
              }
              return (
                <DownloadButton
                  key={file.id}
                  variant="subtle"
                  h="auto"
                  maw="100%"
                  py={8}
                  styles={{
                    section: { flexShrink: 0 },
                    label: { whiteSpace: 'normal', lineHeight: 1.4, textAlign: 'left' },
                  }}
                  load={(options) => downloadPackFile(id, file.id, options)}
                  failed={t('files.downloadFailed')}
                  fileName={`${title}.${file.format.toLowerCase()}`}
                >
                  {t('files.download', { format, at: formatDateTime(file.madeAt!, reading) })}
                </DownloadButton>
              );
            })}
          </div>
        </Stack>
      </FormSection>
      <FormSection title={t('facts.title')}>
        <Stack data-wide>
          <Text>
            {factsAt && t('facts.takenAt', { at: formatDateTime(factsAt, reading) })}{' '}
            {changes.length > 0 ? t('facts.changed', { count: changes.length }) : t('facts.same')}
          </Text>
          {changes.length > 0 && (
            <>
              <Table.ScrollContainer minWidth={560}>
                <Table>
                  <Table.Thead>
                    <Table.Tr>
                      {(['record', 'fact', 'before', 'after'] as const).map((name) => (
                        <Table.Th key={name}>{t(`facts.${name}`)}</Table.Th>
                      ))}
                    </Table.Tr>
                  </Table.Thead>
                  <Table.Tbody>
                    {changes.map(({ of, id: recordId, language, title: name, field, before, after }) => (
                      <Table.Tr key={`${of} ${recordId} ${language} ${field}`}>
                        <Table.Td>{`${name} (${language})`}</Table.Td>
                        <Table.Td>{fieldLabel(kinds[of], field)}</Table.Td>
                        <Table.Td>{before}</Table.Td>
                        <Table.Td>{after}</Table.Td>
                      </Table.Tr>
                    ))}
                  </Table.Tbody>
                </Table>
              </Table.ScrollContainer>
              <Group>
                <Button
                  variant="default"
                  loading={update.isPending}
                  onClick={() => update.mutate({ id, data: { version } })}
                >
                  {t('facts.update')}
                </Button>
              </Group>
            </>
          )}
        </Stack>
      </FormSection>
    </>
  );
}
