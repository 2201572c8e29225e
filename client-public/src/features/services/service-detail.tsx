import { Container, Text, Title } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { paths } from '../../lib/paths';
import { Breadcrumb } from '../../ui/breadcrumb';
import { EnglishNote, langOf } from '../../ui/content-language';
import { Columns, Group, SimpleGrid, Stack } from '../../ui/layout';
import layout from '../../ui/layout.module.css';
import { LongText } from '../../ui/long-text';
import { SitePicture } from '../../ui/site-picture';
import type { Service } from './service';
import classes from './service-detail.module.css';

interface ServiceDetailProps {
  service: Service;
  sidebar: ReactNode;
}

export function ServiceDetail({ service, sidebar }: ServiceDetailProps) {
  const t = useTranslations('services');
  const { title, path, description, image, picture, imageAlt } = service;
  return (
    <Container pt="calc(var(--header-height) + var(--space-2))" pb="section">
      <Breadcrumb
        label={t('detail.trail')}
        steps={[
          { name: t('title'), path: paths.services },
          { name: title, path },
        ]}
        isTitleBelow
      />
      <Columns
        component="header"
        parts="7fr 5fr"
        gap="var(--space-2) var(--grid-gap)"
        align="end"
        mt="md"
        mb="xl"
      >
        <Title lang={langOf(service, 'title')}>{title}</Title>
        <Text c="dimmed" fz="lg" maw="42rem" lang={langOf(service, 'description')}>
          {description}
        </Text>
        <EnglishNote of={service} names={['title', 'description', 'longDescription']} />
      </Columns>
      <SitePicture
        key={image}
        path={image}
        picture={picture}
        alt={imageAlt}
        sizes="(width < 82.5rem) 94vw, 1320px"
        priority
        className={layout.tall}
      />
      <Columns parts="8fr 3fr" gap="var(--section) 8.333%" align="start" mt="head">
        <ServiceWords service={service} />
        {sidebar}
      </Columns>
    </Container>
  );
}

function ServiceWords({ service }: { service: Service }) {
  const t = useTranslations('services');
  const { longDescription, longDescriptionHtml, duration, features, process, benefits } = service;
  return (
    <Stack gap="head">
      <section>
        <Title order={2} mb="md">
          {t('detail.overview')}
        </Title>
        <LongText
          html={longDescriptionHtml}
          text={longDescription}
          measure="44rem"
          lang={langOf(service, 'longDescription')}
        />
        <Group component="dl" gap="0 var(--space-3)" maw="44rem" mt="xl" py="md" className={layout.framed}>
          <Text component="dt" c="dimmed">
            {t('detail.duration')}
          </Text>
          <Text component="dd" fw={600}>
            {duration}
          </Text>
        </Group>
      </section>
      {features.length > 0 && (
        <section>
          <Title order={2} mb="md">
            {t('detail.included')}
          </Title>
          <TickedList items={features} lang={langOf(service, 'features')} />
        </section>
      )}
      {process.length > 0 && (
        <section>
          <Title order={2} mb="md">
            {t('detail.process')}
          </Title>
          <ol className={classes.signed} lang={langOf(service, 'process')}>
            {process.map((step, index) => (
              <li key={step}>
                <Text span className={classes.number} miw="1.75rem" fz="xl" fw={500} lh={1} aria-hidden>
                  {index + 1}
                </Text>
                {step}
              </li>
            ))}
          </ol>
        </section>
      )}
      {benefits.length > 0 && (
        <section>
          <Title order={2} mb="md">
            {t('detail.benefits')}
          </Title>
          <TickedList items={benefits} lang={langOf(service, 'benefits')} />
        </section>
      )}
    </Stack>
  );
}

function TickedList({ items, lang }: { items: string[]; lang?: string }) {
  return (
    <SimpleGrid
      component="ul"
      cols={{ base: 1, md: 2 }}
      verticalSpacing={0}
      className={classes.signed}
      lang={lang}
    >
      {items.map((item) => (
        <li key={item}>
          <IconCheck size={22} stroke={1.5} aria-hidden />
          {item}
        </li>
      ))}
    </SimpleGrid>
  );
}
