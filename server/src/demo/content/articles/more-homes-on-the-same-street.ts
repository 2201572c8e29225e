import type { DemoArticle } from '../demo-content.js';

export const moreHomesOnTheSameStreet: DemoArticle = {
  slug: 'more-homes-on-the-same-street',
  title: 'More Homes on the Same Street',
  excerpt:
    'Density does not have to mean towers. Row houses, courtyard houses and walk-up flats can hold as many people as high blocks, with a door to the ground and a place for the coffee ceremony.',
  category: 'Housing',
  author: 'Chaltu Regassa',
  featured: false,
  tags: ['density', 'row houses', 'courtyards', 'neighbourhood'],
  status: 'PUBLISHED',
  createdDaysAgo: 141.14,
  publishedDaysAgo: 137.33,
  image: {
    name: 'article-urban-housing',
    width: 1600,
    height: 1067,
    alt: 'A street of three- and four-storey housing with trees and small shops',
  },
  content: `Addis Ababa grows by something like the population of a town every year. There are two usual answers. One is to build further out, so that people spend three hours a day in a minibus. The other is to build towers. There is a third one between them, and it has been here for a hundred years.

## Counting homes

Density is the number of homes on a hectare, which is a square of 100 by 100 m. It does not tell us how high the buildings are.

| Type of housing | Storeys | Homes per hectare, with streets |
| --- | ---: | ---: |
| Villas on 500 m² plots | 1 to 2 | 14 to 16 |
| Courtyard houses on 150 m² | 2 | 40 to 50 |
| Row houses, 6.5 m wide | 3 | 50 to 65 |
| Walk-up flats around a court | 4 | 110 to 140 |
| Slabs with lifts | 8 | 140 to 180 |
| Towers with parking around them | 15 | 150 to 190 |

*Example figures of this demo, for homes of 75 to 180 m².*

The step from villas to row houses multiplies the number by four. The step from walk-up flats to towers adds a third, and for that one pays with lifts, pumps, generators, deep foundations and empty space between the buildings. The most useful range for the city lies in the middle, at three to five storeys.

## What people need from a home

When we ask families what they miss in a flat, size comes third or fourth. The first answers are about the ground:

- a place outdoors to roast coffee, wash a carpet, dry berbere and onions;
- somewhere for forty guests at a wedding or a mourning;
- children playing where an aunt can see them;
- a room that could be let, or become a shop;
- a gate that one knows who comes through.

In the old compounds of the city all this took place in the shared yard. Many new estates offer a balcony of 2 m² and a car park. The question is how to bring back the yard without the mud.

## Four rules that help

**1. Fronts to the street, life in the court.** Buildings stand along the edge of the block and form a street with doors and shops. Behind them lies a court that belongs to twenty or thirty households. This number matters. With twenty everyone knows everyone; with two hundred nobody sweeps the stair.

**2. No more than four flats at a landing, no more than four floors without a lift.** People greet each other, stairs stay clean, and the building works in a power cut.

**3. One deep balcony in place of two thin ones.** It needs 1.8 m of depth for a stove, a table and three chairs. Below 1.2 m it will be a store for water cans.

**4. Ground floors that can change.** Give them a height of 3.5 m and a door of their own. Today a grandmother lives there, in ten years it is a tailor’s workshop.

## An example with four families

![Bole Terrace Houses from the street](/uploads/demo/bole-terrace-houses-1-1600x1067.webp)

At the Bole Terrace Houses four related families bought a plot of 800 m² that was meant for two villas. Each has a house of 205 m² with a gate, a yard, a garden and a roof terrace. That is 50 homes to the hectare with nothing higher than three storeys. Compared with a villa of its own, each family paid half for land and a good deal less for walls, gates and drains.

It was not easy. Four families had to agree on the shades of plaster, on the guard’s wage, and on what happens if one of them sells. They wrote it down with a lawyer before they bought. We advise everyone to do the same: first the agreement, then the plot, then the plan.

## Parking, the silent room eater

A parked car needs 25 m² with its share of the driveway. That is a large bedroom. With two places for each home, half of the ground is asphalt. What helps is simple: one place for each home at most, places under the building or at the edge, a good pavement to the next bus, and ground that can become a garden when the cars are fewer.

## Light and distance

Density turns bad where windows look into windows. For three or four storeys a distance of 10 to 12 m between the fronts is enough, when kitchens and stairs face one side and living rooms the other. Because the sun stands high at nine degrees north, courts get light even when they are narrow; a court as wide as the buildings are high has sun on its ground for hours on every clear day.

## Who begins?

None of this needs a new law or a foreign model. It needs several owners who put their plots together, a builder who is content with four storeys, or a cooperative that asks for a court instead of a car park. The city’s offices can help by allowing narrow plots and shared walls. Ask yours what the plan for your area permits; sometimes it is more than the neighbours think.

If you own a villa plot and your children are grown, draw it on paper once: one house in front for you, a row of three behind it, one gate, one mango tree. Then count the homes.
`,
};
