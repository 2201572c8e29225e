export { am } from '@consultancy/server/standard-services/am';
