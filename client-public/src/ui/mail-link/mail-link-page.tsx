import type { ReactNode } from 'react';
import { PageColumn } from '../page-column';
import { useLinkToken } from './use-link-token';

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
