import { useGetAttachmentPreview } from '@consultancy/client-shared/api/generated/attachments/attachments';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useFileAddress } from '../form-page/picture-image';

interface AttachmentPreviewProps {
  id: number;
  name: string;
  /** Until it is there, and where there is none. */
  placeholder: ReactNode;
}

/** A small picture, which the server makes of what somebody sent: the file itself is never shown. */
export function AttachmentPreview({ id, name, placeholder }: AttachmentPreviewProps) {
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
