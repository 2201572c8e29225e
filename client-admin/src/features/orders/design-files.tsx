import {
  useAddDesignFile,
  useAddOrderFile,
  useDeleteDesignFile,
  useListDesignFiles,
  useListOrderFiles,
} from '@consultancy/client-shared/api/generated/design-files/design-files';
import type { DesignFileDto, DesignFileListEnvelope } from '@consultancy/client-shared/api/model';
import { formatNumber } from '@consultancy/client-shared/format';
import { useFocusThroughDisabling } from '@consultancy/client-shared/ui/focus';
import { Box, Button, Flex, Group, Text, Title } from '@mantine/core';
import { IconTrash, IconUpload } from '@tabler/icons-react';
import type { UseQueryResult } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import common from '../../ui/common.module.css';
import { RecordInDialog } from '../../ui/details-dialog';
import { FileChoice } from '../../ui/file-choice';
import { IconButton } from '../../ui/icon-button';
import { toasts } from '../../ui/toasts';
import { useErasure } from '../../ui/trash';
import { UploadsUnderWay } from '../../ui/uploads-under-way';

const ACCEPTED = '.pdf,.zip,.dwg,.dxf,.ifc,.skp,.rvt,.xlsx,.docx,.jpg,.png';

/** The files that buyers of a design get: all of its orders share them. */
export function DesignFiles({ projectId }: { projectId: number }) {
  const query = useListDesignFiles(projectId);
  return <Files of="design" id={projectId} query={query} useAdd={useAddDesignFile} />;
}

/** The files that the buyer of one order gets, such as adapted drawings. */
export function OrderFiles({ orderId }: { orderId: number }) {
  const query = useListOrderFiles(orderId);
  return <Files of="order" id={orderId} query={query} useAdd={useAddOrderFile} />;
}

interface FilesProps {
  of: 'design' | 'order';
  /** Of the project or the order. */
  id: number;
  query: UseQueryResult<DesignFileListEnvelope>;
  useAdd: typeof useAddDesignFile;
}

function Files({ of, id, query, useAdd }: FilesProps) {
  const t = useTranslations();
  const add = useAdd({
    mutation: {
      meta: { error: t('orders.files.addFailed') },
      onSuccess: ({ data: { name } }) => toasts.success(t('orders.files.added', { name })),
    },
  });
  const button = useFocusThroughDisabling<HTMLButtonElement>(add.isPending);
  const title = t(`orders.files.${of}.title`);
  return (
    <Flex
      aria-label={title}
      className={common.above}
      component="section"
      mt="lg"
      pt="md"
      gap="xs"
      direction="column"
    >
      <Title order={3} m={0} fz="md">
        {title}
      </Title>
      <Text size="sm" c="dimmed">
        {t(`orders.files.${of}.hint`)}
      </Text>
      <RecordInDialog query={query} errorTitle={t('orders.files.failed')}>
        {({ data }) =>
          data.length === 0 ? (
            <Text size="sm">{t('orders.files.none')}</Text>
          ) : (
            <Box component="ul" m={0}>
              {data.map((file) => (
                <FileRow key={file.id} of={of} file={file} onDeleted={() => void query.refetch()} />
              ))}
            </Box>
          )
        }
      </RecordInDialog>
      <Group>
        <FileChoice
          accept={ACCEPTED}
          label={t(`orders.files.${of}.file`)}
          onChoose={(file) => add.mutate({ id, data: { file } })}
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

interface FileRowProps {
  of: FilesProps['of'];
  file: DesignFileDto;
  onDeleted: () => void;
}

function FileRow({ of, file, onDeleted }: FileRowProps) {
  const t = useTranslations();
  const deletion = useErasure({
    texts: `orders.files.${of}.deletion`,
    nameOf: ({ name }: DesignFileDto) => name,
    useRemove: useDeleteDesignFile,
    variablesOf: ({ id }) => ({ id }),
    // Its address names neither the project nor the order, by which the list is known.
    onDone: onDeleted,
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
