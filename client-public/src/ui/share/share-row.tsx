import {
  IconBrandFacebook,
  IconBrandLinkedin,
  IconBrandTelegram,
  IconBrandTwitter,
} from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { Group } from '../layout';
import layout from '../layout.module.css';
import { CopyLink } from './copy-link';
import { shareAddress, type ShareNetwork } from './share-addresses';
import classes from '../chip.module.css';
import { useCurrentAddress } from './use-current-address';

const NETWORKS: { name: ShareNetwork; Icon: typeof IconBrandFacebook }[] = [
  { name: 'Facebook', Icon: IconBrandFacebook },
  { name: 'Twitter', Icon: IconBrandTwitter },
  { name: 'LinkedIn', Icon: IconBrandLinkedin },
  { name: 'Telegram', Icon: IconBrandTelegram },
];

/** The address to share is known in the browser only, so the row is not there without scripts. */
export function ShareRow({ title }: { title: string }) {
  const t = useTranslations('share');
  const address = useCurrentAddress();
  return (
    <Group gap="xs" className={layout.scripted} role="group" aria-label={t('label')}>
      {NETWORKS.map(({ name, Icon }) => (
        <a
          key={name}
          href={shareAddress(name, { address, title })}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={t('on', { name })}
          title={t('on', { name })}
          className={classes.chip}
        >
          <Icon size={22} stroke={1.5} aria-hidden />
        </a>
      ))}
      <CopyLink address={address} />
    </Group>
  );
}
