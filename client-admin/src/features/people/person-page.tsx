import { useGetPerson } from '@consultancy/client-shared/api/generated/people/people';
import { type ErasedPersonDto, type PersonDto, ClientKind } from '@consultancy/client-shared/api/model';
import { QueryOutcome } from '@consultancy/client-shared/ui';
import { Alert, Anchor, Box, Button, Flex, Text, Title } from '@mantine/core';
import { IconUserX } from '@tabler/icons-react';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { useTranslations } from 'use-intl';
import { paths } from '../../paths';
import { Breadcrumbs } from '../../ui/breadcrumbs';
import { asId } from '../../ui/form-page';
import { PageHead } from '../../ui/page-head';
import { usePageTitle } from '../../ui/page-title';
import { RecordNotFound } from '../../ui/record-not-found';
import { RecordSkeleton } from '../../ui/record-skeleton';
import { EraseDialog } from './erase-dialog';
import { PersonCopies } from './person-copies';
import { PersonRecords } from './person-records';
import { PersonTimeline } from './person-timeline';

const LISTS = {
  inquiry: { to: paths.contacts, section: 'contacts' },
  consultation: { to: paths.consultations, section: 'consultations' },
  order: { to: paths.orders, section: 'orders' },
} as const;

/** One person, whom a record names: all their records, and what happened with them. */
export function PersonPage() {
  const t = useTranslations();
  const params = useParams();
  const kind = Object.values(ClientKind).find((each) => each === params['kind']);
  const id = asId(params['id']);
  // What is erased must be what is there.
  const query = useGetPerson(kind ?? ClientKind.inquiry, kind ? id : 0, { query: { staleTime: 0 } });
  const list = LISTS[kind ?? ClientKind.inquiry];
  const back = { to: list.to, label: t(`sections.${list.section}`) };
  return (
    <QueryOutcome
      query={query}
      pending={<RecordSkeleton />}
      notFound={<RecordNotFound text={t('people.notFound')} back={back} />}
    >
      {({ data }) => (
        <>
          <Breadcrumbs trail={[back]} current={data.names[0] ?? t('people.erasedTitle')} />
          <Person key={`${kind} ${id}`} person={data} kind={kind!} id={id} />
        </>
      )}
    </QueryOutcome>
  );
}

interface PersonProps {
  person: PersonDto;
  /** Of the record that the page started from. */
  kind: ClientKind;
  id: number;
}

function Person({ person, kind, id }: PersonProps) {
  const t = useTranslations();
  const [isAsking, setAsking] = useState(false);
  const [erased, setErased] = useState<ErasedPersonDto>();
  const [name = t('people.erasedTitle'), ...others] = person.names;
  usePageTitle(person.erasedAt ? name : t('people.pageTitle', { name }));
  return (
    <>
      <PageHead>
        <Text component="div" miw={0} c="dimmed" fz="sm">
          <Title order={1} mb={4} c="var(--ink)">
            {name}
          </Title>
          {others.length > 0 && <p>{t('people.names', { names: others.join(', ') })}</p>}
          <Flex component="ul" rowGap={4} columnGap="md" wrap="wrap">
            {person.emails.map((email) => (
              <li key={email}>
                <Anchor href={`mailto:${email}`} c="inherit" lh="1.5rem" underline="always">
                  {email}
                </Anchor>
              </li>
            ))}
            {person.phones.map((phone) => (
              <li key={phone}>
                <Anchor href={`tel:${phone.replace(/\s/g, '')}`} c="inherit" lh="1.5rem" underline="always">
                  {phone}
                </Anchor>
              </li>
            ))}
          </Flex>
        </Text>
        {!person.erasedAt && (
          <Button
            variant="light"
            color="red"
            leftSection={<IconUserX size={16} stroke={1.6} aria-hidden />}
            onClick={() => setAsking(true)}
          >
            {t('people.erase.open')}
          </Button>
        )}
      </PageHead>
      {person.erasedAt && (
        <Alert color="gray" mb="md">
          {t('person.erasedNotice')}
        </Alert>
      )}
      {erased && (
        <Alert color="yellow" mb="md" role="region" aria-label={t('people.copies.title')}>
          <PersonCopies copies={erased.copies} lead={t('people.copies.after')} />
        </Alert>
      )}
      <Flex direction={{ base: 'column', md: 'row' }} gap="lg">
        <Box w={{ md: '24rem' }} flex="none">
          <PersonRecords person={person} />
        </Box>
        <Box flex={1} miw={0}>
          <PersonTimeline kind={kind} id={id} />
        </Box>
      </Flex>
      {isAsking && (
        <EraseDialog
          {...{ person, kind, id, name }}
          onClose={() => setAsking(false)}
          onErased={(answer) => {
            setAsking(false);
            setErased(answer);
          }}
        />
      )}
    </>
  );
}
