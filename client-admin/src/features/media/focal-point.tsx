import type { PictureDto } from '@consultancy/client-shared/api/model';
import { ResponsiveImage } from '@consultancy/client-shared/ui';
import { Box, Button, Flex, Input, UnstyledButton } from '@mantine/core';
import type { KeyboardEvent, PointerEvent } from 'react';
import { useTranslations } from 'use-intl';
import classes from './focal-point.module.css';

interface Point {
  focalX: number;
  focalY: number;
}

interface FocalPointProps {
  picture: PictureDto;
  value: Point;
  onChange: (point: Point) => void;
}

/** With an arrow key; with Shift ten times as far. */
const STEP = 0.01;
const ARROWS: Record<string, readonly [x: number, y: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The crops that the site makes. */
const CROPS = [3 / 2, 4 / 3, 1, 21 / 9];

/** What a crop must keep: a point on the picture, set by a click or moved with the arrow keys. */
export function FocalPoint({ picture, value, onChange }: FocalPointProps) {
  const t = useTranslations();
  const { focalX, focalY } = value;
  const set = (x: number, y: number) => onChange({ focalX: share(x), focalY: share(y) });
  const point = (event: PointerEvent) => {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    set((event.clientX - left) / width, (event.clientY - top) / height);
  };
  const move = (event: KeyboardEvent) => {
    const arrow = ARROWS[event.key];
    if (!arrow) return;
    event.preventDefault();
    const far = event.shiftKey ? 10 * STEP : STEP;
    set(focalX + arrow[0] * far, focalY + arrow[1] * far);
  };
  const place = { x: String(Math.round(100 * focalX)), y: String(Math.round(100 * focalY)) };
  return (
    <Input.Wrapper
      label={t('media.details.focal')}
      labelElement="div"
      description={t('media.details.focalHint')}
    >
      <UnstyledButton
        className={classes.picture}
        w="fit-content"
        maw="100%"
        mt="xs"
        mx="auto"
        display="block"
        pos="relative"
        bg="var(--stone)"
        aria-label={t('media.details.focalAt', place)}
        onPointerDown={point}
        onPointerMove={(event) => event.buttons === 1 && point(event)}
        onKeyDown={move}
      >
        <ResponsiveImage
          path={picture.path}
          picture={{ ...picture, kind: 'PHOTO', focalX: 0.5, focalY: 0.5, alt: '' }}
          alt=""
          sizes="(width < 48rem) 92vw, 44rem"
        />
        <Box
          component="span"
          className={classes.point}
          pos="absolute"
          left={`${100 * focalX}%`}
          top={`${100 * focalY}%`}
          w="1.75rem"
          h="1.75rem"
          bdrs="50%"
          aria-hidden
        />
      </UnstyledButton>
      <Flex mt="xs" rowGap="xs" columnGap="md" wrap="wrap" align="center">
        {picture.kind === 'PHOTO' && (
          <Flex component="ul" gap="xs" wrap="wrap" aria-label={t('media.details.crops')}>
            {CROPS.map((ratio) => (
              <Box
                component="li"
                key={ratio}
                h="3.5rem"
                bdrs="sm"
                style={{ aspectRatio: ratio, overflow: 'hidden' }}
              >
                <ResponsiveImage
                  path={picture.path}
                  picture={{ ...picture, ...value, alt: '' }}
                  alt=""
                  ratio={ratio}
                  sizes="8rem"
                />
              </Box>
            ))}
          </Flex>
        )}
        <p className="visually-hidden" role="status">
          {t('media.details.focalAt', place)}
        </p>
        {(focalX !== 0.5 || focalY !== 0.5) && (
          <Button size="compact-sm" variant="subtle" color="gray" onClick={() => set(0.5, 0.5)}>
            {t('media.details.focalCentre')}
          </Button>
        )}
      </Flex>
    </Input.Wrapper>
  );
}

/** Within the picture, to a hundredth: nobody points more exactly. */
function share(value: number): number {
  return Math.round(100 * Math.min(1, Math.max(0, value))) / 100;
}
