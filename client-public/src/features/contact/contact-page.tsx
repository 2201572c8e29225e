import { Box, Button, Container, Text, Title } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { paths } from '../../lib/paths';
import { Columns, Group } from '../../ui/layout';
import layout from '../../ui/layout.module.css';
import { Link } from '../../ui/link';
import { PageColumn } from '../../ui/page-column';
import { ContactForm } from './contact-form';
import { OfficeDetails } from './office-details';
import { OfficeMap } from './office-map';

export function ContactPage() {
  const t = useTranslations('contact');
  return (
    <>
      <PageColumn title={t('title')} text={t('subtitle')}>
        <Columns parts="minmax(0, 4fr) minmax(0, 7fr)" gap="var(--space-8)">
          <OfficeDetails />
          <section className={layout.screen} aria-labelledby="contact-form">
            <Title order={2} size="h3" id="contact-form" mb="lg">
              {t('form.heading')}
            </Title>
            <ContactForm />
          </section>
        </Columns>
        <OfficeMap />
      </PageColumn>
      <Box
        component="section"
        py="section"
        bg="var(--juniper)"
        c="var(--white)"
        className={layout.screen}
        aria-labelledby="contact-cta"
      >
        <Container>
          <Group justify="space-between" gap="xl" className={layout.actions}>
            <div>
              <Title order={2} id="contact-cta" mb="md">
                {t('cta.heading')}
              </Title>
              <Text>{t('cta.text')}</Text>
            </div>
            <Button component={Link} to={paths.consultation} variant="light">
              {t('cta.action')}
            </Button>
          </Group>
        </Container>
      </Box>
    </>
  );
}
