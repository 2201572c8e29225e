import { Container } from '@mantine/core';
import { useMessages } from 'use-intl';
import { useSiteSettings } from '../../site-settings';
import { useSiteWords } from '../../site-words';
import { langOf } from '../../ui/content-language';
import classes from './credentials.module.css';

/** The associations with their badges, then the certifications; those of the demo are invented. */
export function Credentials() {
  const page = useMessages().about.page;
  const { associationsTitle, certificationsTitle, demoNotice } = page;
  const words = useSiteWords();
  const { isDemo } = useSiteSettings();
  const {
    associationMarks = [],
    associationNames = [],
    certificationNames = [],
    certificationTexts = [],
  } = words;
  const associations =
    associationNames.length > 0
      ? associationNames.map((name, index) => ({ name, abbreviation: associationMarks[index] ?? '' }))
      : isDemo
        ? page.associations
        : [];
  const certifications =
    certificationNames.length > 0
      ? certificationNames.map((name, index) => ({ name, description: certificationTexts[index] ?? '' }))
      : isDemo
        ? page.certifications
        : [];
  if (associations.length === 0 && certifications.length === 0) return null;
  return (
    <div className={classes.band}>
      <Container className={classes.columns}>
        {associations.length > 0 && (
          <section aria-labelledby="associations">
            <h2 id="associations" className={classes.heading}>
              {associationsTitle}
            </h2>
            <ul className={classes.associations} lang={langOf(words, 'associationNames')}>
              {associations.map(({ abbreviation, name }) => (
                <li key={name} className={classes.association}>
                  <span className={classes.badge} aria-hidden>
                    {abbreviation}
                  </span>
                  {name}
                </li>
              ))}
            </ul>
          </section>
        )}
        {certifications.length > 0 && (
          <section aria-labelledby="certifications">
            <h2 id="certifications" className={classes.heading}>
              {certificationsTitle}
            </h2>
            <ul lang={langOf(words, 'certificationNames', 'certificationTexts')}>
              {certifications.map(({ name, description }) => (
                <li key={name} className={classes.certification}>
                  <h3 className={classes.name}>{name}</h3>
                  <p className={classes.description}>{description}</p>
                </li>
              ))}
            </ul>
          </section>
        )}
        {isDemo && <p className={classes.notice}>{demoNotice}</p>}
      </Container>
    </div>
  );
}
