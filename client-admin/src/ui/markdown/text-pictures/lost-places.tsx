import { Button, CloseButton, Flex, Group, Stack, Text } from '@mantine/core';
import { IconPhotoX } from '@tabler/icons-react';
import type { DragEvent } from 'react';
import { useTranslations } from 'use-intl';
import { droppedFiles } from '../../pictures';
import classes from './lost-places.module.css';
import type { LostPicture } from './markdown-pictures';

interface LostPlacesProps {
  pictures: LostPicture[];
  onDrop: (picture: LostPicture, file: File) => void;
  onChoose: (picture: LostPicture) => void;
  onRemove: (picture: LostPicture) => void;
}

/** The pictures that did not come with a pasted text, each with a box that takes its file. */
export function LostPlaces({ pictures, onDrop, onChoose, onRemove }: LostPlacesProps) {
  const t = useTranslations();
  const drop = (picture: LostPicture) => async (event: DragEvent) => {
    event.preventDefault();
    // The text around it takes pictures too.
    event.stopPropagation();
    const [file] = await droppedFiles(event.dataTransfer);
    if (file) onDrop(picture, file);
  };
  if (pictures.length === 0) return null;
  return (
    <Stack component="section" mt="xs" gap="xs" aria-label={t('markdown.lost.title')}>
      <Text fz="sm" role="status">
        {t('markdown.lost.count', { count: pictures.length })}
      </Text>
      <Stack component="ul" gap="xs">
        {pictures.map((picture, index) => (
          <Flex
            component="li"
            key={index}
            className={classes.lost}
            onDragOver={(event) => event.preventDefault()}
            onDrop={(event) => void drop(picture)(event)}
          >
            <IconPhotoX size={20} stroke={1.6} aria-hidden />
            <Text fz="sm" flex="1 1 12rem" miw={0} inherit>
              {t('markdown.lost.place')}
              {(picture.words || picture.name) && (
                <Text component="span" c="dimmed" fz="sm">
                  {` ${picture.words || picture.name}`}
                </Text>
              )}
            </Text>
            <Group gap="xs" wrap="nowrap">
              <Button size="compact-sm" variant="default" onClick={() => onChoose(picture)}>
                {t('markdown.lost.choose')}
              </Button>
              <CloseButton
                size="sm"
                aria-label={t('markdown.lost.remove', { number: String(index + 1) })}
                onClick={() => onRemove(picture)}
              />
            </Group>
          </Flex>
        ))}
      </Stack>
    </Stack>
  );
}
