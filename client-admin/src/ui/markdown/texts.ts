export const markdownTexts = {
  view: 'View',
  views: { edit: 'Write', live: 'Side by side', preview: 'Preview' },
  nothingToPreview: 'Nothing written yet.',
  toolNames: {
    bold: 'Bold',
    italic: 'Italic',
    heading: 'Heading',
    subheading: 'Subheading',
    list: 'List',
    numberedList: 'Numbered list',
    quote: 'Quote',
    link: 'Link',
    picture: 'Insert picture',
    table: 'Table',
    code: 'Code',
  },
  pictures: {
    title: 'What the pictures show',
    silent:
      '{count, plural, one {One picture has no description for people who cannot see it.} other {# pictures have no description for people who cannot see them.}}',
    words: 'What picture {number} shows',
    hint: 'What it shows, in one sentence',
    underWay:
      'Pictures are still on their way. Wait for them, send them again below the text, or take them out of it.',
  },
  paste: {
    pictures:
      '{count, plural, one {One picture was not pasted: drop its file into the text.} other {# pictures were not pasted: drop their files into the text.}}',
    embedded:
      '{count, plural, one {One video or other embedded part was not pasted.} other {# videos or other embedded parts were not pasted.}}',
    failed: 'Pasted as plain text: its formatting could not be converted.',
    close: 'Close this note',
  },
} as const;
