import { useErasePerson } from '@consultancy/client-shared/api/generated/people/people';
import type { ErasedPersonDto, PersonDto, ClientKind } from '@consultancy/client-shared/api/model';
import { Box, Button, Flex, Group, SimpleGrid, TextInput, Title } from '@mantine/core';
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

/** Says what goes, what stays and what is out of reach, and takes the person's name for a yes. */
export function EraseDialog({ person, kind, id, name, onClose, onErased }: EraseDialogProps) {
  const t = useTranslations();
  const [typed, setTyped] = useState('');
  const isMeant = plain(typed) === plain(name);
  const erase = useErasePerson({
    mutation: {
      meta: { error: t('people.erase.failed') },
      onSuccess: ({ data }) => {
        const isAnything = data.inquiries + data.consultations + data.orders > 0;
        toasts.success(t(isAnything ? 'people.erase.done' : 'people.erase.nothing'));
        for (const record of person.records) {
          if (record.kind !== 'consultation') forgetClientDrafts(record.kind, record.id);
        }
        onErased(data);
      },
    },
  });
  const leadId = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isMeant && !erase.isPending) erase.mutate({ kind, id, data: { state: person.state } });
  };
  const count = person.records.length;
  return (
    <Dialog onClose={onClose} title={t('people.erase.title', { name })} size="lg">
      <Flex onSubmit={submit} component="form" fz="sm" gap="md" direction="column">
        <section>
          <p id={leadId}>{t('people.erase.lead')}</p>
          {/* It scrolls, so keys must reach it. */}
          <Box
            component="ul"
            className={common.bullets}
            mah="8rem"
            style={{ overflowY: 'auto' }}
            tabIndex={0}
            aria-labelledby={leadId}
          >
            {person.records.map((record) => (
              <li key={`${record.kind} ${record.id}`}>
                {t(`people.kinds.${record.kind}`)}: {record.title} · {record.name}
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

/** Letters and not how they are spaced decide. */
function plain(text: string): string {
  return text.trim().replace(/\s+/g, ' ').toLowerCase();
}
