import { siteCopyLabels } from '@consultancy/shared/field-labels/en';

export const siteCopyTexts = {
  title: 'Page Texts',
  lead: 'Texts of the home page and the About page. Where a field is empty, the site leaves it out; only the beginning and the end of the home page have a default text in each language.',
  loadFailed: 'Failed to load the page texts',
  hero: 'Home page, beginning',
  heroImageNote:
    'Wide, at least 1,920 pixels. Its focal point, which “Pictures” sets, stays in sight at every width. Without one the site shows its own picture and film.',
  film: {
    note: 'MP4 (H.264) or WebM, at most 12 MB and 30 seconds. It plays over the picture, without sound and again and again, once the page has loaded; not for those who save data or want no motion. It needs the picture.',
    choose: 'Choose film',
    replace: 'Replace film',
    remove: 'Remove film',
    tooLarge: 'The film is larger than 12 MB.',
    notFilm: 'Please select a film: MP4 (H.264) or WebM.',
    preview: 'The film that plays now',
  },
  heroImageRemove: 'Show the site’s own',
  call: 'Home page, end',
  figures: 'Figures',
  figuresHint: 'Such as 500+ and projects completed. The home page and the About page show them.',
  about: 'About page',
  associations: 'Professional associations',
  certifications: 'Certifications',
  languages: 'Other Languages',
  languagesHint: 'What you write here is English. Where it is not translated, visitors read it in English.',
  halfFilled: 'Fill in both “{first}” and “{second}”, or neither.',
  add: 'Add entry',
  save: 'Save texts',
  saved: 'Texts saved.',
  failed: 'Failed to save the page texts',
  fields: siteCopyLabels,
} as const;
