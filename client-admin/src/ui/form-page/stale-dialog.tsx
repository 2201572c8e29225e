import { formatNumber } from '@consultancy/client-shared/format';
import { Box, Button, Flex, Group, Table, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import common from '../common.module.css';
import { Dialog } from '../dialog';
import type { FormValues, Merge } from './changed-fields';
import type { FormField } from './form-fields';
import type { FormBasis } from './use-draft';

interface StaleDialogProps<Values extends FormValues> {
  fields: { [Name in keyof Values]: FormField };
  conflict: Merge<Values> & { current: FormBasis<Values> };
  /** What the form holds. */
  yours: Values;
  onKeepMine: (mine: Values, theirs: FormBasis<Values>) => void;
  /** Without it what is here cannot be given up there. */
  onTakeTheirs?: (theirs: FormBasis<Values>) => void;
  onClose: () => void;
}

/** Somebody else saved the record while it was being changed here: what they did, against what is here. */
export function StaleDialog<Values extends FormValues>({
  fields,
  conflict,
  yours,
  onKeepMine,
  onTakeTheirs,
  onClose,
}: StaleDialogProps<Values>) {
  const t = useTranslations();
  const { theirs, disputed, mine, current } = conflict;
  return (
    <Dialog onClose={onClose} title={t('form.stale.title')} size="xl">
      <Text mb="md">{t('form.stale.text')}</Text>
      {theirs.length === 0 && <Text mb="md">{t('form.stale.elsewhere')}</Text>}
      <Box
        hidden={theirs.length === 0}
        mah="50dvh"
        style={{ overflow: 'auto' }}
        tabIndex={0}
        role="group"
        aria-label={t('form.stale.changes')}
      >
        <Table
          layout="fixed"
          miw="26rem"
          withTableBorder
          verticalSpacing="xs"
          style={{ overflowWrap: 'anywhere' }}
        >
          <Table.Thead>
            <Table.Tr>
              <Table.Th scope="col" w="30%">
                {t('form.stale.field')}
              </Table.Th>
              <Table.Th scope="col">{t('form.stale.theirs')}</Table.Th>
              <Table.Th scope="col">{t('form.stale.yours')}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {theirs.map((name) => (
              <Table.Tr key={name}>
                <Table.Th scope="row">{fields[name]!.label}</Table.Th>
                <Table.Td>
                  <FieldValue field={fields[name]!} value={current.values[name]} />
                </Table.Td>
                <Table.Td>
                  {disputed.includes(name) ? (
                    <FieldValue field={fields[name]!} value={yours[name]} />
                  ) : (
                    <Text span c="dimmed" inherit>
                      {t('form.stale.untouched')}
                    </Text>
                  )}
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Box>
      <Group justify="flex-end" mt="lg">
        <Button variant="default" data-autofocus onClick={onClose}>
          {t('form.stale.later')}
        </Button>
        {onTakeTheirs && (
          <Button variant="default" onClick={() => onTakeTheirs(current)}>
            {t('form.stale.takeTheirs')}
          </Button>
        )}
        <Button onClick={() => onKeepMine(mine, current)}>{t('form.stale.keepMine')}</Button>
      </Group>
    </Dialog>
  );
}

/** A value of a form, to be read. */
function FieldValue({ field, value }: { field: FormField; value: unknown }) {
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
