import { type OutcomeQuery, QueryOutcome } from '@consultancy/client-shared/ui';
import {
  Box,
  Button,
  Checkbox,
  Group,
  Input,
  Skeleton,
  Stack,
  Text,
  TextInput,
  VisuallyHidden,
} from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { IconButton } from '../../ui/icon-button';
import { RecordRows } from '../../ui/record-rows';

interface Named {
  id: number;
  name: string;
}

interface ChosenRecordsProps {
  label: string;
  /** What the search finds. */
  query: OutcomeQuery<Named[]>;
  /** The names of all that are chosen. */
  nameOf: (id: number) => string;
  search: string;
  onSearch: (text: string) => void;
  value: number[];
  onChange: (ids: number[]) => void;
  error?: ReactNode;
}

/** Records chosen by check boxes, and put in order by buttons or by dragging. */
export function ChosenRecords({ label, query, nameOf, value, onChange, ...field }: ChosenRecordsProps) {
  const t = useTranslations('tenderPacks.form');
  const missing = (query.data ?? []).filter(({ id }) => !value.includes(id)).map(({ id }) => id);
  return (
    <Input.Wrapper component="fieldset" error={field.error} data-wide m={0} p={0} bd={0}>
      {/* The heading of the section says it to the eye. */}
      <VisuallyHidden component="legend">{label}</VisuallyHidden>
      <Group align="end" mb="xs" gap="xs">
        <TextInput
          flex={1}
          label={t('filter', { kind: label.toLowerCase() })}
          type="search"
          value={field.search}
          onChange={(event) => field.onSearch(event.currentTarget.value)}
        />
        <Button
          variant="default"
          disabled={missing.length === 0}
          onClick={() => onChange([...value, ...missing])}
        >
          {t('all')}
        </Button>
      </Group>
      <Box mah={240} mb="sm" style={{ overflowY: 'auto' }} role="group" tabIndex={0} aria-label={label}>
        <QueryOutcome
          query={query}
          pending={<Skeleton h={96} aria-busy />}
          isEmpty={(found) => found.length === 0}
          empty={<Text c="dimmed">{t('none')}</Text>}
        >
          {(found) => (
            <Stack gap={6} py={4}>
              {found.map(({ id, name }) => (
                <Checkbox
                  key={id}
                  label={name}
                  checked={value.includes(id)}
                  onChange={({ currentTarget }) =>
                    onChange(currentTarget.checked ? [...value, id] : value.filter((each) => each !== id))
                  }
                />
              ))}
            </Stack>
          )}
        </QueryOutcome>
      </Box>
      {value.length > 0 && (
        <RecordRows
          label={t('chosen', { kind: label.toLowerCase() })}
          rows={value.map((id) => ({ id, name: nameOf(id) }))}
          nameOf={({ name }) => name}
          onReorder={(rows) => onChange(rows.map(({ id }) => id))}
          actions={({ id, name }) => (
            <IconButton
              label={t('remove', { name })}
              icon={IconX}
              onClick={() => onChange(value.filter((each) => each !== id))}
            />
          )}
        >
          {({ name }) => name}
        </RecordRows>
      )}
    </Input.Wrapper>
  );
}
