import { IconBrandFacebook, IconBrandTelegram, IconBrandTiktok, IconBrandYoutube } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { useSiteSettings } from '../../lib/site-settings';
import { Group } from '../../ui/layout';
import target from '../../ui/target.module.css';
import classes from './site-footer.module.css';

const ACCOUNTS = [
  { id: 'facebook', name: 'Facebook', Icon: IconBrandFacebook },
  { id: 'youtube', name: 'YouTube', Icon: IconBrandYoutube },
  { id: 'telegram', name: 'Telegram', Icon: IconBrandTelegram },
  { id: 'tiktok', name: 'TikTok', Icon: IconBrandTiktok },
] as const;

/** The accounts that staff have entered. */
export function SocialLinks() {
  const t = useTranslations('site');
  const { socialLinks } = useSiteSettings();
  const shown = ACCOUNTS.filter(({ id }) => socialLinks?.[id]);
  if (shown.length === 0) return null;
  return (
    <Group component="ul" gap="xs" ml="-0.625rem" aria-label={t('footer.follow')}>
      {shown.map(({ id, name, Icon }) => (
        <li key={id}>
          <a
            className={`${target.icon} ${classes.up}`}
            href={socialLinks![id]!}
            aria-label={name}
            rel="noopener noreferrer"
            target="_blank"
          >
            <Icon size={22} stroke={1.5} aria-hidden />
          </a>
        </li>
      ))}
    </Group>
  );
}
