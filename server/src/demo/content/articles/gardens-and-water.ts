import type { DemoArticle } from '../demo-content.js';

export const gardensAndWater: DemoArticle = {
  slug: 'gardens-and-water',
  title: 'Gardens and Water: Living With Three Wet Months',
  excerpt:
    'From June to September more rain falls on a plot in Addis Ababa than a family uses in a year. Then it hardly rains for months. How to keep it, slow it down and grow a garden from it.',
  category: 'Landscape',
  author: 'Rahel Wolde',
  featured: false,
  tags: ['rain water', 'garden', 'trees', 'drainage'],
  status: 'PUBLISHED',
  createdDaysAgo: 199.41,
  publishedDaysAgo: 192.22,
  image: {
    name: 'article-landscape',
    width: 1600,
    height: 1067,
    alt: 'A garden with a stone channel, native trees and a paved path',
  },
  content: `Every August we get the same two calls. One person has water in the cellar. The other wants to know why the new lawn has washed into the street. In February the same people buy water from a lorry. The plot has too much for three months and too little for nine, and most plots are built as if the first three did not exist.

## How much falls

Addis Ababa receives about 1,100 to 1,200 mm of rain in a year, and roughly two thirds of it between June and September. One millimetre on one square metre is one litre. Take a house with a roof of 150 m²:

- in a whole year: 150 × 1,150 = 172,500 litres;
- less losses of about a fifth: 138,000 litres;
- in one strong shower of 40 mm: 6,000 litres, within an hour.

A family of five that uses 80 litres a head needs 146,000 litres a year. The roof gives nearly that. What is missing is only a place to keep it.

## The first flush and the tank

Water from a roof is clean enough for washing, toilets and the garden if the dirt of the dry months is kept out. The parts are simple:

1. Gutters with a fall of at least 5 mm per metre, and a brush or mesh.
2. A first-flush pipe that fills with the first 150 litres and lets the rest pass.
3. A dark, closed tank with an overflow as large as its inlet.
4. A tap or pump 10 cm above the bottom.
5. A way to clean it once a year, in May.

For drinking, it must be filtered and treated, and tested from time to time. Ask a laboratory and not your neighbour.

| Roof area | Tank | What it is good for |
| ---: | ---: | --- |
| 80 m² | 5 m³ | laundry and toilets in the rainy months |
| 150 m² | 10 m³ | the same, and two weeks of power and water cuts |
| 150 m² | 20 m³ | the same, and a garden of 100 m² until January |
| 300 m² | 50 m³ | most needs of a house until March |

*Example sizes for this demo. Yours depend on use and roof.*

The tank need not be ugly. At the Entoto Ridge House 20 m³ lie under the terrace, where they also keep the floor above them cool.

## Slow it down

What does not fit into the tank should stay on the plot as long as it can. Water that runs carries soil, and later walls. On a slope, three things help:

- **Terraces** with low stone walls along the contour. Walls of up to 60 cm can be laid dry, without mortar, so that water passes through.
- **Channels that are open and shallow**, 30 cm wide and 10 cm deep, laid in rough stone. One can see that they work and clean them with a broom. A buried pipe is only noticed when it is full.
- **A low place** that may stand under water for a day, planted with sedges and arum lilies, with an overflow to the street drain.

Pave as little as possible. Stone slabs with grassed joints let half of the rain into the ground, and concrete none. Keep 1 m beside the house free of flower beds and let the ground fall away from the wall.

## What to plant

A garden in the highlands does not need a lawn, which drinks 4 litres per square metre on a dry day. It needs trees first, then shrubs, then ground cover. These are at home here and ask for little after two years:

- **Zigba** (*Afrocarpus falcatus*, long known as *Podocarpus*): slow and evergreen, for the next generation. Our firm is named after it.
- **Tid** (*Juniperus procera*): dark and upright, stands cold and drought. It was the forest of Entoto before the eucalyptus came.
- **Weyra** (*Olea europaea* subsp. *cuspidata*): the wild olive, with silvery leaves, good for hedges.
- **Kosso** (*Hagenia abyssinica*): for high and cool places, with hanging red flowers.
- **Girar** (flat-topped acacias): light shade, suitable near a terrace.
- **Aloes, red-hot pokers, Abyssinian roses** for colour; **koseret and tena adam** by the kitchen door.

Leave eucalyptus to the forest. It dries the soil around it and its roots look for your pipes. Large figs are magnificent and need 10 m from any wall.

## Keep the trees you have

A tree of thirty years cannot be bought. Before the first drawing, have every trunk measured with its height, the width of its crown and the ground level at its foot. Roots reach at least as far as the crown. Within that circle do not dig, fill, park or mix cement.

![Tana Lake Hotel between its old trees](/uploads/demo/tana-lake-hotel-1-1600x1067.webp)

At the Tana Lake Hotel the three wings stand where there was room between sixty old trees. The survey of the roots was our first sheet, before any room was drawn, and guests now choose their room by the tree in front of it.

## A year in the garden

- **October:** tank is full, plant trees now, and mulch.
- **December to February:** water young trees once a week, deeply, in the evening. Prune.
- **March to May:** sow, mend channels, clean tank and gutters before the end of May.
- **June to September:** watch. Walk round in the rain with an umbrella, and note where the water stands. It is the best survey you can make, and it is free.
`,
};
