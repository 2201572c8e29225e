import {
  downloadAttachment,
  useGetAttachmentPreview,
  useListAttachments,
} from '@consultancy/client-shared/api/generated/attachments/attachments';
import type { AttachedKind, AttachmentDto } from '@consultancy/client-shared/api/model';
import { formatNumber } from '@consultancy/client-shared/format';
import { QueryOutcome } from '@consultancy/client-shared/ui';
import { pictureTypes } from '@consultancy/shared/attachments';
import { Box, Flex, Stack, Text, Title } from '@mantine/core';
import { IconFile } from '@tabler/icons-react';
import { type ReactNode, useId } from 'react';
import { useTranslations } from 'use-intl';
import { DownloadButton } from '../download-button';
import { useFileAddress } from '../form-page/picture-image';

/** The files that came with an inquiry or a consultation request; nothing where there are none. */
export function Attachments({ kind, id }: { kind: AttachedKind; id: number }) {
  const t = useTranslations('attachments');
  const titleId = useId();
  const query = useListAttachments(kind, id);
  return (
    <QueryOutcome query={query} failed={t('failed')} pending={null}>
      {({ data }) =>
        data.length > 0 && (
          <Stack component="section" gap="xs" mt="md" aria-labelledby={titleId}>
            <Title order={3} m={0} fw={600} id={titleId}>
              {t('title', { count: data.length })}
            </Title>
            <Text size="sm" c="dimmed">
              {t('hint')}
            </Text>
            <Box component="ul" m={0} p={0} style={{ listStyle: 'none' }}>
              {data.map((file) => (
                <AttachmentRow key={file.id} file={file} />
              ))}
            </Box>
          </Stack>
        )
      }
    </QueryOutcome>
  );
}

function AttachmentRow({ file: { id, name, type, size } }: { file: AttachmentDto }) {
  const t = useTranslations('attachments');
  const megabytes = formatNumber(Math.max(0.1, Math.round(size / 100_000) / 10));
  const placeholder = <IconFile size={24} stroke={1.5} aria-hidden />;
  return (
    <Flex component="li" gap="sm" align="center" wrap="wrap" py="xs">
      <Flex w={56} h={56} align="center" justify="center" bg="var(--paper)" style={{ flex: 'none' }}>
        {pictureTypes.includes(type) ? (
          <AttachmentPreview id={id} name={name} placeholder={placeholder} />
        ) : (
          placeholder
        )}
      </Flex>
      <Box flex="1 1 10rem" miw={0}>
        <Text style={{ overflowWrap: 'anywhere' }}>{name}</Text>
        <Text size="sm" c="dimmed">
          {t('facts', { type: type.toUpperCase(), size: megabytes })}
        </Text>
      </Box>
      <DownloadButton
        size="xs"
        load={(options) => downloadAttachment(id, options)}
        fileName={name}
        failed={t('downloadFailed')}
        aria-label={t('downloadNamed', { name })}
      >
        {t('download')}
      </DownloadButton>
    </Flex>
  );
}

interface AttachmentPreviewProps {
  id: number;
  name: string;
  /** Until it is there, and where there is none. */
  placeholder: ReactNode;
}

/** A small picture, which the server makes of what somebody sent: the file itself is never shown. */
function AttachmentPreview({ id, name, placeholder }: AttachmentPreviewProps) {
  const t = useTranslations('attachments');
  const { data: picture } = useGetAttachmentPreview(id, { query: { retry: false, staleTime: Infinity } });
  const address = useFileAddress(picture);
  if (!address) return placeholder;
  return (
    <img
      src={address}
      alt={t('previewOf', { name })}
      width={56}
      height={56}
      style={{ objectFit: 'cover', display: 'block' }}
    />
  );
}
