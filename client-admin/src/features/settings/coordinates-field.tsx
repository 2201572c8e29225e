import { mapPage } from '@consultancy/client-shared/format';
import { Anchor, TextInput, type TextInputProps } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { parseCoordinates } from './coordinates';

/** The place of the office, with a map link that shows whether the two numbers are swapped. */
export function CoordinatesField(props: TextInputProps & { value: string }) {
  const t = useTranslations();
  const coordinates = parseCoordinates(props.value);
  return (
    <div data-wide>
      <TextInput {...props} description={t('settings.coordinatesHint')} placeholder="8.9945, 38.7895" />
      {coordinates && (
        <Anchor
          href={mapPage(coordinates)}
          target="_blank"
          rel="noopener noreferrer"
          display="inline-block"
          mt="xs"
          size="sm"
        >
          {t('settings.coordinatesCheck')}
        </Anchor>
      )}
    </div>
  );
}
