import { IconBrandFacebook, IconBrandTelegram, IconBrandTiktok, IconBrandYoutube } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useSiteSettings } from '../../site-settings';
import classes from './site-footer.module.css';

const ACCOUNTS = [
  { id: 'facebook', name: 'Facebook', href: 'https://www.facebook.com/', Icon: IconBrandFacebook },
  { id: 'youtube', name: 'YouTube', href: 'https://www.youtube.com/', Icon: IconBrandYoutube },
  { id: 'telegram', name: 'Telegram', href: 'https://telegram.org/', Icon: IconBrandTelegram },
  { id: 'tiktok', name: 'TikTok', href: 'https://www.tiktok.com/', Icon: IconBrandTiktok },
] as const;

/** The accounts that staff have entered; without any those that the site brings along. */
export function SocialLinks() {
  const { t } = useTranslation();
  const { socialLinks } = useSiteSettings();
  const own = ACCOUNTS.map((account) => ({ ...account, href: socialLinks?.[account.id] }));
  const shown = own.some(({ href }) => href) ? own : ACCOUNTS;
  return (
    <ul className={classes.social} aria-label={t('footer.follow')}>
      {shown.map(
        ({ name, href, Icon }) =>
          href && (
            <li key={name}>
              <a href={href} aria-label={name} rel="noopener noreferrer" target="_blank">
                <Icon size={22} stroke={1.5} aria-hidden />
              </a>
            </li>
          ),
      )}
    </ul>
  );
}
