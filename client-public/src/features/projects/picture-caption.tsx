import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import type { ViewedPicture } from '../../lib/dialogs';

interface PictureCaptionProps {
  of: ViewedPicture;
  className?: string;
  /** Before the words. */
  mark?: ReactNode;
}

/** What somebody has said of a picture; nothing where nobody has. */
export function PictureCaption({ of: { known }, className, mark }: PictureCaptionProps) {
  if (!known?.alt && !mark) return null;
  return (
    <Text component="figcaption" c="dimmed" fz="sm" mt="xs" className={className}>
      {mark}
      {known?.alt && (
        // The picture says it already to those who do not see it.
        <span aria-hidden lang={known.fallbacks.includes('alt') ? 'en' : undefined}>
          {known.alt}
        </span>
      )}
    </Text>
  );
}
