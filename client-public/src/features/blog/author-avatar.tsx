import { imageSource, initialsOf } from '@consultancy/client-shared/format';
import { useFailedPicture } from '@consultancy/client-shared/ui';
import { Box, Center } from '@mantine/core';
import { useDataSaver } from '../../lib/data-saver';

const SIZE_PX = 52;

const FRAME = { w: SIZE_PX, h: SIZE_PX, bdrs: '50%', bg: 'var(--juniper-tint)', flex: 'none' };

interface AuthorAvatarProps {
  name: string;
  /** Path of a picture. Without one, or when it fails, the initials stand there. */
  avatar: string | null;
}

/** Decorative: the name is beside it. */
export function AuthorAvatar({ name, avatar }: AuthorAvatarProps) {
  const { hasFailed, watch } = useFailedPicture(avatar);
  const { isOn } = useDataSaver();

  if (!avatar || hasFailed || isOn) {
    return (
      <Center {...FRAME} c="juniper" fw={600} aria-hidden>
        {initialsOf(name)}
      </Center>
    );
  }
  const { src, srcSet } = imageSource(avatar);
  return (
    <Box
      component="img"
      {...watch}
      {...FRAME}
      style={{ objectFit: 'cover' }}
      src={src}
      srcSet={srcSet}
      sizes={srcSet && `${SIZE_PX}px`}
      width={SIZE_PX}
      height={SIZE_PX}
      alt=""
    />
  );
}
