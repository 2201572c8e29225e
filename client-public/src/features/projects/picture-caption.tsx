import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import type { ViewedPicture } from '../../lib/dialogs';

interface PictureCaptionProps {
  of: ViewedPicture;
  className?: string;
  /** Comes before the description. */
  mark?: ReactNode;
}

/** The description of a picture as its caption; nothing without a description. */
export function PictureCaption({ of: { known }, className, mark }: PictureCaptionProps) {
  if (!known?.alt && !mark) return null;
  return (
    <Text component="figcaption" c="dimmed" fz="sm" mt="xs" className={className}>
      {mark}
      {known?.alt && (
        // Screen readers have it as the picture's alternative text.
        <span aria-hidden lang={known.fallbacks.includes('alt') ? 'en' : undefined}>
          {known.alt}
        </span>
      )}
    </Text>
  );
}
