import { useListPictures } from '@consultancy/client-shared/api/generated/pictures/pictures';
import { type PictureDto, PictureKind } from '@consultancy/client-shared/api/model';
import { ResponsiveImage, QueryOutcome } from '@consultancy/client-shared/ui';
import {
  Center,
  Group,
  NativeSelect,
  SimpleGrid,
  Skeleton,
  Text,
  TextInput,
  UnstyledButton,
} from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconCheck } from '@tabler/icons-react';
import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { choicesOf } from '../choices-of';
import common from '../common.module.css';
import { Pager } from '../list-page/pager';
import classes from './library-choice.module.css';
import { pictureName } from './picture-name';
import { UploadArea } from './upload-area';

const PICTURES_PER_PAGE = 24;
const TYPING_MS = 250;

interface LibraryChoiceProps {
  /** Paths. */
  chosen: string[];
  /** Whether no more can be chosen. */
  isFull: boolean;
  onChoose: (path: string, picture: PictureDto) => void;
  onDrop: (path: string) => void;
}

/** The library in a dialog: found by words and kind, page by page; what is uploaded here is chosen at once. */
export function LibraryChoice({ chosen, isFull, onChoose, onDrop }: LibraryChoiceProps) {
  const t = useTranslations();
  const [wanted, setWanted] = useState({ search: '', kind: '' as PictureKind | '', page: 1 });
  const [search] = useDebouncedValue(wanted.search.trim(), TYPING_MS);
  const query = useListPictures(
    {
      page: wanted.page,
      limit: PICTURES_PER_PAGE,
      ...(search && { search }),
      ...(wanted.kind && { kind: wanted.kind }),
    },
    { query: { placeholderData: keepPreviousData, staleTime: 0 } },
  );
  const narrow = (changes: Partial<typeof wanted>) =>
    setWanted((before) => ({ ...before, ...changes, page: 1 }));
  return (
    <UploadArea onArrived={(picture) => onChoose(picture.path, picture)}>
      <Group gap="xs" wrap="nowrap">
        <TextInput
          flex={1}
          type="search"
          aria-label={t('list.search')}
          placeholder={t('media.searchPlaceholder')}
          value={wanted.search}
          onChange={(event) => narrow({ search: event.currentTarget.value })}
          data-autofocus
        />
        <NativeSelect
          aria-label={t('media.kindFilter')}
          data={[
            { value: '', label: t('media.allKinds') },
            ...choicesOf(PictureKind, (value) => t(`media.kindsOf.${value}`)),
          ]}
          value={wanted.kind}
          onChange={(event) => narrow({ kind: event.currentTarget.value as PictureKind | '' })}
        />
      </Group>
      <QueryOutcome
        query={query}
        pending={<Skeleton height="16rem" />}
        isEmpty={({ data }) => data.data.length === 0}
        empty={<p role="status">{t('media.empty')}</p>}
        failed={t('media.loadFailed')}
      >
        {({ data }) => (
          <>
            <SimpleGrid
              component="ul"
              minColWidth="min(8.5rem, 45%)"
              spacing="xs"
              mah="min(26rem, 42vh)"
              p={3}
              style={{ overflowY: 'auto' }}
            >
              {data.data.map((picture) => (
                <li key={picture.id}>
                  <Option
                    picture={picture}
                    place={chosen.indexOf(picture.path) + 1}
                    isFull={isFull}
                    onChoose={onChoose}
                    onDrop={onDrop}
                  />
                </li>
              ))}
            </SimpleGrid>
            {data.pagination.totalPages > 1 && (
              <Pager
                page={wanted.page}
                pagination={data.pagination}
                onPage={(page) => setWanted((before) => ({ ...before, page }))}
              />
            )}
          </>
        )}
      </QueryOutcome>
    </UploadArea>
  );
}

interface OptionProps extends Pick<LibraryChoiceProps, 'isFull' | 'onChoose' | 'onDrop'> {
  picture: PictureDto;
  /** Among the chosen ones, from 1; 0 where it is none. */
  place: number;
}

function Option({ picture, place, isFull, onChoose, onDrop }: OptionProps) {
  const { path } = picture;
  const name = pictureName(picture);
  return (
    <UnstyledButton
      role="checkbox"
      aria-checked={place > 0}
      aria-disabled={place === 0 && isFull}
      className={`${common.framed} ${classes.option}`}
      onClick={() => (place > 0 ? onDrop(path) : !isFull && onChoose(path, picture))}
    >
      <ResponsiveImage path={path} picture={{ ...picture, alt: '' }} alt="" ratio={4 / 3} sizes="9rem" />
      {place > 0 && (
        <Center
          component="span"
          pos="absolute"
          top={6}
          right={6}
          w={22}
          h={22}
          bdrs="50%"
          bg="var(--juniper)"
          c="var(--white)"
          aria-hidden
        >
          <IconCheck size={14} stroke={2} />
        </Center>
      )}
      <Text span py={5} px="xs" fz="xs" truncate title={name}>
        {name}
      </Text>
    </UnstyledButton>
  );
}
