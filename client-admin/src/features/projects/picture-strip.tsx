import { Flex } from '@mantine/core';
import { type Picture, PictureImage } from '../../ui/form-page';
import classes from './picture-strip.module.css';

/** Pictures in a row, to be compared. */
export function PictureStrip({ pictures }: { pictures: Picture[] }) {
  const filled = pictures.filter((picture) => picture !== null);
  if (filled.length === 0) return '–';
  return (
    <Flex className={classes.strip} component="ul" gap={4} wrap="wrap">
      {filled.map((picture, index) => (
        <li key={index}>
          <PictureImage picture={picture} alt={String(index + 1)} sizes="4rem" ratio={3 / 2} />
        </li>
      ))}
    </Flex>
  );
}
