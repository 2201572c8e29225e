export { om } from '@consultancy/server/standard-services/om';
