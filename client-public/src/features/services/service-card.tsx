import { Badge, Box, Text, Title } from '@mantine/core';
import { clsx } from 'clsx';
import { useTranslations } from 'use-intl';
import { ArrowLink } from '../../ui/arrow-link';
import { EnglishNote, langOf } from '../../ui/content-language';
import { Stack } from '../../ui/layout';
import card from '../../ui/link-card.module.css';
import { SitePicture } from '../../ui/site-picture';
import type { ServiceSummary } from './service';
import classes from './service-card.module.css';

interface ServiceCardProps {
  service: ServiceSummary;
  priority?: boolean;
}

export function ServiceCard({ service, priority }: ServiceCardProps) {
  const t = useTranslations('services');
  const { title, description, path, image, picture, record } = service;
  return (
    <article className={clsx(card.card, classes.card)}>
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
        <Badge variant="filled" radius="xl" fw={600} className={classes.new}>
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
      <ArrowLink to={path} state={record && { service: record }} className={clsx(card.link, classes.link)}>
        {t('learnMore')}{' '}
        <span className="visually-hidden" lang={langOf(service, 'title')}>
          {title}
        </span>
      </ArrowLink>
    </article>
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
