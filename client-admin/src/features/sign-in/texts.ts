export const signInTexts = {
  title: 'Sign in',
  email: 'Email',
  password: 'Password',
  submit: 'Sign in',
  submitting: 'Signing in...',
  bothNeeded: 'Please enter both email and password.',
  wrong: 'Invalid email or password. Please check your credentials and try again.',
  failed: 'An error occurred during login. Please try again.',
  notStaff: 'This account has no access to the back office. Sign in with a staff account.',
  toSite: 'Back to the website',
  notice: {
    expired: 'Your session has ended. Sign in again to continue where you were.',
    elsewhere: 'You were signed out in another tab. Sign in again to continue where you were.',
  },
} as const;
