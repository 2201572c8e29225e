import { clsx } from 'clsx';
import { useTranslations } from 'use-intl';
import type { PublicPictureDto } from '../api/generated/index.schemas';
import { imageSource, smallSource } from '../format/images';
import { useFailedPicture } from './failed-picture';
import pictureMissing from './picture-missing.svg?no-inline';
import classes from './responsive-image.module.css';

/** What is known of a picture, to visitors or staff. */
type KnownPicture = Pick<PublicPictureDto, 'width' | 'height' | 'kind' | 'alt' | 'focalX' | 'focalY'> &
  Partial<Pick<PublicPictureDto, 'colour' | 'fallbacks'>>;

export interface ResponsiveImageProps {
  /** A stored path (`/uploads/…`) or any address; nothing shows the fallback drawing. */
  path: string | null | undefined;
  /** What is known of it: what it shows, in words, what a crop must keep, and whether it may be cropped at all. */
  picture?: KnownPicture;
  /** Said where nobody has said what it shows; empty for one that only repeats the text beside it. */
  alt: string;
  /** How wide the picture is shown, as in the `sizes` attribute. */
  sizes: string;
  /** Width to height of the frame. A photo fills it, a drawing is never cropped. */
  ratio?: number;
  /** The one picture a page is about: fetched first. All others wait until they come near. */
  priority?: boolean;
  /** The smallest file only, for somebody who saves data. */
  isSmall?: boolean;
  className?: string;
}

/** A picture in the right size for its place, holding its room while it loads and drawn if it is missing. */
export function ResponsiveImage({
  path,
  picture,
  alt: unsaid,
  sizes,
  ratio,
  priority = false,
  isSmall = false,
  className,
}: ResponsiveImageProps) {
  const t = useTranslations('shared');
  const { hasFailed, watch } = useFailedPicture(path);
  const isMissing = !path || hasFailed;
  const source = isMissing ? { src: pictureMissing, width: 600, height: 400 } : imageSource(path);
  const alt = picture?.alt || unsaid;
  const isDrawn = picture !== undefined && picture.kind !== 'PHOTO';
  const frame = ratio ?? (source.width && source.height ? source.width / source.height : undefined);
  return (
    <img
      {...watch}
      className={clsx(classes.image, className)}
      style={{
        aspectRatio: frame,
        backgroundColor: isMissing ? undefined : (picture?.colour ?? undefined),
        objectFit: isDrawn && !isMissing ? 'contain' : 'cover',
        objectPosition: isMissing ? undefined : focalPosition(picture),
      }}
      {...(picture?.width && picture.height && { width: picture.width, height: picture.height })}
      {...source}
      {...(isSmall && !isMissing
        ? { src: smallSource(path), srcSet: undefined }
        : { sizes: source.srcSet && sizes })}
      lang={picture?.alt && picture.fallbacks?.includes('alt') ? 'en' : undefined}
      alt={isMissing && alt ? `${alt} (${t('pictureMissing')})` : alt}
      loading={priority || isSmall ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : undefined}
      decoding={priority ? 'sync' : 'async'}
    />
  );
}

/** Where a crop looks; undefined is the middle. */
function focalPosition(picture?: KnownPicture): string | undefined {
  if (!picture) return undefined;
  const { focalX, focalY } = picture;
  return focalX === 0.5 && focalY === 0.5 ? undefined : `${focalX * 100}% ${focalY * 100}%`;
}
