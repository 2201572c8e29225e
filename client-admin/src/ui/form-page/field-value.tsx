import { Box, Flex } from '@mantine/core';
import { formatNumber } from '@consultancy/client-shared/format';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import common from '../common.module.css';
import type { FormField } from './form-fields';

/** A value of a form, to be read. */
export function FieldValue({ field, value }: { field: FormField; value: unknown }) {
  const t = useTranslations();
  if (field.show) return field.show(value as never);
  const words = (one: unknown): ReactNode => {
    if (typeof one === 'boolean') return one ? t('yes') : t('no');
    if (typeof one === 'number') return formatNumber(one);
    if (one instanceof File) return one.name;
    return typeof one === 'string' && one.trim() !== '' ? one : '–';
  };
  if (!Array.isArray(value)) return <Box style={{ whiteSpace: 'pre-line' }}>{words(value)}</Box>;
  return (
    <Flex className={common.bullets} component="ul" gap={4} direction="column">
      {value.map((each, index) => (
        <li key={index}>{words(each)}</li>
      ))}
    </Flex>
  );
}
