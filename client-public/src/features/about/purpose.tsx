import { Container, Text, Title } from '@mantine/core';
import { useMessages } from 'use-intl';
import { useSiteCopy } from '../../lib/site-copy';
import { EnglishNote, langOf } from '../../ui/content-language';
import { SimpleGrid } from '../../ui/layout';
import classes from './purpose.module.css';

/** Mission and vision, side by side. */
export function Purpose() {
  const { missionTitle, mission, visionTitle, vision } = useMessages().about.page;
  const words = useSiteCopy();
  return (
    <Container py="section">
      <SimpleGrid cols={{ base: 1, md: 2 }} spacing="section">
        <section aria-labelledby="mission">
          <Title order={2} size="h4" id="mission" pt="md" className={classes.heading}>
            {missionTitle}
          </Title>
          <Text mt="md" fz="xl" className={classes.text} lang={langOf(words, 'mission')}>
            {words.mission ?? mission}
          </Text>
          <EnglishNote of={words} names={['mission']} />
        </section>
        <section aria-labelledby="vision">
          <Title order={2} size="h4" id="vision" pt="md" className={classes.heading}>
            {visionTitle}
          </Title>
          <Text mt="md" fz="xl" className={classes.text} lang={langOf(words, 'vision')}>
            {words.vision ?? vision}
          </Text>
          <EnglishNote of={words} names={['vision']} />
        </section>
      </SimpleGrid>
    </Container>
  );
}
