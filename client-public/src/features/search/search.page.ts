export { describeSearch as describe } from './describe-search';
export { SearchPage as Page } from './search-page';
