declare module '@consultancy/client-shared/i18n/messages' {
  interface Messages {
    submissions: typeof texts;
  }
}

export const texts = {
  kinds: {
    contact: 'Message',
    consultation: 'Consultation request',
    order: 'Order: {title}',
    rating: 'Rating: {title}',
  },
  waiting: 'Kept on this device: it will be sent by itself.',
  files: 'Files: {names}',
  filesGo: 'Sending files: {sent} of {total} MB',
  filesWait: '{sent} of {total} MB sent. Waiting for a connection.',
  refused: 'It was not accepted. Check it and send it again.',
  expired: 'It could not be sent for 14 days. Check it and send it again.',
  edited: 'It is not sent until you send it again.',
  formInUse: 'To edit it, first send or clear what is in the form.',
  sent: 'It has been sent.',
  ratingSent: 'Your rating has been sent. Thank you.',
  code: 'Keep this code:',
  viewByPhone: 'See what you sent, with the last four digits of your phone number',
  viewByMail: 'See what you sent, by a link to your email',
  next: {
    contact: 'We will answer your message.',
    consultation: 'We will confirm the time by phone or email.',
    order: 'We will contact you to confirm details and payment.',
  },
  due: 'Within 24 office hours: by {when}.',
  held: 'We hold this time for you until {when}.',
  notHeld: 'This time is not reserved yet.',
  track: 'Follow the order',
  edit: 'Edit',
  cancel: 'Cancel',
  delete: 'Delete draft',
  none: 'Nothing is waiting to be sent.',
  toast: {
    sent: 'Sent: {kind}',
    sentWithCode: 'Sent: {kind}. Code {code}',
    back: 'Not sent: {kind}',
  },
} as const;
