import { useReading } from '@consultancy/client-shared/calendar';
import { dateIn, officeToday } from '@consultancy/client-shared/format';
import { calendarWords } from '@consultancy/shared/calendar/calendar-words';
import { Box, Container, Text, Title } from '@mantine/core';
import { IconArrowUp, IconLeaf } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useDataSaver } from '../../lib/data-saver';
import { phoneLink, type SiteSettings, useSiteSettings } from '../../lib/site-settings';
import { FirmText } from '../../ui/firm-text';
import { Columns, Group, Stack } from '../../ui/layout';
import layout from '../../ui/layout.module.css';
import { Link } from '../../ui/link';
import target from '../../ui/target.module.css';
import { LanguageLinks } from './language-links';
import classes from './site-footer.module.css';
import { MAIN_LINKS, REQUEST_LINKS, SERVICE_LINKS } from './site-links';
import { SocialLinks } from './social-links';
import { Wordmark } from './wordmark';

export function SiteFooter() {
  const t = useTranslations('site');
  const settings = useSiteSettings();
  return (
    <footer className={classes.footer} data-folded>
      <Container>
        <Columns parts="5fr 2fr 3fr 3fr" gap="var(--space-5) var(--space-4)" className={classes.columns}>
          <Box maw="26rem" className={layout.screen}>
            <Wordmark />
            <Text inherit c="dimmed" my="md">
              <FirmText of="siteDescription" />
            </Text>
            <SocialLinks />
          </Box>
          <nav aria-labelledby="footer-links">
            <FooterHeading id="footer-links">{t('footer.quickLinks')}</FooterHeading>
            <ul>
              {[...MAIN_LINKS, ...REQUEST_LINKS].map(({ name, to }) => (
                <li key={name}>
                  <Link to={to} className={target.link}>
                    {t(`nav.${name}`)}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
          <nav aria-labelledby="footer-services">
            <FooterHeading id="footer-services">{t('footer.services')}</FooterHeading>
            <ul>
              {SERVICE_LINKS.map(({ name, to }) => (
                <li key={name}>
                  <Link to={to} className={target.link}>
                    {t(`footer.${name}`)}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
          <div>
            <FooterHeading>{t('footer.contact')}</FooterHeading>
            <Stack component="address" align="start" gap={0} pt="xs">
              <Text span inherit c="dimmed">
                {t('footer.office')}
              </Text>
              <FirmText of="address" />
              {settings.supportPhone && (
                <a className={target.link} href={phoneLink(settings.supportPhone)}>
                  {settings.supportPhone}
                </a>
              )}
              {settings.contactEmail && (
                <a className={target.link} href={`mailto:${settings.contactEmail}`}>
                  {settings.contactEmail}
                </a>
              )}
            </Stack>
          </div>
        </Columns>
      </Container>
      <FooterBase settings={settings} />
    </footer>
  );
}

function FooterHeading({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <Title order={2} id={id} fz="1rem" fw={600} lh="var(--leading-snug)" lts={0} mb="xs">
      {children}
    </Title>
  );
}

function FooterBase({ settings }: { settings: SiteSettings }) {
  const t = useTranslations('site');
  const { calendar, language } = useReading();
  const { eras } = calendarWords[language];
  const year = `${dateIn(calendar, officeToday()).year} ${eras[calendar]}`.trim();
  const goUp = () => window.scrollTo({ top: 0, behavior: 'smooth' });
  return (
    <Container className={layout.screen}>
      <Group
        align="end"
        justify="space-between"
        gap="md"
        mt="2xl"
        pt="lg"
        // Room for the call button.
        pr={{ lg: '5rem' }}
        pb={{ base: '3.5rem', lg: 'md' }}
        className={layout.ruled}
      >
        <Text component="div" c="dimmed" fz="sm" flex="1 1 26rem">
          <p>{t('footer.copyright', { year, name: settings.siteName })}</p>
          {settings.isDemo && <p>{t('footer.demo')}</p>}
          {/* Invented too. */}
          {settings.isDemo && (
            <p>
              {t('footer.developer')} · {t('footer.companyAddress')}
            </p>
          )}
        </Text>
        <LanguageLinks />
        <DataSaverSwitch />
        <Group component="button" type="button" gap="xs" mih="2.75rem" className={classes.up} onClick={goUp}>
          <IconArrowUp size={20} stroke={1.5} aria-hidden />
          {t('footer.scrollToTop')}
        </Group>
      </Group>
    </Container>
  );
}

/** Switches small pictures on demand on and off, and says why they are on. */
function DataSaverSwitch() {
  const t = useTranslations('site');
  const { isOn, reason, choose } = useDataSaver();
  return (
    <Group
      component="button"
      type="button"
      role="switch"
      aria-checked={isOn}
      gap="xs"
      mih="2.75rem"
      className={classes.up}
      onClick={() => choose(!isOn)}
    >
      <IconLeaf size={20} stroke={1.5} aria-hidden />
      {t('dataSaver.label')}
      <Text span inherit c="dimmed">
        {t(`dataSaver.${reason ?? 'off'}`)}
      </Text>
    </Group>
  );
}
