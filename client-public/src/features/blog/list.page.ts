export { describeBlog as describe } from './describe-blog';
export { BlogPage as Page } from './blog-page';
