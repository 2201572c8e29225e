import type { DemoArticle } from '../demo-content.js';

export const buildingInStone: DemoArticle = {
  slug: 'building-in-stone',
  title: 'Building in Stone',
  excerpt:
    'Good stone is found within an hour of almost every town in the highlands. Where it makes sense today, how a stone wall is put together, and what to watch on site.',
  category: 'Design',
  author: 'Dawit Gebremedhin',
  featured: false,
  tags: ['stone', 'masonry', 'materials', 'earthquake'],
  status: 'PUBLISHED',
  createdDaysAgo: 40.33,
  publishedDaysAgo: 34.38,
  image: {
    name: 'article-stone',
    width: 1600,
    height: 1067,
    alt: 'A wall of squared grey stone beside a timber door',
  },
  content: `Almost every building in Addis Ababa stands on stone, because most foundations are of basalt masonry. Above the ground we have nearly stopped using it. That is a pity. Stone is close at hand, needs no kiln and no paint, and looks better after thirty years than on its first day. It is also heavy, slow and demanding, so it is worth knowing where it pays.

## Which stone

The highlands are volcanic, and the stones differ more than their grey colour suggests.

- **Basalt** is dark, hard and dense. It takes up hardly any water and is the right stone for foundations, plinths and retaining walls. It is hard to dress, so joints are wide or work is dear.
- **Trachyte and ignimbrite** are lighter in colour and weight, easier to cut, and good for walls above the ground. Some beds are soft and drink water; test them first.
- **Sandstone and limestone**, from Ambo or from Tigray for instance, can be sawn and carved. They are mostly used as facing, 3 to 5 cm thick, or for sills and steps.

A simple test tells much. Weigh a dry piece, leave it in water for a day, and weigh it again. If it has gained more than about five per cent, keep it away from rain and ground. Then strike it with a hammer: good stone rings, weak stone thuds.

## Three ways to use it

1. **Load-bearing walls**, 40 to 50 cm thick. For buildings of one storey, sometimes two, with small openings, and always with ring beams.
2. **Stone as infill and skin**, 20 to 25 cm thick, between or in front of a frame of reinforced concrete that carries the floors. This is what we do in most houses with two storeys and more.
3. **Facing** of sawn slabs, fixed to a wall behind. Quick and precise, but the slabs must be held by metal anchors above a height of 3 m. Mortar alone will let them go one day.

## The earthquake question

The Rift Valley runs past us, and small tremors are common. A stone wall is strong when it is pressed and weak when it is shaken. Old walls fail in a typical way: the two faces part, because the middle was filled with rubble, and the outer one falls.

So a good stone wall has:

- through-stones that reach from face to face, at least one in each square metre;
- a reinforced concrete band at plinth, sill or lintel level, and below the roof;
- corners built with long stones laid alternately, with steel in the bands running round them;
- openings no wider than half the wall, and not close to the corners.

An engineer must calculate every stone wall that carries a floor. It is not a matter of thickness alone, and what your neighbour’s house did in the last tremor says nothing about yours.

![A drawing of the Entoto Ridge House](/uploads/demo/entoto-ridge-house-3-1600x1067.webp)

## Mortar, damp and joints

The best mortar for stone is weaker than the stone. A mix of one part cement, one part lime and six parts of clean sand moves a little with the wall and lets it dry. Pure cement mortar cracks, and the water that enters through the crack stays.

Keep damp out from below with a proper plinth: 40 cm of dense stone above the ground, a damp-proof layer on top of it, and ground that falls away from the house. Nearly all stains and loose plaster that we are called to see come from missing gutters and from flower beds against the wall.

## Work and cost

A team of one mason and two helpers lays about 2.5 to 4 m² of squared rubble in a day, less where joints are fine. That is three to four times slower than hollow block. The stone itself is often cheap; the price is in the labour and the lorry.

| Wall, one square metre | Thickness | Pace of one team | Relative cost |
| --- | --- | --- | --- |
| Hollow block, plastered both sides | 20 cm | 10 to 12 m² a day | 1.0 |
| Stone infill, one face pointed, one plastered | 25 cm | 4 to 5 m² a day | 1.8 |
| Load-bearing stone, both faces pointed | 45 cm | 2.5 to 4 m² a day | 2.6 |
| Sawn stone facing on block | 25 cm | 5 to 6 m² a day | 3.0 |

*The figures are examples from this demo and not an offer. Ask for prices from your own town.*

That is why we use stone where one sees and touches it: the wall along the street, the plinth, the stair, the wall behind the fireplace. Twenty square metres in the right place do more for a house than two hundred of thin tiles.

## On site

If you build in stone, visit these five moments yourself or send someone you trust:

1. Delivery: stones are clean, of the agreed kind, and large enough.
2. The sample wall: two square metres, built before all the rest, accepted in writing and left standing.
3. The first through-stones, before they disappear.
4. Every concrete band, with its steel in place, before it is poured.
5. Pointing: joints raked out 2 cm deep, wetted, filled and kept damp for three days.

The sample wall is the most useful of the five. It costs a day and ends every later argument about what was meant.
`,
};
