import { currentRecord } from '@consultancy/client-shared/api';
import {
  useReplacePicture,
  useUpdatePicture,
} from '@consultancy/client-shared/api/generated/pictures/pictures';
import { type PictureDto, PictureKind, TranslatedLanguage } from '@consultancy/client-shared/api/model';
import { joinLines } from '@consultancy/shared/texts';
import { Button, Flex, Group, NativeSelect, NumberInput, SimpleGrid, Textarea } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { choicesOf } from '../../ui/choices-of';
import { FileChoice } from '../../ui/file-choice';
import { changedFields, mergeChanges, PICTURE_KINDS, pictureProblem } from '../../ui/form-page';
import { pictureName } from '../../ui/pictures';
import { toasts } from '../../ui/toasts';
import { useDeletion } from '../../ui/trash';
import { UploadsUnderWay } from '../../ui/uploads-under-way';
import { useWhileShown } from '../../ui/use-while-shown';
import { FocalPoint } from './focal-point';
import { mediaTexts } from './texts';

const LONGEST_ALT = 500;

const { kind, alt, widthMetres, northDegrees } = mediaTexts.details.fields;
/** What somebody else may have changed meanwhile is called. */
const labels = { kind, alt, widthMetres, northDegrees };

/** The figures of a drawing, and the least and the most that each may be. */
const RANGES = { widthMetres: [0.01, 100_000], northDegrees: [0, 360] } as const;

const valuesOf = ({ kind, alt, translations, focalX, focalY, ...picture }: PictureDto) => ({
  ...{ kind, alt, focalX, focalY, widthMetres: picture.widthMetres, northDegrees: picture.northDegrees },
  am: translations.am ?? '',
  om: translations.om ?? '',
});

/** What staff say of a picture. */
export function PictureForm({ picture, onClose }: { picture: PictureDto; onClose: () => void }) {
  const t = useTranslations();
  const whileShown = useWhileShown();
  // The version that the values come from; sent with another, they would overwrite what a colleague changed.
  const [basis, setBasis] = useState(picture);
  const [values, setValues] = useState(() => valuesOf(picture));
  const change = (changes: Partial<typeof values>) => setValues((before) => ({ ...before, ...changes }));
  const rebase = (newer: PictureDto) => {
    setValues(mergeChanges(valuesOf(basis), valuesOf(newer), values).mine);
    setBasis(newer);
  };
  const isDirty = changedFields(valuesOf(basis), values).length > 0;
  if (picture.version > basis.version && !isDirty) rebase(picture);
  const saving = useUpdatePicture({
    mutation: {
      meta: {
        success: t('media.details.saved'),
        error: t('media.details.saveFailed'),
        basedOn: {
          record: basis,
          labels,
        },
      },
      onSuccess: () => whileShown(onClose),
      onError: (failure) => {
        const changed = currentRecord<PictureDto>(failure);
        if (changed) rebase(changed);
      },
    },
  });
  const save = (event: FormEvent) => {
    event.preventDefault();
    const { am, om, ...said } = values;
    const data = { ...said, translations: { am, om }, version: basis.version };
    saving.mutate({ id: basis.id, data });
  };
  return (
    <Flex component="form" mt="md" gap="md" direction="column" onSubmit={save}>
      <Textarea
        label={t('media.details.alt')}
        description={t('media.details.altHint')}
        maxLength={LONGEST_ALT}
        autosize
        value={values.alt}
        onChange={(event) => change({ alt: joinLines(event.currentTarget.value) })}
      />
      {Object.values(TranslatedLanguage).map((language) => (
        <Textarea
          key={language}
          label={t('media.details.altIn', { language: t(`translations.languages.${language}`) })}
          lang={language}
          maxLength={LONGEST_ALT}
          autosize
          value={values[language]}
          onChange={(event) => change({ [language]: joinLines(event.currentTarget.value) })}
        />
      ))}
      <NativeSelect
        label={t('media.details.kind')}
        description={t('media.details.kindHint')}
        data={choicesOf(PictureKind, (value) => t(`media.kinds.${value}`))}
        value={values.kind}
        onChange={(event) => change({ kind: event.currentTarget.value as PictureKind })}
      />
      {values.kind !== PictureKind.PHOTO && (
        <SimpleGrid cols={{ base: 1, xs: 2 }}>
          {(['widthMetres', 'northDegrees'] as const).map((name) => (
            <NumberInput
              key={name}
              label={t(`media.details.fields.${name}`)}
              description={t(`media.details.hints.${name}`)}
              min={RANGES[name][0]}
              max={RANGES[name][1]}
              decimalScale={2}
              allowNegative={false}
              hideControls
              value={values[name] ?? ''}
              onChange={(value) => change({ [name]: value === '' ? null : Number(value) })}
            />
          ))}
        </SimpleGrid>
      )}
      <FocalPoint picture={{ ...picture, kind: values.kind }} value={values} onChange={change} />
      <Group gap="xs">
        <ReplaceButton picture={basis} onNewer={rebase} />
        <DeleteButton picture={picture} onClose={onClose} />
        <Button type="submit" ml="auto" loading={saving.isPending}>
          {t('media.details.save')}
        </Button>
      </Group>
    </Flex>
  );
}

interface ReplaceButtonProps {
  picture: PictureDto;
  /** Called with the picture once it is replaced, or as a colleague has changed it meanwhile. */
  onNewer: (picture: PictureDto) => void;
}

function ReplaceButton({ picture, onNewer }: ReplaceButtonProps) {
  const t = useTranslations();
  const replacing = useReplacePicture({
    mutation: {
      meta: { success: t('media.details.replaced'), error: t('media.details.replaceFailed') },
      onSuccess: ({ data }) => onNewer(data),
      onError: (failure) => {
        const changed = currentRecord<PictureDto>(failure);
        if (changed) onNewer(changed);
      },
    },
  });
  const replace = (file: File) => {
    const problem = pictureProblem(file);
    if (problem) toasts.error(t(`media.upload.problems.${problem}`));
    else replacing.mutate({ id: picture.id, data: { image: [file], version: picture.version } });
  };
  return (
    <>
      <FileChoice accept={PICTURE_KINDS} label={t('media.details.replace')} onChoose={replace}>
        {(props) => (
          <Button
            {...props}
            variant="default"
            loading={replacing.isPending}
            title={t('media.details.replaceHint')}
          >
            {t('media.details.replace')}
          </Button>
        )}
      </FileChoice>
      {replacing.isPending && <UploadsUnderWay />}
    </>
  );
}

function DeleteButton({ picture, onClose }: { picture: PictureDto; onClose: () => void }) {
  const t = useTranslations();
  // Before it is gone: the dialog would ask for it once more, with all that is asked anew then.
  const deletion = useDeletion<PictureDto>({
    entity: 'picture',
    nameOf: pictureName,
    onDeleting: (isDeleting) => isDeleting && onClose(),
  });
  const isUsed = picture.usedBy.length > 0;
  return (
    <Button
      variant="subtle"
      color="red"
      data-disabled={isUsed || undefined}
      aria-disabled={isUsed}
      title={isUsed ? t('media.inUse') : undefined}
      loading={deletion.isPending}
      onClick={() => !isUsed && deletion.ask([picture])}
    >
      {t('list.delete')}
    </Button>
  );
}
