export const accountLinksTexts = {
  signIn: 'Go to the sign-in page',
  failed: 'Something went wrong. Please try again.',
  forgot: {
    title: 'Forgot your password?',
    text: 'Enter the email of your account. You are sent a link to choose a new password, good for 30 minutes.',
    email: 'Email',
    needed: 'Please enter your email.',
    submit: 'Send the link',
    doneTitle: 'Look into your mails',
    done: 'If there is an account with this address, a mail with a link is on its way. It may take a minute; look among unwanted mails as well.',
  },
  choose: {
    title: 'Choose a password',
    next: 'New Password',
    submit: 'Save the password',
    doneTitle: 'Your password is saved',
    done: 'You are signed out everywhere. Sign in with the new password.',
    newLink: 'Have a new link sent',
  },
  confirm: {
    title: 'Confirm an email address',
    text: 'One click, and it is done.',
    submit: 'Confirm the address',
    doneTitle: 'The address is confirmed',
    done: '{email} is the email of your account.',
    waitingTitle: 'One of two is done',
    waiting:
      'The email becomes {email} once the other address has agreed too. It was sent a mail of its own.',
  },
  noLink: {
    title: 'This link is not whole',
    text: 'Open it from the mail once more, or copy all of it.',
  },
} as const;
