import type { MailTexts } from './mail-texts.js';

export const en: MailTexts = {
  locale: 'en',
  date: ({ weekday, day, month, year }) => `${weekday}, ${month} ${day}, ${year}`,
  time: (clock) => {
    const [hours, minutes] = clock.split(':') as [string, string];
    const hour = Number(hours);
    return `${hour % 12 || 12}:${minutes} ${hour < 12 ? 'AM' : 'PM'} (Addis Ababa time)`;
  },
  minutes: (count) => `${count} minutes`,
  price: (amount) => `ETB ${amount}`,
  priceOnRequest: 'On request',
  greeting: (name) => (name ? `Dear ${name},` : 'Hello,'),
  whyYou:
    'You receive this mail because this address was given on our website. If that was not you, you can ignore it.',
  labels: {
    name: 'Name',
    email: 'Email',
    phone: 'Phone',
    company: 'Company',
    address: 'Address',
    language: 'Language',
    subject: 'Subject',
    projectType: 'Project type',
    topic: 'Topic',
    date: 'Date',
    time: 'Time',
    wishedDate: 'Preferred date',
    wishedTime: 'Preferred time',
    duration: 'Duration',
    meeting: 'Meeting',
    place: 'Place',
    design: 'Design',
    price: 'Price',
    trackingCode: 'Tracking code',
  },
  languages: { en: 'English', am: 'Amharic', om: 'Afaan Oromo' },
  meetings: { IN_PERSON: 'In person', VIDEO_CALL: 'Video call', PHONE: 'By phone' },
  projectTypes: {
    RESIDENCE: 'Residence',
    COMMERCIAL: 'Commercial',
    HOTEL: 'Hotel',
    MIXED_USE: 'Mixed Use',
    OFFICE: 'Office',
    HOSPITAL: 'Hospital',
    SCHOOL: 'School',
    INDUSTRIAL: 'Industrial',
  },
  inquiryReceived: {
    subject: 'We have received your message',
    paragraphs: ['Thank you for contacting us. We will get back to you within 24 hours.'],
  },
  consultationRequested: {
    subject: 'We have received your consultation request',
    paragraphs: ['Within 24 hours we will confirm the time with you, by phone or email.'],
  },
  consultationScheduled: {
    subject: 'Your consultation is scheduled',
    paragraphs: [
      'We look forward to our conversation. The attached file puts the appointment into your calendar.',
      'If the time does not suit you, simply answer this mail.',
    ],
  },
  consultationChanged: {
    subject: 'Your consultation has changed',
    paragraphs: [
      'Here are the new details; they replace the earlier ones. The attached file updates the appointment in your calendar.',
      'If the time does not suit you, simply answer this mail.',
    ],
  },
  consultationCancelled: {
    subject: 'Your consultation is cancelled',
    paragraphs: [
      'Your consultation will not take place.',
      'If you did not expect this, or would like another time, answer this mail or book again.',
    ],
    action: 'Book a consultation',
  },
  joinCall: 'Join the video call',
  calendarEntry: (firm) => `Consultation with ${firm}`,
  orderReceived: {
    subject: 'We have received your order',
    paragraphs: [
      "We'll contact you within 24 hours to confirm details and payment.",
      'With the tracking code you can see at any time how far your order is.',
    ],
    action: 'Track your order',
  },
  accountWelcome: {
    subject: (firm) => `Welcome to ${firm}`,
    paragraphs: ['Your account is ready. Once you are logged in you can rate our projects.'],
    action: 'See our projects',
  },
  newInquiry: (subject) => `New inquiry: ${subject}`,
  newConsultation: (name) => `New consultation request: ${name}`,
  newOrder: (project) => `New order: ${project}`,
  newAccount: (name) => `New account: ${name}`,
  openBackOffice: 'Open in the back office',
};
