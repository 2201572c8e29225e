import { clsx } from 'clsx';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { imageSource } from '../format/images';
import pictureMissing from './picture-missing.svg?no-inline';
import classes from './responsive-image.module.css';

interface ResponsiveImageProps {
  /** A stored path (`/uploads/…`) or any address; nothing shows the fallback drawing. */
  path: string | null | undefined;
  /** Empty for a picture that only repeats the text beside it. */
  alt: string;
  /** How wide the picture is shown, as in the `sizes` attribute. */
  sizes: string;
  /** Width to height of the frame. The picture fills it; `fit="contain"` never crops (drawings). */
  ratio?: number;
  fit?: 'cover' | 'contain';
  /** The one picture a page is about: fetched first. All others wait until they come near. */
  priority?: boolean;
  className?: string;
}

/** A picture in the right size for its place, holding its room while it loads and drawn if it is missing. */
export function ResponsiveImage({
  path,
  alt,
  sizes,
  ratio,
  fit = 'cover',
  priority = false,
  className,
}: ResponsiveImageProps) {
  const { t } = useTranslation('shared');
  const [failedPath, setFailedPath] = useState<string | null>(null);
  const element = useRef<HTMLImageElement>(null);

  // A picture of the server's page can fail before React listens.
  useEffect(() => {
    const image = element.current;
    if (path && image?.complete && image.naturalWidth === 0 && image.currentSrc) setFailedPath(path);
  }, [path]);

  const isMissing = !path || failedPath === path;
  const source = isMissing ? { src: pictureMissing, width: 600, height: 400 } : imageSource(path);
  const frame = ratio ?? (source.width && source.height ? source.width / source.height : undefined);
  return (
    <img
      ref={element}
      className={clsx(classes.image, className)}
      style={{ aspectRatio: frame, objectFit: isMissing ? 'cover' : fit }}
      {...source}
      sizes={source.srcSet && sizes}
      alt={isMissing && alt ? `${alt} (${t('pictureMissing')})` : alt}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : undefined}
      decoding={priority ? 'sync' : 'async'}
      onError={() => setFailedPath(path ?? null)}
    />
  );
}
