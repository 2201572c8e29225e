import { ErrorBoundary, ErrorPanel } from '@consultancy/client-shared/ui';
import { Button, Center, Stack } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useLayoutEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { SignInPage } from '../features/sign-in/sign-in-page';
import { paths } from '../paths';
import { accountOf, type SignedOutReason } from '../session/session';
import { useSession, useSessionState } from '../session/session-context';
import { usePageTitle } from '../ui/page-title';
import { CrashPage } from './crash-page';
import classes from './entrance.module.css';
import { PageSpinner } from './page-spinner';
import { goToSignIn, leaveSignIn } from './wanted-address';

/** Loads the pages of signed-in staff with their router, once. */
export const loadSignedInApp = () => import('./signed-in-app');

const SignedInApp = lazy(loadSignedInApp);
const LinkPages = lazy(() => import('../features/sign-in/links/link-pages'));

const linkPages: string[] = [paths.forgotPassword, paths.choosePassword, paths.confirmEmail];

/**
 * Lets staff in; everybody else goes to the sign-in page, which leads back to the wanted address. The sign-in area has
 * no router, which would be a fifth of its scripts: its links load the page anew.
 */
export function Entrance() {
  const path = location.pathname.replace(/\/$/, '');
  return (
    <ErrorBoundary fallback={(error) => <CrashPage error={error} />}>
      <Suspense fallback={<PageSpinner />}>
        {linkPages.includes(path) ? <LinkPages path={path} /> : <StaffOnly />}
      </Suspense>
    </ErrorBoundary>
  );
}

function StaffOnly() {
  const session = useSessionState();
  const account = accountOf(session);
  if (account)
    return (
      <>
        {/* Hidden, it keeps its place and what is typed and chosen in it. */}
        <div style={{ display: 'contents', visibility: session.phase === 'signedIn' ? undefined : 'hidden' }}>
          {/* Nothing of one account, typed text above all, is shown to or saved by the next. */}
          <SignedInApp key={account.id} />
        </div>
        {session.phase === 'signedOut' && <SignInAgain reason={session.reason} />}
      </>
    );
  switch (session.phase) {
    case 'restoring':
      return <PageSpinner />;
    case 'unconfirmed':
      return <UnconfirmedSession failure={session.failure} />;
    case 'signedOut':
      return <SignIn reason={session.reason} />;
    case 'signedIn':
      return null;
  }
}

/** The sign-in page over the pages that are open. */
function SignInAgain({ reason }: { reason: SignedOutReason }) {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const { activeElement, title } = document;
    const element = dialog.current!;
    // The pages and their dialogs below it cannot be reached, by keyboard or screen reader either.
    element.showModal();
    return () => {
      element.close();
      document.title = title;
      leaveSignIn();
      // Once the pages are visible again.
      setTimeout(() => activeElement instanceof HTMLElement && activeElement.focus());
    };
  }, []);
  return (
    <dialog
      ref={dialog}
      className={classes.again}
      // Browsers close a dialog on the second Escape.
      onKeyDown={(event) => {
        if (event.key === 'Escape') event.preventDefault();
        // Shortcuts of the pages below do not work here.
        event.stopPropagation();
      }}
      onCancel={(event) => event.preventDefault()}
    >
      <SignIn reason={reason} />
    </dialog>
  );
}

function SignIn({ reason }: { reason: SignedOutReason }) {
  useEffect(() => {
    // Who signed out on purpose starts anew; everybody else was on the way somewhere.
    const toSignIn = () => goToSignIn({ comesBack: reason !== 'left' });
    toSignIn();
    // Back leads to what was open while somebody was signed in.
    window.addEventListener('popstate', toSignIn);
    return () => window.removeEventListener('popstate', toSignIn);
  }, [reason]);
  // The rest is fetched while the visitor types.
  useEffect(() => {
    const fetchAhead = () => void loadSignedInApp().catch(() => {});
    document.addEventListener('input', fetchAhead, { once: true });
    return () => document.removeEventListener('input', fetchAhead);
  }, []);
  return <SignInPage reason={reason} />;
}

/** The whole page while the stored session cannot be checked: it is stored, and tried again by hand or with the line. */
function UnconfirmedSession({ failure }: { failure: unknown }) {
  const t = useTranslations();
  const session = useSession();
  const isOffline = !navigator.onLine;
  const title = t('layout.unconfirmedSession');
  usePageTitle(title);
  const signOut = useMutation({ mutationFn: () => session.signOut() });
  return (
    <Center component="main" mih="100dvh" p="md">
      <Stack align="center" maw="36rem">
        <ErrorPanel
          title={title}
          failure={failure}
          {...(isOffline && { reason: t('layout.offlineSession') })}
          onRetry={() => session.confirm()}
        />
        <Button variant="subtle" color="gray" loading={signOut.isPending} onClick={() => signOut.mutate()}>
          {t('layout.signOut')}
        </Button>
      </Stack>
    </Center>
  );
}
