import { Button, Container } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { paths } from '../../paths';
import { PageColumn } from '../../ui/page-column';
import { ContactForm } from './contact-form';
import classes from './contact-page.module.css';
import { OfficeDetails } from './office-details';
import { OfficeMap } from './office-map';
import { Link } from '../../ui/link';

export function ContactPage() {
  const t = useTranslations('contact');
  return (
    <>
      <PageColumn title={t('title')} text={t('subtitle')}>
        <div className={classes.columns}>
          <OfficeDetails />
          <section aria-labelledby="contact-form">
            <h2 id="contact-form" className={classes.heading}>
              {t('form.heading')}
            </h2>
            <ContactForm />
          </section>
        </div>
        <OfficeMap />
      </PageColumn>
      <section className={classes.cta} aria-labelledby="contact-cta">
        <Container className={classes.ctaRow}>
          <div>
            <h2 id="contact-cta" className={classes.ctaHeading}>
              {t('cta.heading')}
            </h2>
            <p>{t('cta.text')}</p>
          </div>
          <Button component={Link} to={paths.consultation} variant="light">
            {t('cta.action')}
          </Button>
        </Container>
      </section>
    </>
  );
}
