import { useListStandardServices } from '@consultancy/client-shared/api/generated/services/services';
import { useLanguage } from '@consultancy/client-shared/i18n';
import { Box, Container, Text, Title } from '@mantine/core';
import { IconArrowRight } from '@tabler/icons-react';
import { clsx } from 'clsx';
import { useTranslations } from 'use-intl';
import { paths } from '../../lib/paths';
import { ArrowLink } from '../../ui/arrow-link';
import { langOf } from '../../ui/content-language';
import { Group, SimpleGrid } from '../../ui/layout';
import layout from '../../ui/layout.module.css';
import { Link } from '../../ui/link';
import card from '../../ui/link-card.module.css';
import { SectionHeading } from '../../ui/section-heading';
import { BUILT_IN_SERVICES } from './built-in-services';
import classes from './services-grid.module.css';

export function ServicesGrid() {
  const t = useTranslations('home');
  const services = useServiceLines();
  return (
    <Box component="section" py="section" bg="var(--stone)" aria-labelledby="home-services">
      <Container>
        <SectionHeading
          id="home-services"
          title={t('services.heading')}
          text={t('services.text')}
          link={<ArrowLink to={paths.services}>{t('services.viewAll')}</ArrowLink>}
        />
        <SimpleGrid component="ul" cols={{ base: 1, md: 2 }} spacing="section" verticalSpacing={0}>
          {services.map((service) => (
            <Group
              component="li"
              key={service.id}
              wrap="nowrap"
              justify="space-between"
              py="lg"
              className={clsx(layout.ruled, classes.service)}
            >
              <div>
                <Title order={3}>
                  <Link to={paths.service(service.id)} className={card.link}>
                    <span lang={langOf(service, 'title')}>{service.title}</span>
                  </Link>
                </Title>
                {service.text && (
                  <Text c="dimmed" mt="half" lang={langOf(service, 'text')}>
                    {service.text}
                  </Text>
                )}
              </div>
              <IconArrowRight size={22} stroke={1.25} aria-hidden className={classes.arrow} />
            </Group>
          ))}
        </SimpleGrid>
      </Container>
    </Box>
  );
}

/** A standard service in a line. */
interface ServiceLine {
  /** Its part of the address. */
  id: string;
  title: string;
  /** Empty where only its name is known. */
  text: string;
  fallbacks: string[];
}

/** The standard services as staff keep them; by the names that the site brings along where they cannot be had. */
function useServiceLines(): ServiceLine[] {
  const t = useTranslations('home');
  const { data } = useListStandardServices({ 'Accept-Language': useLanguage() });
  return (
    data?.data.map(({ slug, title, description, fallbacks }) => ({
      ...{ id: slug ?? '', title, text: firstSentence(description) },
      fallbacks: fallbacks.map((name) => (name === 'description' ? 'text' : name)),
    })) ??
    BUILT_IN_SERVICES.map(({ id, name }) => ({
      ...{ id, fallbacks: [], title: t(`disciplines.${name}`), text: '' },
    }))
  );
}

/** Of a few, in any language of the site. */
function firstSentence(text: string): string {
  return /^.*?(?:[.!?](?=\s|$)|።)/su.exec(text)?.[0] ?? text;
}
