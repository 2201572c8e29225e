import { ResponsiveImage } from '@consultancy/client-shared/ui';
import { type ComponentProps, useMemo, useSyncExternalStore } from 'react';

interface PictureImageProps extends Omit<ComponentProps<typeof ResponsiveImage>, 'path' | 'picture'> {
  /** A chosen file, a stored path or an address. */
  picture: File | string;
}

/** A picture of a form. The address of a chosen file is freed with the image: it holds the file in memory. */
export function PictureImage({ picture, ...image }: PictureImageProps) {
  return picture instanceof File ? (
    <FileImage file={picture} {...image} />
  ) : (
    <ResponsiveImage path={picture} {...image} />
  );
}

function FileImage({ file, ...image }: Omit<PictureImageProps, 'picture'> & { file: File }) {
  const address = useMemo(() => fileAddress(file), [file]);
  const path = useSyncExternalStore(address.subscribe, address.read);
  return path && <ResponsiveImage path={path} {...image} />;
}

/** The address of a file, as long as somebody shows it. */
function fileAddress(file: File) {
  let made: string | undefined;
  return {
    read: () => made,
    subscribe: (changed: () => void) => {
      const address = URL.createObjectURL(file);
      made = address;
      changed();
      return () => {
        made = undefined;
        URL.revokeObjectURL(address);
      };
    },
  };
}
