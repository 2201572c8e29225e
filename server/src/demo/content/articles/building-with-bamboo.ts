import type { DemoArticle } from '../demo-content.js';

export const buildingWithBamboo: DemoArticle = {
  slug: 'building-with-bamboo',
  title: 'Building With Bamboo',
  excerpt:
    'Ethiopia has more natural bamboo than any other country in Africa, and builds little with it beyond fences. What the two native kinds can do, how to make them last, and where to begin.',
  category: 'Sustainability',
  author: 'Rahel Wolde',
  featured: false,
  tags: ['bamboo', 'materials', 'roofs', 'crafts'],
  status: 'DRAFT',
  createdDaysAgo: 5.29,
  publishedDaysAgo: null,
  image: {
    name: 'article-bamboo',
    width: 1600,
    height: 1067,
    alt: 'A pavilion with a frame of bamboo culms under a wide roof',
  },
  content: `In the Sidama highlands there are bamboo houses woven like baskets, six metres high, that have stood for decades. They are repaired from below as their feet decay, and when a family moves, the neighbours carry the whole house to its new place. In the city bamboo means scaffolding, fences and a cheap screen for the café terrace. Between the two lies a good building material that we hardly use.

## Two kinds

Two bamboos grow wild in Ethiopia.

- **Highland bamboo** grows between about 2,200 and 3,500 m, in Sidama, Awi, the Gurage and the Bale mountains. It reaches 12 to 15 m, with culms 5 to 10 cm thick and hollow. It splits well, which makes it right for weaving, panels and light roof trusses.
- **Lowland bamboo** grows in the west, below 1,800 m. It is shorter and thinner but nearly solid, tough and heavy. It serves as posts, rafters and reinforcement in small members.

A culm is full-grown in one year and ripe for building after three to five. A stand that is harvested with care, a quarter of the old culms each year, keeps growing for decades. Few materials renew themselves so fast.

## Strength and weakness

Along its fibres bamboo is about as strong as good timber, at half the weight. Across them it splits. Everything in bamboo construction follows from that:

1. Loads go along the culm, and never through a nail. Nails split it; bolts through pre-drilled holes, lashings and wooden pegs hold it.
2. Joints lie close to a node, the thick ring where the culm is closed.
3. Where a joint carries much, the culm is filled with mortar between two nodes, so that the bolt has something to press on.
4. Culms are not equal. They are sorted by diameter and straightness before anything is cut, and drawings allow for it.

## Making it last

Untreated bamboo in the weather lasts two or three years. Insects come for the starch in it and fungi for the damp. Treated and kept dry it lasts thirty and more. Four steps matter, in this order:

1. **Cut at the right time and age.** Three to five years old, in the dry season, when it holds least starch.
2. **Treat it.** Soak the culms, with the inner walls of the nodes pierced, in a solution of boric acid and borax, about five per cent, for one to two weeks. The salts are mild and cheap, but they wash out, so treated bamboo must stay out of the rain.
3. **Dry it** upright in the shade for six to eight weeks.
4. **Design it dry.** Feet on stone or concrete, 30 cm above the ground at least; overhangs as wide as the posts are high, or half of that where it is sheltered; no end of a culm open to the sky.

The fourth is the one that architects are responsible for, and no chemical replaces it.

## Where to use it today

| Use | Suitable | What to watch |
| --- | --- | --- |
| Ceilings of woven mats | very | fire load in escape ways, dust |
| Screens and sun shades | very | renewed every 8 to 10 years outdoors |
| Roof trusses, spans to 8 m | yes | engineer, tested joints |
| Walls of split bamboo with plaster | yes | dry plinth, ring beam |
| Floors of pressed bamboo boards | yes | glue quality, imported so far |
| Posts in the open | no | short life whatever is promised |
| Reinforcement of concrete | no | it swells and shrinks, and the bond fails |

Bamboo walls with plaster deserve more attention. A frame of timber or thick culms, covered on both sides with split bamboo, and plastered with lime or cement mortar, makes a wall 10 cm thick that weighs a quarter of a block wall. It moves in an earthquake and does not fall on anyone. Several countries in Latin America have rules for it. In Ethiopia an engineer has to justify it case by case, so speak with the permit office before you fall in love with the idea.

## Fire

Bamboo burns, and hollow culms can burst. In a house of one storey with plastered walls this is no great matter. Ceilings of matting in public rooms need a treatment against fire and a way out that does not lie under them. In our school in Gulele the mats hang in the classrooms, each with a door to the open air, and not over the covered walks.

## How to begin

Begin small, with something that can be replaced: a ceiling, a pergola, a bicycle shelter. Look for a workshop that treats its own culms and can show you the tank. Ask for pieces from last year’s delivery and look for small round holes with fine powder below them; these are made by beetles, and they mean that nobody treated anything.

Order a third more than the drawings say, since some culms will be crooked and some will split. And let the people who weave work with the people who draw, from the first day. Most of what we know about bamboo we learned from a weaver in Hagere Selam, who looked at our first joint for a while, took out his knife and made a better one.
`,
};
