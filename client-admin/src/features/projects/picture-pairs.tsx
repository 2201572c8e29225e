import { Box, Flex, Group, Input, NativeSelect } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { AddButton } from '../../ui/add-button';
import type { Picture } from '../../ui/form-page';
import { IconButton } from '../../ui/icon-button';
import { PictureStrip } from './picture-strip';

/** Two pictures of the form, before and after the work; null where none is chosen yet. */
export interface PicturePair {
  before: Picture;
  after: Picture;
}

/** The pairs with a picture in the place of another. */
export function pairsWith(picture: Picture, replaced: Picture, pairs: PicturePair[]): PicturePair[] {
  const inPlace = (side: Picture) => (side !== null && side === replaced ? picture : side);
  return pairs.map(({ before, after }) => ({ before: inPlace(before), after: inPlace(after) }));
}

/** As the server has it. */
const MOST_PAIRS = 6;

interface PicturePairsProps {
  /** The pictures of the project as they stand in the form. */
  pictures: Picture[];
  value: PicturePair[];
  onChange: (pairs: PicturePair[]) => void;
  error?: ReactNode;
}

/** Pairs of pictures that show the same place before and after the work; the page lets visitors compare them. */
export function PicturePairs({ pictures, value: pairs, onChange, error }: PicturePairsProps) {
  const t = useTranslations();
  const choices = pictures.flatMap((picture, index) => {
    const label =
      index === 0 ? t('projects.form.mainImage') : t('projects.form.image', { number: String(index + 1) });
    return picture ? [{ value: String(index), label }] : [];
  });
  const data = [{ value: '', label: t('projects.form.pairChoose') }, ...choices];
  const isGone = (picture: Picture) => Boolean(picture) && !pictures.includes(picture);
  const placeOf = (picture: Picture) =>
    picture && !isGone(picture) ? String(pictures.indexOf(picture)) : '';
  return (
    <Input.Wrapper error={error} data-wide>
      <Flex component="ol" mb="xs" gap="md" direction="column">
        {pairs.map((pair, index) => (
          <Group component="li" key={index} wrap="nowrap" align="end">
            {(['before', 'after'] as const).map((side) => (
              <Box key={side} flex={1}>
                <NativeSelect
                  label={t(`projects.form.${side}`, { number: String(index + 1) })}
                  data={data}
                  value={placeOf(pair[side])}
                  error={isGone(pair[side]) && t('projects.form.pairGone')}
                  onChange={({ currentTarget: { value: place } }) =>
                    onChange(
                      pairs.with(index, {
                        ...pair,
                        [side]: place ? (pictures[Number(place)] ?? null) : null,
                      }),
                    )
                  }
                />
                <PictureStrip pictures={[pair[side]]} />
              </Box>
            ))}
            <IconButton
              label={t('projects.form.removePair', { number: String(index + 1) })}
              icon={IconX}
              onClick={() => onChange(pairs.toSpliced(index, 1))}
            />
          </Group>
        ))}
      </Flex>
      {pairs.length < MOST_PAIRS && (
        <AddButton
          label={t('projects.form.addPair')}
          onClick={() => onChange([...pairs, { before: null, after: null }])}
        />
      )}
    </Input.Wrapper>
  );
}
