import { Container } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import classes from './credentials.module.css';

/** The associations with their badges, then the certifications. */
export function Credentials() {
  const { t } = useTranslation('about');
  const { associationsTitle, associations, certificationsTitle, certifications, demoNotice } = t('page', {
    returnObjects: true,
  });
  return (
    <div className={classes.band}>
      <Container className={classes.columns}>
        <section aria-labelledby="associations">
          <h2 id="associations" className={classes.heading}>
            {associationsTitle}
          </h2>
          <ul className={classes.associations}>
            {associations.map(({ abbreviation, name }) => (
              <li key={abbreviation} className={classes.association}>
                <span className={classes.badge} aria-hidden>
                  {abbreviation}
                </span>
                {name}
              </li>
            ))}
          </ul>
        </section>
        <section aria-labelledby="certifications">
          <h2 id="certifications" className={classes.heading}>
            {certificationsTitle}
          </h2>
          <ul>
            {certifications.map(({ name, description }) => (
              <li key={name} className={classes.certification}>
                <h3 className={classes.name}>{name}</h3>
                <p className={classes.description}>{description}</p>
              </li>
            ))}
          </ul>
        </section>
        <p className={classes.notice}>{demoNotice}</p>
      </Container>
    </div>
  );
}
