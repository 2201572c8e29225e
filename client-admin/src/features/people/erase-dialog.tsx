import { useErasePerson } from '@consultancy/client-shared/api/generated/people/people';
import {
  type ClientKind,
  type ErasedPersonDto,
  type PersonDto,
  PersonMatch,
  type PersonRecordDto,
} from '@consultancy/client-shared/api/model';
import { Box, Button, Checkbox, Flex, Group, SimpleGrid, TextInput, Title } from '@mantine/core';
import { type FormEvent, useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import common from '../../ui/common.module.css';
import { Dialog } from '../../ui/dialog';
import { forgetClientDrafts } from '../../ui/form-page';
import { toasts } from '../../ui/toasts';
import { PersonCopies } from './person-copies';

interface EraseDialogProps {
  person: PersonDto;
  /** Of the record that the page started from. */
  kind: ClientKind;
  id: number;
  /** What has to be typed. */
  name: string;
  onClose: () => void;
  onErased: (answer: ErasedPersonDto) => void;
}

/** Offers the records of a person, shows what is deleted, kept and out of reach, and asks for the person's name. */
export function EraseDialog({ person, kind, id, name, onClose, onErased }: EraseDialogProps) {
  const t = useTranslations();
  const [typed, setTyped] = useState('');
  // By key, so that a choice survives a refetch after a conflict.
  const [choices, setChoices] = useState<Record<string, boolean>>({});
  const isChosen = (record: PersonRecordDto) =>
    choices[keyOf(record)] ?? record.foundBy !== PersonMatch.PHONE;
  const chosen = person.records.filter(isChosen);
  const isMeant = plain(typed) === plain(name) && chosen.length > 0;
  const erase = useErasePerson({
    mutation: {
      meta: { error: t('people.erase.failed') },
      onSuccess: ({ data }, { data: { records } }) => {
        const isAnything = data.inquiries + data.consultations + data.orders > 0;
        toasts.success(t(isAnything ? 'people.erase.done' : 'people.erase.nothing'));
        for (const record of records) {
          if (record.kind !== 'consultation') forgetClientDrafts(record.kind, record.id);
        }
        onErased(data);
      },
    },
  });
  const leadId = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const records = chosen.map((record) => ({ kind: record.kind, id: record.id }));
    if (isMeant && !erase.isPending) erase.mutate({ kind, id, data: { state: person.state, records } });
  };
  const count = chosen.length;
  return (
    <Dialog onClose={onClose} title={t('people.erase.title', { name })} size="lg">
      <Flex onSubmit={submit} component="form" fz="sm" gap="md" direction="column">
        <section>
          <p id={leadId}>{t('people.erase.lead')}</p>
          {/* It scrolls, so keys must reach it. */}
          <Box
            component="ul"
            mah="12rem"
            mt="xs"
            style={{ overflowY: 'auto' }}
            tabIndex={0}
            aria-labelledby={leadId}
          >
            {person.records.map((record) => (
              <li key={keyOf(record)}>
                <Checkbox
                  py={6}
                  checked={isChosen(record)}
                  disabled={erase.isPending}
                  label={`${t(`people.kinds.${record.kind}`)}: ${record.title} · ${record.name}`}
                  description={record.foundBy === PersonMatch.PHONE ? t('people.samePhone') : undefined}
                  onChange={({ currentTarget: { checked } }) =>
                    setChoices((before) => ({ ...before, [keyOf(record)]: checked }))
                  }
                />
              </li>
            ))}
          </Box>
        </section>
        <SimpleGrid minColWidth="14rem">
          <section>
            <Title order={3} mb={4}>
              {t('people.erase.goes')}
            </Title>
            <ul className={common.bullets}>
              <li>{t('people.erase.goesList.who')}</li>
              <li>{t('people.erase.goesList.words')}</li>
              <li>{t('people.erase.goesList.around')}</li>
            </ul>
          </section>
          <section>
            <Title order={3} mb={4}>
              {t('people.erase.stays')}
            </Title>
            <ul className={common.bullets}>
              <li>{t('people.erase.staysList.records', { count })}</li>
              <li>{t('people.erase.staysList.money')}</li>
            </ul>
          </section>
        </SimpleGrid>
        <p>{t('people.erase.meetings')}</p>
        {person.names.length > 1 && (
          <p className={common.beside} data-warning>
            {t('people.otherNames')}
          </p>
        )}
        {person.hasAccount && (
          <p className={common.beside} data-warning>
            {t('people.account')}
          </p>
        )}
        <section>
          <Title order={3} mb={4}>
            {t('people.copies.title')}
          </Title>
          <PersonCopies copies={person.copies} />
        </section>
        <TextInput
          label={t('people.erase.type', { name })}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
          autoComplete="off"
          readOnly={erase.isPending}
          data-autofocus
        />
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {t('people.erase.cancel')}
          </Button>
          <Button type="submit" color="red" disabled={!isMeant} loading={erase.isPending}>
            {t('people.erase.confirm')}
          </Button>
        </Group>
      </Flex>
    </Dialog>
  );
}

function keyOf({ kind, id }: PersonRecordDto): string {
  return `${kind} ${id}`;
}

/** Letters and not how they are spaced decide. */
function plain(text: string): string {
  return text.trim().replace(/\s+/g, ' ').toLowerCase();
}
