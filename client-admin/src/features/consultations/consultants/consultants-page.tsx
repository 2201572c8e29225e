import { useListConsultants } from '@consultancy/client-shared/api/generated/consultants/consultants';
import type { ListedConsultantDto } from '@consultancy/client-shared/api/model';
import { useReading } from '@consultancy/client-shared/calendar';
import { formatDate, officeDay } from '@consultancy/client-shared/format';
import { Badge, Box, Flex, Paper, Stack, Text } from '@mantine/core';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { Link } from 'react-router-dom';
import { editPath, paths } from '../../../paths';
import { CardButton, CardLink } from '../../../ui/card-actions';
import { NewRecordButton } from '../../../ui/list-page';
import { OrderedListPage } from '../../../ui/ordered-list';
import classes from './consultants-page.module.css';
import { hoursInWords } from './hours-in-words';
import { useDeletion } from '../../../ui/bin';

const linkTo = (record: ListedConsultantDto) => ({
  to: editPath(paths.consultantForm, record.id),
  state: { record, from: paths.consultants },
});

/** Those who meet clients, by name, with their hours and what is to come. */
export function ConsultantsPage() {
  const t = useTranslations();
  const words = {
    title: t('consultants.title'),
    lead: t('consultants.lead'),
    empty: t('consultants.empty'),
    loadFailed: t('consultants.loadFailed'),
  };
  return (
    <OrderedListPage<ListedConsultantDto>
      query={useListConsultants()}
      words={words}
      way={[{ to: paths.consultations, label: t('sections.consultations') }]}
      action={<NewRecordButton to={paths.consultantForm} label={t('consultants.create')} />}
    >
      {(consultants) => (
        <Paper component="ul" withBorder bg="var(--paper)" aria-label={words.title}>
          {consultants.map((consultant) => (
            <ConsultantRow key={consultant.id} consultant={consultant} />
          ))}
        </Paper>
      )}
    </OrderedListPage>
  );
}

function ConsultantRow({ consultant }: { consultant: ListedConsultantDto }) {
  const t = useTranslations();
  const reading = useReading();
  const deletion = useDeletion<ListedConsultantDto>({
    entity: 'consultant',
    nameOf: ({ name }) => name,
  });
  const { id, name, title, week, away, isActive, comingConsultations } = consultant;
  const today = officeDay(new Date());
  const absence = away.find(({ from, to }) => from <= today && today <= to);
  const hours = week ? hoursInWords(week, reading) || t('consultants.noHours') : t('consultants.officeHours');
  return (
    <Flex className={classes.row} component="li" p="md" gap="xs" align="center">
      <Stack flex={1} miw={0} gap={2}>
        <Flex rowGap={4} columnGap="xs" wrap="wrap" align="center">
          <Box component={Link} fw={500} miw={0} {...linkTo(consultant)}>
            {name}
          </Box>
          {!isActive && <Badge variant="default">{t('consultants.inactive')}</Badge>}
          {absence && (
            <Badge variant="default">{t('consultants.away', { day: formatDate(absence.to, reading) })}</Badge>
          )}
        </Flex>
        <Text c="dimmed" fz="sm" miw={0}>
          {[title, hours].filter(Boolean).join(' · ')}
        </Text>
        <Text c="dimmed" fz="sm" miw={0}>
          {comingConsultations > 0 ? (
            <Link to={`${paths.consultations}?consultant=${id}`}>
              {t('consultants.coming', { count: comingConsultations })}
            </Link>
          ) : (
            t('consultants.coming', { count: 0 })
          )}
        </Text>
      </Stack>
      <CardLink label={t('consultants.edit', { name })} icon={IconPencil} {...linkTo(consultant)} />
      <CardButton
        label={t('consultants.deleteNamed', { name })}
        icon={IconTrash}
        color="red"
        isPending={deletion.isDeleting(consultant)}
        onClick={() => deletion.ask([consultant])}
      />
    </Flex>
  );
}
