import { Container } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import classes from './purpose.module.css';

/** Mission and vision, side by side. */
export function Purpose() {
  const { t } = useTranslation('about');
  const { missionTitle, mission, visionTitle, vision } = t('page', { returnObjects: true });
  return (
    <Container className={classes.purpose}>
      <section aria-labelledby="mission">
        <h2 id="mission" className={classes.heading}>
          {missionTitle}
        </h2>
        <p className={classes.text}>{mission}</p>
      </section>
      <section aria-labelledby="vision">
        <h2 id="vision" className={classes.heading}>
          {visionTitle}
        </h2>
        <p className={classes.text}>{vision}</p>
      </section>
    </Container>
  );
}
