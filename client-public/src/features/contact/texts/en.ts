import { PROJECT_INTERESTS } from '../project-interests';

declare module 'i18next' {
  interface ResourceNamespaceMap {
    contact: typeof texts;
  }
}

export const texts = {
  title: 'Contact us',
  subtitle: 'Tell us what you want to build and where. We answer within 24 hours.',
  office: 'Office',
  phones: 'Phone',
  mobile: '+251 900 000 001',
  email: 'Email',
  hours: {
    heading: 'Business hours',
    days: '{{from}} to {{to}}',
    time: '{{from}} to {{to}}',
    closed: 'Closed',
    ahead: 'Holidays and closed days ahead',
  },
  calendar: {
    label: 'Calendar and clock',
    ethiopian: 'Ethiopian calendar',
    gregorian: 'Gregorian calendar',
  },
  form: {
    heading: 'Send a message',
    name: 'Name',
    email: 'Email',
    phone: 'Phone',
    subject: 'Subject',
    projectType: 'Project type',
    message: 'Message',
    submit: 'Send message',
    sending: 'Sending...',
    failed: 'Failed to send message',
    another: 'Write another message',
    doneTitle: 'Message Sent Successfully!',
    doneText: "Thank you for contacting us. We'll get back to you within 24 hours.",
  },
  projectType: PROJECT_INTERESTS,
  map: {
    heading: 'Find the office',
    title: 'Map of the office in Addis Ababa',
    show: 'Show the map',
    open: 'Open in OpenStreetMap',
  },
  consultation: {
    title: 'Book a consultation',
    subtitle: 'Choose a day and a time. An architect calls you then; the first conversation costs nothing.',
    projectType: 'Project type',
    date: 'Preferred date',
    time: 'Preferred time',
    timeHint: 'Times in Addis Ababa, on both clocks',
    slotsLoading: 'Looking up free times',
    slotsFailed: 'Free times could not be looked up. Choose any time; we will confirm it.',
    closed: 'No free times on this day. Choose another one.',
    closedFor: 'The office is closed: {{name}}. Choose another day.',
    taken: '{{time}}, not available',
    message: 'Message',
    name: 'Name',
    email: 'Email',
    phone: 'Phone',
    pastDate: 'The date cannot be before today.',
    submit: 'Schedule consultation',
    sending: 'Scheduling...',
    failed: 'Something went wrong',
    doneTitle: 'Your consultation is requested',
    doneText: 'We will confirm the time by phone or email within 24 hours.',
  },
  cta: {
    heading: 'Rather talk it over?',
    text: 'Choose a day and a time, and an architect will call you.',
    action: 'Book consultation',
  },
} as const;
