export { AboutPage as Page } from './about-page';
export { describeAbout as describe } from './describe-about';
