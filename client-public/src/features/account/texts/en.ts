declare module 'i18next' {
  interface ResourceNamespaceMap {
    account: typeof texts;
  }
}

export const texts = {
  signup: {
    tab: 'Sign up',
    submit: 'Create account',
    missing: 'Please fill all required fields.',
    pending: 'Creating account...',
    done: 'Account created',
    failed: 'Failed to create account',
    offline: 'Network error while signing up',
  },
  login: {
    tab: 'Login',
    submit: 'Log in',
    missing: 'Enter email and password.',
    pending: 'Signing in...',
    done: 'Logged in successfully',
    failed: 'Failed to login',
    invalid: 'Invalid credentials',
    offline: 'Network error while logging in',
  },
  unexpected: 'Unexpected error',
  name: 'Full name',
  email: 'Email',
  address: 'Address',
  password: 'Password',
  passwordRules: 'At least 6 characters, with a lowercase letter, an uppercase letter and a number.',
  signedInAs: 'Signed in as {{email}}',
  profile: {
    heading: 'Your details',
    save: 'Save details',
    saved: 'Your details are saved',
    failed: 'Failed to save your details',
    changedElsewhere:
      'Your details were changed elsewhere meanwhile. Nothing was saved. Check them, then save again.',
    elsewhere: 'Elsewhere it became: {{value}}',
  },
  change: {
    heading: 'Change password',
    current: 'Current password',
    next: 'New password',
    submit: 'Change password',
    done: 'Password changed. Other devices are signed out.',
    failed: 'Failed to change the password',
  },
  logout: 'Log out',
  loggedOut: 'Logged out',
} as const;
