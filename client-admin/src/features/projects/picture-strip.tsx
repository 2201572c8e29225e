import { Box, Flex } from '@mantine/core';
import { type Picture, PictureImage } from '../../ui/form-page';

/** Pictures in a row, to be compared. */
export function PictureStrip({ pictures }: { pictures: Picture[] }) {
  const filled = pictures.filter((picture) => picture !== null);
  if (filled.length === 0) return '–';
  return (
    <Flex component="ul" gap={4} wrap="wrap">
      {filled.map((picture, index) => (
        <Box component="li" key={index} w="4rem">
          <PictureImage picture={picture} alt={String(index + 1)} sizes="4rem" ratio={3 / 2} />
        </Box>
      ))}
    </Flex>
  );
}
