export { en } from '@consultancy/shared/standard-services/en';
