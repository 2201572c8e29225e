export const signInTexts = {
  title: 'Sign in',
  email: 'Email',
  password: 'Password',
  submit: 'Sign in',
  submitting: 'Signing in...',
  bothNeeded: 'Please enter both email and password.',
  wrong: 'Invalid email or password. Please check your credentials and try again.',
  code: 'Code',
  codeHint: 'From your authenticator app, or one of your recovery codes.',
  codeNeeded: 'Enter the code of your authenticator app.',
  forgot: 'Forgot your password?',
  failed: 'An error occurred during login. Please try again.',
  notStaff: 'This account has no access to the back office. Sign in with a staff account.',
  notSaved:
    'Your browser does not save data of this site. You stay signed in until you close or reload the page.',
  toSite: 'Back to the website',
  notice: {
    expired: 'Your session has ended. Sign in again to continue where you were.',
    elsewhere: 'You were signed out in another tab. Sign in again to continue where you were.',
  },
} as const;
