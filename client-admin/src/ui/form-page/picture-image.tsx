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
  const path = useFileAddress(file);
  return path && <ResponsiveImage path={path} {...image} />;
}

/** The address of a file, as long as it is shown; undefined before. */
export function useFileAddress(file: Blob | undefined): string | undefined {
  const address = useMemo(() => fileAddress(file), [file]);
  return useSyncExternalStore(address.subscribe, address.read);
}

function fileAddress(file: Blob | undefined) {
  let made: string | undefined;
  return {
    read: () => made,
    subscribe: (changed: () => void) => {
      if (!file) return () => {};
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
