declare module '@consultancy/client-shared/i18n/messages' {
  interface Messages {
    preview: typeof texts;
  }
}

export const texts = {
  title: 'Preview',
  banner: 'Preview. Visitors of the site do not see it so yet.',
  loading: 'Loading the preview…',
  over: {
    title: 'This Preview Is Over',
    text: 'The link has expired after seven days, or was withdrawn. Ask the person who sent it to you, or our office, for a new one.',
  },
  unknown: {
    title: 'Preview Not Found',
    text: 'This link is not complete, or was never given out. Open it once more from the message that it came with, or ask the person who sent it to you, or our office, for a new one.',
  },
  failed: 'The preview could not be loaded.',
} as const;
