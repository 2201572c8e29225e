export { om } from '@consultancy/shared/standard-services/om';
