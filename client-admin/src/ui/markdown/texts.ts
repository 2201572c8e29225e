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
    keptAll: 'Kept {parts}.',
    kept: {
      headings: '{count, plural, one {1 heading} other {# headings}}',
      lists: '{count, plural, one {1 list} other {# lists}}',
      tables: '{count, plural, one {1 table} other {# tables}}',
      links: '{count, plural, one {1 link} other {# links}}',
      notes: '{count, plural, one {1 note} other {# notes}}',
      pictures: '{count, plural, one {1 picture} other {# pictures}}',
    },
    leftOut: {
      embedded:
        '{count, plural, one {One video or other embedded part was not pasted.} other {# videos or other embedded parts were not pasted.}}',
      comments: '{count, plural, one {One comment was not pasted.} other {# comments were not pasted.}}',
      links:
        '{count, plural, one {One link became plain text: visitors cannot follow it.} other {# links became plain text: visitors cannot follow them.}}',
    },
    undo: 'Undo',
    asPlain: 'As plain text',
    failed: 'Pasted as plain text: its formatting could not be converted.',
    close: 'Close this note',
  },
  lost: {
    title: 'Lost pictures',
    count:
      '{count, plural, one {One picture did not come with the text. Visitors do not see its place.} other {# pictures did not come with the text. Visitors do not see their places.}}',
    place: 'Picture lost: drop it here',
    choose: 'Choose from library',
    remove: 'Remove the place of lost picture {number}',
    saved:
      '{count, plural, one {One picture is lost: its place is hidden from visitors.} other {# pictures are lost: their places are hidden from visitors.}}',
  },
} as const;
