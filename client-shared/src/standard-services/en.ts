export { en } from '@consultancy/server/standard-services/en';
