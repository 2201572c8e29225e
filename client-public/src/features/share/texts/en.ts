declare module '@consultancy/client-shared/i18n/messages' {
  interface Messages {
    share: typeof texts;
  }
}

export const texts = {
  label: 'Share',
  on: 'Share on {name}',
  copy: 'Copy link',
  copied: 'Link copied',
  copyFailed: 'The link could not be copied. Take it from the address bar.',
} as const;
