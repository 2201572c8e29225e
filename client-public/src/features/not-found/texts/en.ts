declare module '@consultancy/client-shared/i18n/messages' {
  interface Messages {
    'not-found': typeof texts;
  }
}

export const texts = {
  title: 'Page not found',
  text: 'This address leads nowhere. The page may have moved, or it was never built.',
} as const;
