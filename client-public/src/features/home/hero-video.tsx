import { IconPlayerPause, IconPlayerPlay } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import target from '../../ui/target.module.css';
import classes from './hero.module.css';

/** What the site brings along. */
const OWN = [
  { src: '/uploads/demo/hero.webm', type: 'video/webm' },
  { src: '/uploads/demo/hero.mp4', type: 'video/mp4' },
];

interface HeroVideoProps {
  /** Path of the film that staff chose. */
  film?: string | null;
  mayMove: boolean;
}

/**
 * The moving background, once it is welcome. It comes after the page, fades in over the picture once it plays, and leaves the
 * picture alone where it is unwelcome, missing or refused.
 */
export function HeroVideo({ film, mayMove }: HeroVideoProps) {
  const t = useTranslations('home');
  const video = useRef<HTMLVideoElement>(null);
  const [isPlaying, setPlaying] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const [hasShown, setShown] = useState(false);

  useEffect(() => {
    if (mayMove) void video.current?.play().catch(() => {});
    else video.current?.pause();
  }, [mayMove]);

  if (hasFailed) return null;
  const sources = film ? [{ src: film, type: film.endsWith('.webm') ? 'video/webm' : 'video/mp4' }] : OWN;
  const toggle = () => (isPlaying ? video.current?.pause() : void video.current?.play().catch(() => {}));
  return (
    <>
      <video
        ref={video}
        className={classes.video}
        data-playing={hasShown || undefined}
        muted
        loop
        playsInline
        preload="auto"
        tabIndex={-1}
        aria-hidden
        onPlaying={() => {
          setPlaying(true);
          setShown(true);
        }}
        onPause={() => setPlaying(false)}
      >
        {sources.map((source, index) => (
          <source
            key={source.src}
            {...source}
            onError={() => index === sources.length - 1 && setFailed(true)}
          />
        ))}
      </video>
      {hasShown && (
        <button
          type="button"
          className={`${target.icon} ${classes.toggle}`}
          aria-label={t(isPlaying ? 'hero.pauseVideo' : 'hero.playVideo')}
          onClick={toggle}
        >
          {isPlaying ? <IconPlayerPause size={20} stroke={1.5} /> : <IconPlayerPlay size={20} stroke={1.5} />}
        </button>
      )}
    </>
  );
}
