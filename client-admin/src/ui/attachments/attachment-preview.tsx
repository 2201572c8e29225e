import { useGetAttachmentPreview } from '@consultancy/client-shared/api/generated/attachments/attachments';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';

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
  const image = useRef<HTMLImageElement>(null);
  useEffect(() => {
    if (!picture) return undefined;
    const address = URL.createObjectURL(picture);
    image.current!.src = address;
    return () => URL.revokeObjectURL(address);
  }, [picture]);
  if (!picture) return placeholder;
  return (
    <img
      ref={image}
      alt={t('previewOf', { name })}
      width={56}
      height={56}
      style={{ objectFit: 'cover', display: 'block' }}
    />
  );
}
