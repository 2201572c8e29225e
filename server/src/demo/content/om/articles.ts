import type { ArticleWords } from '../demo-words.js';
import { buildingInStoneOm } from './articles/building-in-stone.js';
import { buildingPermitsInPlainWordsOm } from './articles/building-permits-in-plain-words.js';
import { buildingWithBambooOm } from './articles/building-with-bamboo.js';
import { compressedEarthBlocksOm } from './articles/compressed-earth-blocks.js';
import { designingForTheHighlandClimateOm } from './articles/designing-for-the-highland-climate.js';
import { gardensAndWaterOm } from './articles/gardens-and-water.js';
import { lightSteelFramingOm } from './articles/light-steel-framing.js';
import { moreHomesOnTheSameStreetOm } from './articles/more-homes-on-the-same-street.js';
import { roomsThatNeedNoLampOm } from './articles/rooms-that-need-no-lamp.js';
import { whatAHouseCostsOm } from './articles/what-a-house-costs.js';

/** The demo articles in Afaan Oromo, by slug. */
export const articlesOm: Record<string, ArticleWords> = {
  'building-in-stone': buildingInStoneOm,
  'building-permits-in-plain-words': buildingPermitsInPlainWordsOm,
  'building-with-bamboo': buildingWithBambooOm,
  'compressed-earth-blocks': compressedEarthBlocksOm,
  'designing-for-the-highland-climate': designingForTheHighlandClimateOm,
  'gardens-and-water': gardensAndWaterOm,
  'light-steel-framing': lightSteelFramingOm,
  'more-homes-on-the-same-street': moreHomesOnTheSameStreetOm,
  'rooms-that-need-no-lamp': roomsThatNeedNoLampOm,
  'what-a-house-costs': whatAHouseCostsOm,
};
