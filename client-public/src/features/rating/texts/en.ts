declare module '@consultancy/client-shared/i18n/messages' {
  interface Messages {
    rating: typeof texts;
  }
}

export const texts = {
  stars: 'Your rating',
  star: '{count, plural, one {# star} other {# stars}}',
  comment: 'Comment',
  submit: 'Submit rating',
  done: 'Thank you for your rating',
  doneUncounted:
    'Thank you for your rating. It counts once you have confirmed your email address: look into your mails.',
  failed: 'Failed to submit rating',
  missing: 'Missing required data. Please try again.',
} as const;
