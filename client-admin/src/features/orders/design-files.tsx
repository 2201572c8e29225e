import {
  useAddDesignFile,
  deleteDesignFile,
  getListDesignFilesQueryKey,
  useListDesignFiles,
} from '@consultancy/client-shared/api/generated/design-files/design-files';
import type { DesignFileDto } from '@consultancy/client-shared/api/model';
import { formatNumber } from '@consultancy/client-shared/format';
import { Box, Button, Flex, Group, Text, Title } from '@mantine/core';
import { IconTrash, IconUpload } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import common from '../../ui/common.module.css';
import { RecordInDialog } from '../../ui/details-dialog';
import { FileChoice } from '../../ui/file-choice';
import { IconButton } from '../../ui/icon-button';
import { toasts } from '../../ui/toasts';
import { useErasure } from '../../ui/trash';
import { UploadsUnderWay } from '../../ui/uploads-under-way';
import { useFocusThroughDisabling } from '../../ui/use-focus-through-disabling';

const ACCEPTED = '.pdf,.zip,.dwg,.dxf,.ifc,.skp,.rvt,.xlsx,.docx,.jpg,.png';

/** The files that buyers of a design get: all of its orders share them. */
export function DesignFiles({ projectId }: { projectId: number }) {
  const t = useTranslations();
  const query = useListDesignFiles(projectId);
  const add = useAddDesignFile({
    mutation: {
      meta: {
        error: t('orders.files.addFailed'),
        invalidates: [getListDesignFilesQueryKey(projectId)],
      },
      onSuccess: ({ data: { name } }) => toasts.success(t('orders.files.added', { name })),
    },
  });
  const button = useFocusThroughDisabling<HTMLButtonElement>(add.isPending);
  return (
    <Flex
      aria-labelledby="design-files"
      className={common.above}
      component="section"
      mt="lg"
      pt="md"
      gap="xs"
      direction="column"
    >
      <Title order={3} m={0} fz="md" id="design-files">
        {t('orders.files.title')}
      </Title>
      <Text size="sm" c="dimmed">
        {t('orders.files.hint')}
      </Text>
      <RecordInDialog query={query} errorTitle={t('orders.files.failed')}>
        {({ data }) =>
          data.length === 0 ? (
            <Text size="sm">{t('orders.files.none')}</Text>
          ) : (
            <Box component="ul" m={0}>
              {data.map((file) => (
                <FileRow key={file.id} file={file} projectId={projectId} />
              ))}
            </Box>
          )
        }
      </RecordInDialog>
      <Group>
        <FileChoice
          accept={ACCEPTED}
          label={t('orders.files.file')}
          onChoose={(file) => add.mutate({ id: projectId, data: { file } })}
        >
          {(props) => (
            <Button
              {...props}
              ref={button}
              size="xs"
              variant="default"
              leftSection={<IconUpload size={16} aria-hidden />}
              loading={add.isPending}
            >
              {t('orders.files.add')}
            </Button>
          )}
        </FileChoice>
        {add.isError && (
          <Button size="xs" variant="light" onClick={() => add.mutate(add.variables)}>
            {t('orders.files.again', { name: (add.variables.data.file as File).name })}
          </Button>
        )}
      </Group>
      {add.isPending && <UploadsUnderWay />}
    </Flex>
  );
}

function FileRow({ file, projectId }: { file: DesignFileDto; projectId: number }) {
  const t = useTranslations();
  const deletion = useErasure<DesignFileDto>({
    texts: 'orders.files.deletion',
    nameOf: ({ name }) => name,
    remove: ({ id }) => deleteDesignFile(id),
    refreshes: [getListDesignFilesQueryKey(projectId)],
  });
  const megabytes = formatNumber(Math.max(0.1, Math.round(file.size / 100_000) / 10));
  return (
    <Flex component="li" gap="sm" align="center">
      <Box component="span" flex={1} miw={0}>
        {file.name}
      </Box>
      <Text span c="dimmed" fz="sm" style={{ whiteSpace: 'nowrap' }}>
        {t('orders.files.size', { size: megabytes })}
      </Text>
      <IconButton
        label={t('orders.files.deleteNamed', { name: file.name })}
        icon={IconTrash}
        color="red"
        isPending={deletion.isPending}
        onClick={() => deletion.ask(file)}
      />
    </Flex>
  );
}
