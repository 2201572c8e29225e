import { Anchor, Button, Stack, Text, Title } from '@mantine/core';
import { type ReactNode, type SubmitEvent, useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { paths } from '../../../paths';
import { useFailureText } from '../../../ui/failure-text';
import { Notice } from '../../../ui/notice';
import { SignInLayout } from '../sign-in-layout';

interface SignInLinkPageProps extends Pick<NoteProps, 'title'> {
  /** What has come of the form. */
  done: NoteProps | false | undefined;
  /** What the form is for. */
  text?: string;
  /** Why it was not sent. */
  problem?: string | false;
  mutation: { error: unknown; isPending: boolean };
  /** What helps against its failure. */
  remedy?: { href: string; label: string } | false;
  submitLabel: string;
  onSubmit: () => void;
  children?: ReactNode;
}

/** One form of the sign-in area for somebody who opened a link from a mail, or needs one. */
export function SignInLinkPage({
  title,
  done,
  text,
  problem,
  mutation: { error, isPending },
  remedy,
  submitLabel,
  onSubmit,
  children,
}: SignInLinkPageProps) {
  const t = useTranslations('accountLinks');
  const failureText = useFailureText();
  const failure = problem || (error !== null && failureText(error, t('failed')));
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!isPending) onSubmit();
  };
  return (
    <SignInLayout title={title} heading={title}>
      {done ? (
        <Note {...done} />
      ) : (
        <form onSubmit={submit} noValidate aria-busy={isPending}>
          <Stack>
            {text && <Text c="dimmed">{text}</Text>}
            {failure && (
              <Notice tone="red" role="alert">
                <p>{failure}</p>
                {remedy && (
                  <Anchor href={remedy.href} size="sm">
                    {remedy.label}
                  </Anchor>
                )}
              </Notice>
            )}
            {children}
            <Button type="submit" size="md" fullWidth loading={isPending}>
              {submitLabel}
            </Button>
          </Stack>
        </form>
      )}
    </SignInLayout>
  );
}

interface NoteProps {
  title: string;
  text: string;
}

/** What has come of a form takes its place, and the focus. */
function Note({ title, text }: NoteProps) {
  const t = useTranslations('accountLinks');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Stack role="status">
      <Title order={2} ref={heading} tabIndex={-1}>
        {title}
      </Title>
      <p>{text}</p>
      <Anchor href={paths.login}>{t('signIn')}</Anchor>
    </Stack>
  );
}

/**
 * The token after the # of the address, which browsers send to no server, and what is said where there is none: a mail
 * program may have cut the link.
 */
export function useLinkToken(): { token: string; missing: NoteProps | false } {
  const t = useTranslations('accountLinks.noLink');
  const token = location.hash.slice(1);
  const isWhole = /^[\w-]{43}$/.test(token);
  return { token, missing: !isWhole && { title: t('title'), text: t('text') } };
}
