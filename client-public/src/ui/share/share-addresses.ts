export type ShareNetwork = 'Facebook' | 'Twitter' | 'LinkedIn' | 'Telegram';

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
export function shareAddress(network: ShareNetwork, shared: SharedPage): string {
  const { page, parameters } = SHARE_PAGES[network];
  const query = Object.entries(parameters(shared)).map(
    ([name, value]) => `${name}=${encodeURIComponent(String(value))}`,
  );
  return `${page}?${query.join('&')}`;
}
