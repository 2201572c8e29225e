/** The first picture of the site; also what a link to a page without a picture of its own is shown with. */
export const HERO_PICTURE = '/uploads/demo/hero-1920x1080.webp';
