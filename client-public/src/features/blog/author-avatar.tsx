import { imageSource, initialsOf } from '@consultancy/client-shared/format';
import { useEffect, useRef, useState } from 'react';
import classes from './author-avatar.module.css';

const SIZE_PX = 52;

interface AuthorAvatarProps {
  name: string;
  /** Path of a picture. Without one, or when it fails, the initials stand there. */
  avatar: string | null;
}

/** Only an ornament: the name stands beside it. */
export function AuthorAvatar({ name, avatar }: AuthorAvatarProps) {
  const [failedPath, setFailedPath] = useState<string | null>(null);
  const picture = useRef<HTMLImageElement>(null);

  // A picture of the server's page can fail before React listens.
  useEffect(() => {
    const image = picture.current;
    if (avatar && image?.complete && image.naturalWidth === 0 && image.currentSrc) setFailedPath(avatar);
  }, [avatar]);

  if (!avatar || failedPath === avatar) {
    return (
      <span className={classes.avatar} aria-hidden>
        {initialsOf(name)}
      </span>
    );
  }
  const { src, srcSet } = imageSource(avatar);
  return (
    <img
      ref={picture}
      className={classes.avatar}
      src={src}
      srcSet={srcSet}
      sizes={srcSet && `${SIZE_PX}px`}
      width={SIZE_PX}
      height={SIZE_PX}
      alt=""
      onError={() => setFailedPath(avatar)}
    />
  );
}
