import { IconBrandFacebook, IconBrandTelegram, IconBrandTiktok, IconBrandYoutube } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import classes from './site-footer.module.css';

const ACCOUNTS = [
  { name: 'Facebook', href: 'https://www.facebook.com/', Icon: IconBrandFacebook },
  { name: 'YouTube', href: 'https://www.youtube.com/', Icon: IconBrandYoutube },
  { name: 'Telegram', href: 'https://telegram.org/', Icon: IconBrandTelegram },
  { name: 'TikTok', href: 'https://www.tiktok.com/', Icon: IconBrandTiktok },
];

export function SocialLinks() {
  const { t } = useTranslation();
  return (
    <ul className={classes.social} aria-label={t('footer.follow')}>
      {ACCOUNTS.map(({ name, href, Icon }) => (
        <li key={name}>
          <a href={href} aria-label={name} rel="noopener noreferrer" target="_blank">
            <Icon size={22} stroke={1.5} aria-hidden />
          </a>
        </li>
      ))}
    </ul>
  );
}
