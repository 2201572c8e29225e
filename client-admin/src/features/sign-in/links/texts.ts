export const accountLinksTexts = {
  signIn: 'Go to the sign-in page',
  failed: 'Something went wrong. Try again.',
  forgot: {
    title: 'Forgot your password?',
    text: 'Enter the email of your account. We email you a link to choose a new password. It works for 30 minutes.',
    email: 'Email',
    needed: 'Please enter your email.',
    submit: 'Email me a link',
    doneTitle: 'Check your email',
    done: 'If there is an account with this address, a mail with a link is on its way. It may take a minute; look among unwanted mails as well.',
  },
  choose: {
    title: 'Choose a password',
    next: 'New Password',
    submit: 'Save the password',
    doneTitle: 'Your password is saved',
    done: 'You are signed out everywhere. Sign in with the new password.',
    newLink: 'Email me a new link',
  },
  confirm: {
    title: 'Confirm an email address',
    text: 'One click, and it is done.',
    submit: 'Confirm the address',
    doneTitle: 'The address is confirmed',
    done: '{email} is the email of your account.',
    waitingTitle: 'One of two addresses is confirmed',
    waiting:
      'The email becomes {email} once the other address has agreed too. It was sent a mail of its own.',
  },
  noLink: {
    title: 'This link is incomplete',
    text: 'Open it from the email again, or copy all of it.',
  },
} as const;
