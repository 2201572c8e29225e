import { Container } from '@mantine/core';
import { useMessages } from 'use-intl';
import { useSiteWords } from '../../site-words';
import { EnglishNote, langOf } from '../../ui/content-language';
import classes from './purpose.module.css';

/** Mission and vision, side by side. */
export function Purpose() {
  const { missionTitle, mission, visionTitle, vision } = useMessages().about.page;
  const words = useSiteWords();
  return (
    <Container className={classes.purpose}>
      <section aria-labelledby="mission">
        <h2 id="mission" className={classes.heading}>
          {missionTitle}
        </h2>
        <p className={classes.text} lang={langOf(words, 'mission')}>
          {words.mission ?? mission}
        </p>
        <EnglishNote of={words} names={['mission']} />
      </section>
      <section aria-labelledby="vision">
        <h2 id="vision" className={classes.heading}>
          {visionTitle}
        </h2>
        <p className={classes.text} lang={langOf(words, 'vision')}>
          {words.vision ?? vision}
        </p>
        <EnglishNote of={words} names={['vision']} />
      </section>
    </Container>
  );
}
