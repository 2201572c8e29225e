import { ContentKind, type ServiceDto } from '@consultancy/client-shared/api/model';
import { DateTimeText } from '@consultancy/client-shared/calendar/date-time-text';
import { ResponsiveImage, StatusBadge } from '@consultancy/client-shared/ui';
import { Box, Button, Flex, Group, SimpleGrid, Stack, Text, Title } from '@mantine/core';
import { IconClock, IconPencil, IconTrash } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { Link, useNavigate } from 'react-router-dom';
import { editPath, paths } from '../../paths';
import { Breadcrumbs, type Trail } from '../../ui/breadcrumbs';
import { usePageTitle } from '../../ui/page-title';
import { usePublication } from '../../ui/draft-changes';
import { useWhileShown } from '../../ui/use-while-shown';
import classes from './service-details.module.css';
import { useDeleteService } from './use-service-actions';

interface ServiceDetailsProps {
  service: ServiceDto;
  trail: Trail;
}

export function ServiceDetails({ service, trail }: ServiceDetailsProps) {
  const t = useTranslations();
  const navigate = useNavigate();
  const whileShown = useWhileShown();
  const list = trail.at(-1)!.to;
  const deletion = useDeleteService(() => whileShown(() => void navigate(list)));
  const publication = usePublication(ContentKind.service, service.id);
  usePageTitle(service.title);
  return (
    <Box component="article" maw={1152}>
      <Breadcrumbs trail={trail} current={service.title} />
      <Flex component="header" gap="xs" wrap="wrap" align="center">
        <Title order={1}>{service.title}</Title>
        <StatusBadge status={publication?.state ?? (service.isActive ? 'PUBLISHED' : 'DRAFT')} />
        <Group ml="auto" gap="xs" wrap="nowrap" align="stretch">
          <Button
            component={Link}
            to={editPath(paths.serviceForm, service.id)}
            state={{ record: service, from: list }}
            variant="default"
            leftSection={<IconPencil size={16} aria-hidden />}
          >
            {t('services.edit')}
          </Button>
          {service.slug === null && (
            <Button
              variant="light"
              color="red"
              leftSection={<IconTrash size={16} aria-hidden />}
              loading={deletion.isPending}
              onClick={() => deletion.ask([service])}
            >
              {t('list.delete')}
            </Button>
          )}
        </Group>
      </Flex>
      <Flex component="p" mt={6} mb="md" c="dimmed" fz="sm" gap={6} wrap="wrap" align="center">
        <IconClock size={16} stroke={1.6} aria-hidden />
        {service.duration} · {t('services.columns.updated')} <DateTimeText value={service.updatedAt} />
      </Flex>
      <div className={classes.intro}>
        <Box bdrs="var(--radius-card)" style={{ overflow: 'hidden' }}>
          <ResponsiveImage path={service.image} alt="" sizes="(min-width: 64em) 26rem, 100vw" ratio={3 / 2} />
        </Box>
        <Stack className={classes.texts} maw={672} gap={6}>
          <h2>{t('services.overview')}</h2>
          <p>{service.description}</p>
          <h2>{t('services.details')}</h2>
          <Box component="p" style={{ whiteSpace: 'pre-line' }}>
            {service.longDescription}
          </Box>
        </Stack>
      </div>
      <SimpleGrid mt="lg" cols={{ base: 1, sm: 3 }}>
        <Entries title={t('services.form.features')} entries={service.features} />
        <Entries title={t('services.form.process')} entries={service.process} isNumbered />
        <Entries title={t('services.form.benefits')} entries={service.benefits} />
      </SimpleGrid>
    </Box>
  );
}

function Entries({ title, entries, isNumbered }: { title: string; entries: string[]; isNumbered?: boolean }) {
  const t = useTranslations();
  const List = isNumbered ? 'ol' : 'ul';
  return (
    <section className={classes.entries} aria-label={title}>
      <h2>{title}</h2>
      {entries.length === 0 && (
        <Text mt="xs" c="dimmed" inherit>
          {t('services.nothing')}
        </Text>
      )}
      <List>
        {entries.map((entry, index) => (
          <li key={index}>{entry}</li>
        ))}
      </List>
    </section>
  );
}
