/** English defines the shape of the other catalogues. Texts the specification quotes stand to the letter. */
export const en = {
  englishOnly: 'In English',
  firm: {
    name: 'Zigba Architects',
    description:
      'Architecture, interior design and engineering in Addis Ababa since 2008. Houses, hotels, workplaces and city blocks, from the first sketch to the last inspection.',
    phone: '+251 900 000 000',
    email: 'hello@zigba.example',
    address: 'Zigba House, Bole Road, Addis Ababa, Ethiopia',
  },
  nav: {
    label: 'Main',
    home: 'Home',
    about: 'About',
    services: 'Services',
    projects: 'Projects',
    blog: 'Blog',
    contact: 'Contact',
    openMenu: 'Open menu',
    closeMenu: 'Close menu',
    skip: 'Skip to content',
    language: 'Language',
    search: 'Search',
    call: 'Call us',
  },
  footer: {
    quickLinks: 'Quick links',
    services: 'Services',
    contact: 'Contact',
    follow: 'Follow us',
    office: 'Office in Addis Ababa',
    residence: 'Residence Design',
    commercial: 'Commercial Design',
    interior: 'Interior Design',
    structural: 'Structural Engineering',
    projectManagement: 'Project Management',
    consultation: 'Design Consultation',
    scrollToTop: 'Back to top',
    copyright: '© {year} {name}. All rights reserved.',
    developer: 'Website by Wanza Studio · studio@wanza.example',
    companyAddress: 'Wanza Studio, Kazanchis, Addis Ababa, Ethiopia',
    demo: 'A demonstration site: the firm, its people and its projects are invented.',
  },
  action: {
    exploreWork: 'Explore work',
    bookConsultation: 'Book consultation',
    contactUs: 'Contact us',
    readArticle: 'Read article',
    backHome: 'Back to the home page',
    reload: 'Reload the page',
    previous: 'Previous',
    next: 'Next',
    showMore: 'Show more',
    close: 'Close',
  },
  form: {
    optional: 'optional',
    required: 'Please fill in this field.',
    email: 'Enter a full email address, such as name@example.com.',
    tooLong: 'At most {max} characters.',
    choose: 'Please choose',
  },
  dialog: {
    auth: 'Sign up or log in',
    account: 'Your account',
    buy: 'Buy Design',
    rate: 'Rate this project',
  },
  category: {
    general: 'General',
    sustainability: 'Sustainability',
    design: 'Design',
    urbanPlanning: 'Urban Planning',
    interiorDesign: 'Interior Design',
    engineering: 'Engineering',
    landscape: 'Landscape',
    technology: 'Technology',
    housing: 'Housing',
  },
  failure: {
    title: 'Something went wrong',
    text: 'The page could not be shown. Check your connection and reload it, or call us.',
  },
} as const;

declare module '@consultancy/client-shared/i18n/messages' {
  interface Messages {
    site: typeof en;
  }
}
