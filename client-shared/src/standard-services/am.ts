export { am } from '@consultancy/shared/standard-services/am';
