export {
  standardImages,
  type StandardServiceText,
  type StandardSlug,
  standardSlugs,
} from '@consultancy/shared/standard-services';
