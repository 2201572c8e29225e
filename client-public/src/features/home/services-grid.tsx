import { Container } from '@mantine/core';
import { IconArrowRight } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { paths } from '../../paths';
import { ArrowLink } from '../../ui/arrow-link';
import { SectionHeading } from '../../ui/section-heading';
import { Link } from '../../ui/link';
import { langOf } from '../../ui/content-language';
import { useServiceLines } from './use-service-lines';
import classes from './services-grid.module.css';

export function ServicesGrid() {
  const t = useTranslations('home');
  const services = useServiceLines();
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
          {services.map((service) => (
            <li key={service.id} className={classes.service}>
              <h3 className={classes.title}>
                <Link to={paths.service(service.id)}>
                  <span lang={langOf(service, 'title')}>{service.title}</span>
                </Link>
              </h3>
              {service.text && (
                <p className={classes.text} lang={langOf(service, 'text')}>
                  {service.text}
                </p>
              )}
              <IconArrowRight size={22} stroke={1.25} aria-hidden className={classes.arrow} />
            </li>
          ))}
        </ul>
      </Container>
    </section>
  );
}
