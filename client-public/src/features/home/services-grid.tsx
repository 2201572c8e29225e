import { Container } from '@mantine/core';
import { IconArrowRight } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../paths';
import { ArrowLink } from '../../ui/arrow-link';
import { SectionHeading } from '../../ui/section-heading';
import { Link } from '../../ui/link';
import { BUILT_IN_SERVICES } from './built-in-services';
import classes from './services-grid.module.css';

export function ServicesGrid() {
  const { t } = useTranslation('home');
  return (
    <section className={classes.section} aria-labelledby="home-services">
      <Container>
        <SectionHeading
          id="home-services"
          title={t('services.heading')}
          text={t('services.text')}
          link={<ArrowLink to={paths.services}>{t('services.viewAll')}</ArrowLink>}
        />
        <ul className={classes.grid}>
          {BUILT_IN_SERVICES.map(({ id, name }) => (
            <li key={id} className={classes.service}>
              <h3 className={classes.title}>
                <Link to={paths.service(id)}>{t(`disciplines.${name}.title`)}</Link>
              </h3>
              <p className={classes.text}>{t(`disciplines.${name}.text`)}</p>
              <IconArrowRight size={22} stroke={1.25} aria-hidden className={classes.arrow} />
            </li>
          ))}
        </ul>
      </Container>
    </section>
  );
}
