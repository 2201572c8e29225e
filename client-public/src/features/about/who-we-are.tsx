import { Container } from '@mantine/core';
import { useMessages } from 'use-intl';
import { figuresOf, useSiteWords } from '../../site-words';
import { EnglishNote, langOf } from '../../ui/content-language';
import classes from './who-we-are.module.css';

export function WhoWeAre() {
  const { whoWeAreTitle, whoWeAre, factsTitle, facts } = useMessages().about.page;
  const words = useSiteWords();
  const paragraphs: readonly string[] = words.whoWeAre?.split(/\n\s*\n/) ?? whoWeAre;
  return (
    <section className={classes.section} aria-labelledby="who-we-are">
      <Container className={classes.columns}>
        <h2 id="who-we-are" className={classes.heading}>
          {whoWeAreTitle}
        </h2>
        <div className={classes.words} lang={langOf(words, 'whoWeAre')}>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <EnglishNote of={words} names={['whoWeAre']} />
        </div>
        <dl className={classes.facts} aria-label={factsTitle} lang={langOf(words, 'figureLabels')}>
          {(figuresOf(words) ?? facts).map(({ value, label }) => (
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
