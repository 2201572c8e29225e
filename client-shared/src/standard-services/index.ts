export {
  standardImages,
  type StandardServiceText,
  type StandardSlug,
  standardSlugs,
} from '@consultancy/server/standard-services';
