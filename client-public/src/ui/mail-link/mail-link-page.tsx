import { type ReactNode, useSyncExternalStore } from 'react';
import { PageColumn } from '../page-column';

interface MailLinkPageProps {
  title: string;
  text: string;
  /** Instead of the page where a mail program has cut the link. */
  cut: ReactNode;
  /** @param token of the link; undefined where the page is made, since no server gets to see it */
  children: (token: string | undefined) => ReactNode;
}

/** Where the link of a mail leads. */
export function MailLinkPage({ title, text, cut, children }: MailLinkPageProps) {
  const token = useLinkToken();
  return (
    <PageColumn title={title} text={text}>
      {token === null ? cut : children(token)}
    </PageColumn>
  );
}

const never = () => () => {};
const read = () => {
  const token = window.location.hash.slice(1);
  return /^[\w-]{43}$/.test(token) ? token : null;
};

/**
 * The token after the # of the address, which browsers send to no server: undefined while rendering on the server, null
 * where the link was cut.
 */
function useLinkToken(): string | null | undefined {
  return useSyncExternalStore<string | null | undefined>(never, read, () => undefined);
}
