import type { DemoArticle } from '../demo-content.js';

export const compressedEarthBlocks: DemoArticle = {
  slug: 'compressed-earth-blocks',
  title: 'Compressed Earth Blocks: Walls From the Soil You Dig Out',
  excerpt:
    'With the right soil, a hand press and a few bags of cement, the excavation of a house becomes its walls. How the blocks are made, how to test your soil, and where they should not be used.',
  category: 'Technology',
  author: 'Chaltu Regassa',
  featured: false,
  tags: ['earth', 'materials', 'walls', 'self-build'],
  status: 'PUBLISHED',
  createdDaysAgo: 63.1,
  publishedDaysAgo: 58.14,
  image: {
    name: 'article-compressed-earth',
    width: 1600,
    height: 1067,
    alt: 'Rows of reddish compressed earth blocks in a wall with fine joints',
  },
  content: `Earth is the oldest wall in Ethiopia. Chika, mud on a frame of eucalyptus poles, still shelters more people than any other material. Its weakness is well known: it must be repaired after every rainy season, and termites eat the frame. The compressed earth block keeps what is good about earth and does away with most of the rest.

## What it is

A compressed earth block is damp soil, mixed with a little cement and pressed in a steel mould until it is dense and sharp-edged. It is not fired. A common size is 29 by 14 by 9 cm, at about 7 kg. A hand press with a team of five makes 300 to 500 blocks a day; a motor press makes several times that.

The blocks cure under plastic or damp straw for three weeks. After that they can be laid like brick, with thin joints, and left without plaster on the inside.

## Is your soil suitable?

Good soil holds together without swelling. As a rule it contains 15 to 30 per cent clay, some silt, and at least half sand and fine gravel. Topsoil with roots in it is useless. Much of the red soil on the slopes around Addis Ababa works well, often with some sand added. The black cotton soil of the plains does not: it swells when wet, shrinks when dry and ruins both blocks and foundations.

Four tests that you can do yourself, with soil from half a metre down:

1. **Jar.** Fill a glass a third with soil, add water and a pinch of salt, shake, and leave it for a day. Sand lies at the bottom, silt above it, clay on top. Measure the layers.
2. **Ribbon.** Roll a damp sausage as thick as a finger and push it slowly over the edge of a table. If it breaks at 8 to 15 cm, the clay is about right. Shorter means too sandy, longer too rich.
3. **Shrinkage.** Fill a wooden mould 60 cm long with wet soil and let it dry for a week. A gap of more than 3 cm at the ends calls for sand.
4. **Drop.** Squeeze a damp ball in your hand and drop it from the height of your shoulder. It should break into a few lumps, neither stay whole nor turn to dust. That is the right dampness for the press.

If the soil passes, have a laboratory check it before you order the press. The test blocks should carry at least 2.5 to 3 newtons per square millimetre when wet, depending on what your engineer needs.

## How much cement

Usually 5 to 8 per cent of the weight. Below five, rain wears the blocks; above ten, you might as well make concrete blocks. Lime serves better than cement where clay content is high, but then curing takes twice as long.

| | Compressed earth block | Hollow concrete block | Fired brick |
| --- | --- | --- | --- |
| Cement per m² of wall, 14 to 20 cm | 15 to 20 kg | 25 to 30 kg | 10 kg, in the mortar |
| Fuel | none | none | wood or oil for the kiln |
| Transport | soil of the site | from the plant | from the kiln |
| Plaster needed | outside only, or none | both sides | none |
| Heat storage | high | medium | high |

*Figures rounded, for comparison only.*

## Where it works, and where it does not

Earth walls need good boots and a good hat: a plinth of stone or concrete at least 40 cm high, and a roof overhang of 60 cm or more. Within these limits they are suitable for:

- houses of one storey, with reinforced ring beams, designed by an engineer;
- infill in a concrete frame, to any height;
- inner walls, where they keep rooms quiet and the air evenly moist.

They are not suitable below ground, around showers, as parapets, or on the weather side of a tall building without plaster. And like all masonry, they need steel or a frame around them against earthquakes.

## What we learned at a school

![Gulele Primary School](/uploads/demo/gulele-primary-school-1-1600x1067.webp)

For the Gulele Primary School we pressed about 90,000 blocks with seven per cent cement from the soil of the excavation. Not everything went well, and the lessons may help others.

- **Start the press two months early.** Three weeks of curing and a rainy week or two, and the masons stand idle.
- **Sieve everything.** Stones larger than 6 mm chip the mould and crack the corners.
- **Measure the water.** Damp from yesterday’s rain changed our mix more than anything else. We covered the heap after that.
- **Test one block in every 500.** On one day the cement had been forgotten in several batches. The test found it before the wall did.
- **Keep a hundred for repairs.** The colour of the next pit will be different.

The eleven people who ran the presses came from the neighbourhood. Four of them have since founded a workshop and sell blocks to others. That may be the best thing about the material: most of its price is wages, and they are paid in the same street.

## What it costs

In our demo example, a finished square metre of earth-block wall costs about as much as plastered concrete block: less for cement, plaster and lorries, more for hands. Where soil must be brought from elsewhere, the sum no longer works. So begin with the shovel, half a metre down, before anything is drawn.
`,
};
