import type { ReactNode } from 'react';
import type { ViewedPicture } from '../../lib/dialogs';
import { Group } from '../../ui/layout';

interface PictureCaptionProps {
  of: ViewedPicture;
  /** Comes before the description. */
  mark?: ReactNode;
}

/** The description of a picture as its caption; nothing without a description. */
export function PictureCaption({ of: { known }, mark }: PictureCaptionProps) {
  if (!known?.alt && !mark) return null;
  return (
    <Group component="figcaption" c="dimmed" fz="sm" mt="xs" gap="xs" wrap="nowrap">
      {mark}
      {known?.alt && (
        // Screen readers have it as the picture's alternative text.
        <span aria-hidden lang={known.fallbacks.includes('alt') ? 'en' : undefined}>
          {known.alt}
        </span>
      )}
    </Group>
  );
}
