import type { ArticleWords } from '../demo-words.js';
import { buildingInStoneAm } from './articles/building-in-stone.js';
import { buildingPermitsInPlainWordsAm } from './articles/building-permits-in-plain-words.js';
import { buildingWithBambooAm } from './articles/building-with-bamboo.js';
import { compressedEarthBlocksAm } from './articles/compressed-earth-blocks.js';
import { designingForTheHighlandClimateAm } from './articles/designing-for-the-highland-climate.js';
import { gardensAndWaterAm } from './articles/gardens-and-water.js';
import { lightSteelFramingAm } from './articles/light-steel-framing.js';
import { moreHomesOnTheSameStreetAm } from './articles/more-homes-on-the-same-street.js';
import { roomsThatNeedNoLampAm } from './articles/rooms-that-need-no-lamp.js';
import { whatAHouseCostsAm } from './articles/what-a-house-costs.js';

/** The demo articles in Amharic, by slug. */
export const articlesAm: Record<string, ArticleWords> = {
  'building-in-stone': buildingInStoneAm,
  'building-permits-in-plain-words': buildingPermitsInPlainWordsAm,
  'building-with-bamboo': buildingWithBambooAm,
  'compressed-earth-blocks': compressedEarthBlocksAm,
  'designing-for-the-highland-climate': designingForTheHighlandClimateAm,
  'gardens-and-water': gardensAndWaterAm,
  'light-steel-framing': lightSteelFramingAm,
  'more-homes-on-the-same-street': moreHomesOnTheSameStreetAm,
  'rooms-that-need-no-lamp': roomsThatNeedNoLampAm,
  'what-a-house-costs': whatAHouseCostsAm,
};
