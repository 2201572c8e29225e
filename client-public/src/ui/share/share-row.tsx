import { Text } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import {
  IconBrandFacebook,
  IconBrandLinkedin,
  IconBrandTelegram,
  IconBrandTwitter,
  IconCheck,
  IconLink,
} from '@tabler/icons-react';
import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { useTranslations } from 'use-intl';
import { usePublicUrl } from '../../lib/public-url';
import classes from '../chip.module.css';
import { Group } from '../layout';
import layout from '../layout.module.css';

const NETWORKS: { name: ShareNetwork; Icon: typeof IconBrandFacebook }[] = [
  { name: 'Facebook', Icon: IconBrandFacebook },
  { name: 'Twitter', Icon: IconBrandTwitter },
  { name: 'LinkedIn', Icon: IconBrandLinkedin },
  { name: 'Telegram', Icon: IconBrandTelegram },
];

/** Works without scripts too, except for copying the address. */
export function ShareRow({ title }: { title: string }) {
  const t = useTranslations('share');
  const address = useCurrentAddress();
  return (
    <Group gap="xs" role="group" aria-label={t('label')} className={layout.screen}>
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

const subscribeToNothing = () => () => {};

/** The whole address of the page; before the scripts are here without what only the browser knows, as the part after #. */
function useCurrentAddress(): string {
  // Rendered anew when the router goes elsewhere, and read anew then.
  const { pathname, search } = useLocation();
  const publicUrl = usePublicUrl();
  return useSyncExternalStore(
    subscribeToNothing,
    () => window.location.href,
    () => publicUrl + pathname + search,
  );
}

type ShareNetwork = 'Facebook' | 'Twitter' | 'LinkedIn' | 'Telegram';

interface SharedPage {
  /** Address of the page, whole. */
  address: string;
  title: string;
}

const SHARE_PAGES: Record<ShareNetwork, { page: string; parameters: (shared: SharedPage) => object }> = {
  Facebook: {
    page: 'https://www.facebook.com/sharer/sharer.php',
    parameters: ({ address }) => ({ u: address }),
  },
  Twitter: {
    page: 'https://twitter.com/intent/tweet',
    parameters: ({ address, title }) => ({ url: address, text: title }),
  },
  LinkedIn: {
    page: 'https://www.linkedin.com/sharing/share-offsite/',
    parameters: ({ address }) => ({ url: address }),
  },
  Telegram: {
    page: 'https://t.me/share/url',
    parameters: ({ address, title }) => ({ url: address, text: title }),
  },
};

/** Where a network lets its people share a page. */
function shareAddress(network: ShareNetwork, shared: SharedPage): string {
  const { page, parameters } = SHARE_PAGES[network];
  const query = Object.entries(parameters(shared)).map(
    ([name, value]) => `${name}=${encodeURIComponent(String(value))}`,
  );
  return `${page}?${query.join('&')}`;
}

const FEEDBACK_MS = 3000;

/** Puts the address into the clipboard and says for a moment whether that went well. */
function CopyLink({ address }: { address: string }) {
  const t = useTranslations('share');
  const { copy, copied, error } = useClipboard({ timeout: FEEDBACK_MS });
  const hasFailed = error !== null;
  const isCopied = copied && !hasFailed;
  const Icon = isCopied ? IconCheck : IconLink;
  return (
    <>
      <button type="button" className={`${classes.chip} ${layout.scripted}`} onClick={() => copy(address)}>
        <Icon size={20} stroke={1.5} aria-hidden />
        {t(isCopied ? 'copied' : 'copy')}
      </button>
      <Text
        span
        c="var(--danger)"
        fz="sm"
        role="status"
        className={hasFailed ? undefined : 'visually-hidden'}
      >
        {isCopied && t('copied')}
        {hasFailed && t('copyFailed')}
      </Text>
    </>
  );
}
