declare module '@consultancy/client-shared/i18n/messages' {
  interface Messages {
    'my-requests': typeof texts;
  }
}

export const texts = {
  title: 'My requests',
  subtitle:
    'Your inquiries, consultations and orders in one place: write to us, move an appointment, or delete everything.',
  failed: 'Your requests could not be looked up',
  whose: 'Everything that was sent with the address {email}.',
  byCode: 'The code opened this one record. To see everything, ask for a link by email.',
  byMail: 'This link opens this one request.',
  nothing: 'There is nothing here.',
  codeOf: 'Code {code}',
  files: 'Files: {names}',
  inquiries: 'Inquiries',
  consultations: 'Consultations',
  orders: 'Orders',
  kind: 'About',
  kinds: {
    INITIAL: 'First conversation',
    DESIGN_REVIEW: 'Review of a design',
    TECHNICAL: 'Technical questions',
    PLANNING: 'Planning',
  },
  code: {
    heading: 'Enter your code',
    text: 'You find it on the page that confirmed your request.',
    code: 'Code',
    hint: 'For example 7KQ4-M2XB-9HTD',
    digits: 'Last four digits of your phone number',
    digitsMissing: 'Enter the last four digits, such as 4567.',
    submit: 'Open',
    failed: 'It could not be opened',
  },
  link: {
    heading: 'Email me a link',
    text: 'It opens everything that was sent with your address, for one hour.',
    email: 'Email',
    submit: 'Email me a link',
    failed: 'The link could not be sent',
    sentTitle: 'Check your email',
    sent: 'If there are requests from this address, a mail with a link is on its way.',
    call: 'You can also call us: {phone}',
  },
  all: {
    heading: 'See everything or delete your data',
    text: 'We email a new link to {email}. It shows everything you sent us, and you can delete it there. It works for one hour.',
  },
  lost: {
    title: 'This link does not work',
    cut: 'The link is incomplete. Open it from the email again.',
    next: 'You get in by your code, or by a new link.',
  },
  letter: {
    you: 'You',
    office: 'Our office',
    label: 'Write to us',
    submit: 'Send message',
    sending: 'Sending...',
    sent: 'Your message has arrived.',
    failed: 'The message could not be sent',
  },
  change: {
    open: 'Move or cancel',
    failed: 'The consultation could not be opened',
  },
  export: {
    heading: 'Export your data',
    text: 'Everything on this page, as a file.',
    csv: 'Table (CSV)',
    json: 'Data (JSON)',
    failed: 'The file could not be loaded',
  },
  erase: {
    heading: 'Delete your data',
    goes: 'Your name, addresses, phone numbers, messages and the mails between us are deleted for good.',
    stays: 'Numbers, prices and licences stay, without your name.',
    open: 'Delete everything',
    sure: 'Yes, delete all {count}. I know that this cannot be undone.',
    submit: 'Delete for good',
    keep: 'Leave it as it is',
    failed: 'It could not be deleted',
    doneTitle: 'Everything is deleted',
    done: 'Nothing stored here names you any more. Your links and codes no longer work.',
  },
} as const;
