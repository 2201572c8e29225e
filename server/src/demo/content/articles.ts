import { buildingInStone } from './articles/building-in-stone.js';
import { buildingPermitsInPlainWords } from './articles/building-permits-in-plain-words.js';
import { buildingWithBamboo } from './articles/building-with-bamboo.js';
import { compressedEarthBlocks } from './articles/compressed-earth-blocks.js';
import { designingForTheHighlandClimate } from './articles/designing-for-the-highland-climate.js';
import { gardensAndWater } from './articles/gardens-and-water.js';
import { lightSteelFraming } from './articles/light-steel-framing.js';
import { moreHomesOnTheSameStreet } from './articles/more-homes-on-the-same-street.js';
import { roomsThatNeedNoLamp } from './articles/rooms-that-need-no-lamp.js';
import { whatAHouseCosts } from './articles/what-a-house-costs.js';
import type { DemoArticle } from './demo-content.js';

/** Articles of the demo firm's blog, newest first; the draft comes before the published ones. */
export const demoArticles: DemoArticle[] = [
  buildingWithBamboo,
  designingForTheHighlandClimate,
  whatAHouseCosts,
  buildingInStone,
  compressedEarthBlocks,
  lightSteelFraming,
  buildingPermitsInPlainWords,
  moreHomesOnTheSameStreet,
  roomsThatNeedNoLamp,
  gardensAndWater,
];
