import { ContentKind, type ServiceDto } from '@consultancy/client-shared/api/model';
import { DateTimeText } from '@consultancy/client-shared/calendar/date-time-text';
import { ResponsiveImage, StatusBadge } from '@consultancy/client-shared/ui';
import { Box, Button, Flex, Group, Paper, SimpleGrid, Stack, Text, Title } from '@mantine/core';
import { IconClock, IconPencil, IconTrash } from '@tabler/icons-react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { useTranslations } from 'use-intl';
import { paths } from '../../paths';
import { editPath } from '../../record-paths';
import { Breadcrumbs, type Trail } from '../../ui/breadcrumbs';
import common from '../../ui/common.module.css';
import { usePublication } from '../../ui/draft-changes';
import type { RecordState } from '../../ui/form-page';
import { isWaiting } from '../../ui/is-waiting';
import { MarkdownText } from '../../ui/markdown/markdown-text';
import { usePageTitle } from '../../ui/page-title';
import { useWhileShown } from '../../ui/use-while-shown';
import { useDeleteService } from './use-service-actions';

interface ServiceDetailsProps {
  service: ServiceDto;
  trail: Trail;
  onDeleting: (isDeleting: boolean) => void;
}

export function ServiceDetails({ service, trail, onDeleting }: ServiceDetailsProps) {
  const t = useTranslations();
  const navigate = useNavigate();
  const state = useLocation().state as RecordState<ServiceDto> | null;
  const whileShown = useWhileShown();
  const list = trail.at(-1)!.to;
  const deletion = useDeleteService(onDeleting, () => whileShown(() => void navigate(list)));
  const publication = usePublication(ContentKind.service, service.id);
  usePageTitle(service.title);
  return (
    <Box component="article" maw={1152}>
      <Breadcrumbs trail={trail} current={service.title} />
      <Flex component="header" gap="xs" wrap="wrap" align="center">
        <Title order={1}>{service.title}</Title>
        <StatusBadge status={service.isActive ? 'ACTIVE' : 'INACTIVE'} />
        {isWaiting(publication?.state) && <StatusBadge status={publication.state} />}
        <Group ml="auto" gap="xs" wrap="nowrap" align="stretch">
          <Button
            component={Link}
            to={editPath(paths.serviceForm, service.id)}
            state={{ ...state, record: service, from: list }}
            variant="default"
            leftSection={<IconPencil size={16} aria-hidden />}
          >
            {t('services.edit')}
          </Button>
          <Button
            variant="light"
            color="red"
            leftSection={<IconTrash size={16} aria-hidden />}
            loading={deletion.isPending}
            onClick={() => deletion.ask([service])}
          >
            {t('list.delete')}
          </Button>
        </Group>
      </Flex>
      <Flex component="p" mt={6} mb="md" c="dimmed" fz="sm" gap={6} wrap="wrap" align="center">
        <IconClock size={16} stroke={1.6} aria-hidden />
        {service.duration} · {t('services.columns.updated')} <DateTimeText value={service.updatedAt} />
      </Flex>
      <Flex direction={{ base: 'column', sm: 'row' }} rowGap="md" columnGap="lg" align={{ sm: 'flex-start' }}>
        <Box w={{ sm: '22rem' }} flex="none" bdrs="var(--radius-card)" style={{ overflow: 'hidden' }}>
          <ResponsiveImage path={service.image} alt="" sizes="(min-width: 64em) 26rem, 100vw" ratio={3 / 2} />
        </Box>
        <Stack flex={{ sm: '0 1 42rem' }} miw={0} gap={6}>
          <Title order={2} fz="md">
            {t('services.overview')}
          </Title>
          <p>{service.description}</p>
          <Title order={2} mt="xs" fz="md">
            {t('services.details')}
          </Title>
          <MarkdownText markdown={service.longDescription} form="service" />
        </Stack>
      </Flex>
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
  return (
    <Paper component="section" withBorder p="md" aria-label={title}>
      <Title order={2} fz="md">
        {title}
      </Title>
      {entries.length === 0 && (
        <Text mt="xs" c="dimmed" inherit>
          {t('services.nothing')}
        </Text>
      )}
      <Flex
        component={isNumbered ? 'ol' : 'ul'}
        className={common.bullets}
        mt="xs"
        gap={6}
        direction="column"
      >
        {entries.map((entry, index) => (
          <li key={index}>{entry}</li>
        ))}
      </Flex>
    </Paper>
  );
}
