declare module 'i18next' {
  interface ResourceNamespaceMap {
    share: typeof texts;
  }
}

export const texts = {
  label: 'Share',
  on: 'Share on {{name}}',
  copy: 'Copy link',
  copied: 'Link copied',
  copyFailed: 'The link could not be copied. Take it from the address bar.',
} as const;
