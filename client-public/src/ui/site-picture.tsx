import { imageSource } from '@consultancy/client-shared/format';
import { ResponsiveImage, type ResponsiveImageProps } from '@consultancy/client-shared/ui';
import type { ReactNode } from 'react';
import { useDataSaver } from '../lib/data-saver';
import { hasSizes, OnDemand } from './on-demand';

interface SitePictureProps extends ResponsiveImageProps {
  /** What the picture lies in once it is shown, such as a link. */
  within?: (picture: ReactNode) => ReactNode;
}

/**
 * A picture of the public site. Where data is saved it is at most 480 pixels wide, and a photo that is not the first of
 * its page waits until it is requested; drawings and plans come at once.
 */
export function SitePicture({ within = (picture) => picture, ...picture }: SitePictureProps) {
  const { isOn } = useDataSaver();
  const image = within(<ResponsiveImage {...picture} isSmall={isOn} />);
  const { path, picture: known, alt, priority, ratio } = picture;
  const isDrawn = known !== undefined && known.kind !== 'PHOTO';
  if (priority || isDrawn || !hasSizes(path)) return image;
  const { width, height } = imageSource(path);
  return (
    <OnDemand
      paths={[path]}
      alt={alt && (known?.alt || alt)}
      ratio={ratio ?? width! / height!}
      className={picture.className}
    >
      {image}
    </OnDemand>
  );
}
