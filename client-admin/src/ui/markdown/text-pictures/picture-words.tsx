import { ResponsiveImage } from '@consultancy/client-shared/ui';
import { Box, Flex, Group, Stack, Text, TextInput } from '@mantine/core';
import { useRef } from 'react';
import { useTranslations } from 'use-intl';
import { picturesWithoutWords, type TextPicture } from './markdown-pictures';

interface PictureWordsProps {
  markdown: string;
  onSay: (picture: TextPicture, words: string) => void;
  /** Called when the last one says what it shows. */
  onDone: () => void;
}

/** The pictures of a text without a description, each with a field for one. */
export function PictureWords({ markdown, onSay, onDone }: PictureWordsProps) {
  const t = useTranslations();
  const list = useRef<HTMLDivElement>(null);
  const silent = picturesWithoutWords(markdown);
  if (silent.length === 0) return null;
  const goOn = (index: number) => {
    const next = list.current?.querySelectorAll('input')[index + 1];
    if (next) next.focus();
    else onDone();
  };
  const timesBefore = (index: number) =>
    silent.slice(0, index).filter(({ path }) => path === silent[index]!.path).length;
  return (
    <Flex
      component="section"
      mt="xs"
      py="sm"
      px={14}
      bd="1px solid var(--hairline)"
      bdrs="var(--radius-card)"
      bg="var(--surface)"
      gap="xs"
      direction="column"
      aria-label={t('markdown.pictures.title')}
    >
      <Text fz="sm" fw={500} role="status">
        {t('markdown.pictures.silent', { count: silent.length })}
      </Text>
      <Box ref={list} mah="16rem" style={{ overflowY: 'auto' }}>
        <Stack component="ul" gap="xs">
          {silent.map((picture, index) => (
            <Group component="li" key={`${picture.path} ${timesBefore(index)}`} gap="xs" wrap="nowrap">
              <Box w="4rem" flex="none">
                <ResponsiveImage path={picture.path} alt="" ratio={4 / 3} sizes="4rem" />
              </Box>
              <TextInput
                flex={1}
                aria-label={t('markdown.pictures.words', { number: String(index + 1) })}
                placeholder={t('markdown.pictures.hint')}
                maxLength={500}
                onBlur={(event) => {
                  const words = event.currentTarget.value;
                  // Once the focus is where it goes: the row goes with it.
                  if (words.trim() !== '') setTimeout(() => onSay(picture, words));
                }}
                onKeyDown={(event) => {
                  if (event.key !== 'Enter') return;
                  // It says what the picture shows, and does not send the form.
                  event.preventDefault();
                  goOn(index);
                }}
              />
            </Group>
          ))}
        </Stack>
      </Box>
    </Flex>
  );
}
