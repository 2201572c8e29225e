import { Container } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import classes from './who-we-are.module.css';

export function WhoWeAre() {
  const { t } = useTranslation('about');
  const { whoWeAreTitle, whoWeAre, factsTitle, facts } = t('page', { returnObjects: true });
  return (
    <section className={classes.section} aria-labelledby="who-we-are">
      <Container className={classes.columns}>
        <h2 id="who-we-are" className={classes.heading}>
          {whoWeAreTitle}
        </h2>
        <div className={classes.words}>
          {whoWeAre.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        <dl className={classes.facts} aria-label={factsTitle}>
          {facts.map(({ value, label }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </Container>
    </section>
  );
}
