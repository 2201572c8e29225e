import { signInTexts } from '../features/sign-in/texts';

/** What is shown before somebody is signed in, and where a page fails; all other texts come with the other pages. */
export const signInAreaEn = {
  portal: 'Admin Portal',
  pageTitle: '{page} · Admin Portal',
  errorOccurred: 'An error occurred',
  layout: {
    skip: 'Skip to content',
    navigation: 'Main',
    openMenu: 'Open menu',
    closeMenu: 'Close menu',
    signOut: 'Sign out',
    signingOut: 'Signing out...',
    checkingSession: 'Checking your session',
    unconfirmedSession: 'Your session could not be checked',
    offlineSession: 'You are offline. This page tries again by itself once there is a connection.',
    website: 'View website',
    loadingPage: 'Loading page',
  },
  crash: {
    title: 'This page stopped working',
    text: 'The problem is on our side. Loading the page again usually helps.',
    staleTitle: 'There is a newer version',
    staleText: 'This part of the back office could not be loaded. Load the page again to continue.',
    offlineTitle: 'You are offline',
    offlineText: 'This page could not be loaded. It loads by itself when the connection is back.',
    reload: 'Load the page again',
    home: 'Go to the start page',
  },
  signIn: signInTexts,
} as const;
