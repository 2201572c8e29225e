import { Badge, Box, Text, Title } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { ArrowLink } from '../../ui/arrow-link';
import { EnglishNote, langOf } from '../../ui/content-language';
import { Stack } from '../../ui/layout';
import card from '../../ui/link-card.module.css';
import { SitePicture } from '../../ui/site-picture';
import type { ServiceSummary } from './service';

interface ServiceCardProps {
  service: ServiceSummary;
  priority?: boolean;
}

export function ServiceCard({ service, priority }: ServiceCardProps) {
  const t = useTranslations('services');
  const { title, description, path, image, picture, record } = service;
  return (
    <Stack component="article" gap={0} h="100%" className={card.card}>
      <Box className={card.frame} mb="md">
        <SitePicture
          path={image}
          picture={picture}
          alt=""
          sizes="(width < 40rem) 92vw, (width < 64rem) 46vw, 30vw"
          priority={priority}
          className={card.picture}
        />
      </Box>
      {record && (
        <Badge
          variant="filled"
          radius="xl"
          fw={600}
          pos="absolute"
          top="var(--space-2)"
          left="var(--space-2)"
        >
          {t('new')}
        </Badge>
      )}
      <Title order={2} size="h3" lang={langOf(service, 'title')}>
        {title}
      </Title>
      <Text my="xs" lang={langOf(service, 'description')}>
        {description}
      </Text>
      <EnglishNote of={service} names={['title', 'description']} />
      <ArrowLink
        to={path}
        state={record && { service: record }}
        className={card.link}
        style={{ marginTop: 'auto' }}
      >
        {t('learnMore')}{' '}
        <span className="visually-hidden" lang={langOf(service, 'title')}>
          {title}
        </span>
      </ArrowLink>
    </Stack>
  );
}

/** Where the services of the server will stand. */
export function ServiceCardSkeleton() {
  const t = useTranslations('services');
  return (
    <Stack c="dimmed" role="status" className={card.skeleton}>
      <div className={card.frame} />
      <Text>{t('extra.loading')}</Text>
    </Stack>
  );
}
