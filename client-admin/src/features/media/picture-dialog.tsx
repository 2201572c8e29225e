import { useGetPicture } from '@consultancy/client-shared/api/generated/pictures/pictures';
import type { NamingRecordDto, PictureDto } from '@consultancy/client-shared/api/model';
import { DateTimeText } from '@consultancy/client-shared/calendar/date-time-text';
import { formatNumber } from '@consultancy/client-shared/format';
import { Flex } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useTranslations } from 'use-intl';
import { paths } from '../../paths';
import { Details, RecordInDialog } from '../../ui/details-dialog';
import { Dialog } from '../../ui/dialog';
import { pictureName } from '../../ui/pictures';
import { isAddressed, recordAddress } from '../../ui/record-address';
import { PictureForm } from './picture-form';

/** One picture: where it is shown, what it shows, and what a crop must keep. */
export function PictureDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const t = useTranslations();
  const [isLeaving, setLeaving] = useState(false);
  const query = useGetPicture(id, { query: { staleTime: 0, enabled: !isLeaving } });
  // The address changes a moment later: a picture that is being deleted must not be asked for until then.
  const leave = () => {
    setLeaving(true);
    onClose();
  };
  return (
    <Dialog
      onClose={onClose}
      title={query.data ? pictureName(query.data.data) : t('media.details.title')}
      size="xl"
    >
      <RecordInDialog query={query} errorTitle={t('media.details.notFound')}>
        {({ data }) => (
          <>
            <Facts picture={data} />
            {/* What is typed stays until it is saved: another version shows itself where saving is refused. */}
            <PictureForm key={data.id} picture={data} onClose={leave} />
          </>
        )}
      </RecordInDialog>
    </Dialog>
  );
}

function Facts({ picture }: { picture: PictureDto }) {
  const t = useTranslations();
  const { width, height, bytes, usedBy, uploadedBy, createdAt } = picture;
  const size = [
    width !== null && height !== null && t('media.size', { width: String(width), height: String(height) }),
    bytes !== null && weightOf(bytes),
  ];
  function weightOf(all: number) {
    const kb = Math.max(1, Math.round(all / 1024));
    return kb < 1024
      ? t('media.bytes.kb', { size: formatNumber(kb) })
      : t('media.bytes.mb', { size: (kb / 1024).toFixed(1) });
  }
  return (
    <Details
      details={[
        [t('media.details.dimensions'), size.filter(Boolean).join(' · ')],
        [
          t('media.details.uploaded'),
          <>
            <DateTimeText value={createdAt} />{' '}
            {uploadedBy && t('media.details.uploadedBy', { name: uploadedBy })}
          </>,
        ],
        [
          t('media.details.usedBy'),
          usedBy.length === 0 ? (
            t('media.details.nobody')
          ) : (
            <Flex component="ul" gap={2} direction="column">
              {usedBy.map((record) => (
                <li key={`${record.kind} ${record.id}`}>
                  <NamingRecord record={record} />
                </li>
              ))}
            </Flex>
          ),
        ],
      ]}
    />
  );
}

function NamingRecord({ record: { kind, id, title, isInTrash } }: { record: NamingRecordDto }) {
  const t = useTranslations();
  if (isInTrash) return <Link to={paths.trash}>{t('media.details.inTrash', { title })}</Link>;
  return isAddressed(kind) ? <Link to={recordAddress(kind, id)}>{title}</Link> : title;
}
