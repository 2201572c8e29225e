import { Container } from '@mantine/core';
import { IconArrowUp } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { phoneLink, type SiteSettings, useSiteSettings } from '../../site-settings';
import { FirmText } from '../../ui/firm-text';
import { Link } from '../../ui/link';
import { LanguageLinks } from './language-links';
import classes from './site-footer.module.css';
import { MAIN_LINKS, SERVICE_LINKS } from './site-links';
import { SocialLinks } from './social-links';
import { Wordmark } from './wordmark';

export function SiteFooter() {
  const t = useTranslations('site');
  const settings = useSiteSettings();
  return (
    <footer className={classes.footer} data-folded>
      <Container className={classes.columns}>
        <div className={classes.firm}>
          <Wordmark />
          <p className={classes.description}>
            <FirmText of="siteDescription" />
          </p>
          <SocialLinks />
        </div>
        <nav aria-labelledby="footer-links">
          <h2 id="footer-links">{t('footer.quickLinks')}</h2>
          <ul>
            {MAIN_LINKS.map(({ name, to }) => (
              <li key={name}>
                <Link to={to}>{t(`nav.${name}`)}</Link>
              </li>
            ))}
          </ul>
        </nav>
        <nav aria-labelledby="footer-services">
          <h2 id="footer-services">{t('footer.services')}</h2>
          <ul>
            {SERVICE_LINKS.map(({ name, to }) => (
              <li key={name}>
                <Link to={to}>{t(`footer.${name}`)}</Link>
              </li>
            ))}
          </ul>
        </nav>
        <div>
          <h2>{t('footer.contact')}</h2>
          <address className={classes.address}>
            <span className={classes.office}>{t('footer.office')}</span>
            <FirmText of="address" />
            <a href={phoneLink(settings.supportPhone)}>{settings.supportPhone}</a>
            <a href={`mailto:${settings.contactEmail}`}>{settings.contactEmail}</a>
          </address>
        </div>
      </Container>
      <FooterBase settings={settings} />
    </footer>
  );
}

function FooterBase({ settings }: { settings: SiteSettings }) {
  const t = useTranslations('site');
  const goUp = () => window.scrollTo({ top: 0, behavior: 'smooth' });
  return (
    <Container>
      <div className={classes.base}>
        <div className={classes.smallPrint}>
          <p>{t('footer.copyright', { year: String(new Date().getFullYear()), name: settings.siteName })}</p>
          {settings.isDemo && <p>{t('footer.demo')}</p>}
          <p>
            {t('footer.developer')} · {t('footer.companyAddress')}
          </p>
        </div>
        <LanguageLinks className={classes.languages} />
        <button type="button" className={classes.up} onClick={goUp}>
          <IconArrowUp size={20} stroke={1.5} aria-hidden />
          {t('footer.scrollToTop')}
        </button>
      </div>
    </Container>
  );
}
