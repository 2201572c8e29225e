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
import classes from '../chip.module.css';
import { Group } from '../layout';
import layout from '../layout.module.css';

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

const subscribeToNothing = () => () => {};

/** The whole address of the page; empty on the server, which knows the path only. */
function useCurrentAddress(): string {
  // Rendered anew when the router goes elsewhere, and read anew then.
  useLocation();
  return useSyncExternalStore(
    subscribeToNothing,
    () => window.location.href,
    () => '',
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
      <button type="button" className={classes.chip} onClick={() => copy(address)}>
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
