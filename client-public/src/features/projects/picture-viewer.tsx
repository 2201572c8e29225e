import { imageSource } from '@consultancy/client-shared/format';
import { Text } from '@mantine/core';
import { useReducedMotion } from '@mantine/hooks';
import { type RefObject, useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import Lightbox, { type SlideImage, type ZoomRef } from 'yet-another-react-lightbox';
import Zoom from 'yet-another-react-lightbox/plugins/zoom';
import 'yet-another-react-lightbox/styles.css';
import type { ViewedPicture } from '../../lib/dialogs';
import classes from './picture-viewer.module.css';

interface PictureViewerProps {
  /** What they are pictures of. */
  title: string;
  pictures: ViewedPicture[];
  /** The one that is shown first. */
  index: number;
  onClose: () => void;
}

type Slide = SlideImage & Pick<ViewedPicture, 'known'>;

/**
 * Pictures as large as the window, and larger: wheel, pinch, double tap and the keys + - 0 zoom, what is larger than the
 * window is moved by dragging and arrow keys, and arrow keys or a swipe lead on. Larger files come as they are needed.
 */
export function PictureViewer({ title, pictures, index, onClose }: PictureViewerProps) {
  const t = useTranslations('projects');
  const tSite = useTranslations('site');
  const isCalm = useReducedMotion();
  const zoom = useRef<ZoomRef>(null);
  useZoomKeys(zoom);
  const total = pictures.length;
  const isAlone = total === 1;
  return (
    <Lightbox
      open
      close={onClose}
      index={index}
      className={classes.viewer}
      slides={pictures.map(slideOf)}
      plugins={[Zoom]}
      zoom={{ ref: zoom, maxZoomPixelRatio: 3, scrollToZoom: true, keyboardMoveDistance: 80 }}
      carousel={{ finite: isAlone, preload: 1, padding: 0 }}
      animation={
        isCalm ? { fade: 0, swipe: 0, navigation: 0, zoom: 0 } : { fade: 200, swipe: 280, zoom: 240 }
      }
      controller={{ closeOnPullDown: true, closeOnBackdropClick: true }}
      labels={{
        Lightbox: t('detail.images', { title }),
        'Photo gallery': t('detail.images', { title }),
        '{index} of {total}': t('detail.counter', { number: '{index}', total: '{total}' }),
        // What they are is said by their names; these words would be English ones.
        Slide: '',
        Carousel: '',
        Previous: tSite('action.previous'),
        Next: tSite('action.next'),
        Close: tSite('action.close'),
        'Zoom in': t('viewer.zoomIn'),
        'Zoom out': t('viewer.zoomOut'),
      }}
      render={{
        ...(isAlone && { buttonPrev: () => null, buttonNext: () => null }),
        slideFooter: ({ slide }) => (
          <Text
            className={classes.footer}
            pos="absolute"
            bottom={0}
            left={0}
            right={0}
            pt="xs"
            px="var(--gutter)"
            pb="md"
            fz="sm"
            ta="center"
          >
            {!isAlone && (
              <Text span inherit c="dimmed" me="xs">
                {t('detail.counter', {
                  number: String(
                    pictures.findIndex(({ path }) => imageSource(path).src === (slide as Slide).src) + 1,
                  ),
                  total: String(total),
                })}
              </Text>
            )}
            <Caption slide={slide} />
          </Text>
        ),
      }}
    />
  );
}

/** The plain keys too: + and = share a key, and 0 resets the zoom. */
function useZoomKeys(zoom: RefObject<ZoomRef | null>): void {
  useEffect(() => {
    const onKeyDown = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) => {
      if (ctrlKey || metaKey || altKey) return;
      if (key === '=') zoom.current?.zoomIn();
      if (key === '0') zoom.current?.changeZoom(1);
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [zoom]);
}

/** What somebody has said of the picture. */
function Caption({ slide }: { slide: Slide }) {
  const { known } = slide;
  return known?.alt && <span lang={known.fallbacks.includes('alt') ? 'en' : undefined}>{known.alt}</span>;
}

function slideOf({ path, alt: unsaid, known }: ViewedPicture): Slide {
  const { src, srcSet, width, height } = imageSource(path);
  const alt = known?.alt || unsaid;
  if (!srcSet || !width || !height) return { src, alt, known };
  const sources = srcSet.split(', ').map((source) => {
    const [address = '', size = ''] = source.split(' ');
    const sourceWidth = Number.parseInt(size, 10);
    return { src: address, width: sourceWidth, height: Math.round((sourceWidth * height) / width) };
  });
  return { src, alt, known, width, height, srcSet: sources };
}
