import type { DemoArticle } from '../demo-content.js';

export const lightSteelFraming: DemoArticle = {
  slug: 'light-steel-framing',
  title: 'Light Steel Framing: When Is It the Right Choice?',
  excerpt:
    'Thin galvanised profiles, screwed together in weeks instead of poured over months. Light steel suits some jobs very well and others not at all. A guide for owners who have been offered it.',
  category: 'Engineering',
  author: 'Dawit Gebremedhin',
  featured: false,
  tags: ['steel', 'structure', 'extensions', 'construction time'],
  status: 'PUBLISHED',
  createdDaysAgo: 92.29,
  publishedDaysAgo: 85.1,
  image: {
    name: 'article-light-steel',
    width: 1600,
    height: 1067,
    alt: 'The bare frame of a small building in thin galvanised steel profiles',
  },
  content: `In the last years several workshops in and around Addis Ababa have begun to roll light steel profiles. They advertise houses in sixty days. We are asked almost every month whether this is serious. It is, within limits, and the limits are easy to explain.

## What it is

Light steel framing is made of thin galvanised sheet, about 0.75 to 1.6 mm, bent into C and U profiles. Studs stand 40 or 60 cm apart, joists lie on them, and everything is joined with self-drilling screws. Boards on both sides make the frame stiff, and insulation fills the space between.

It should not be confused with structural steel, the heavy rolled beams of a market hall or a bridge, nor with a frame of square tubes welded on site, which looks similar but rusts at every weld.

## What it does well

- **Time.** The parts are made in a workshop while the foundations are poured. A frame of 150 m² stands in two to three weeks, whatever the weather.
- **Weight.** A light steel wall weighs about 50 kg per square metre with boards on both sides, a plastered block wall about 300. On weak ground, or on the roof of an old building, this decides the matter.
- **Earthquake.** The force of an earthquake grows with the weight of the building. A light building attracts less of it, and screwed joints give way a little before they fail.
- **Accuracy.** Walls are straight and openings have the size that was drawn. Windows can be ordered early.
- **Change.** Pipes and cables run in the hollow wall and can be reached again.

## What it does badly

- **Heat and cold.** A light wall stores nothing. In a climate with warm days and cold nights this is a real loss. The rooms heat up by noon and cool down by ten, unless there is a heavy floor and good insulation.
- **Sound.** Two thin leaves let low notes through. Between two flats you need double studs, two layers of board on each side, and a mason’s patience with gaps.
- **Fixing things.** A kitchen cupboard needs a board or a profile behind it. Plan these places, and photograph the wall before it is closed.
- **Salt, damp and bad coating.** The zinc layer is the life of the frame. Ask for at least 275 g of zinc per square metre, and look for the stamp on the coil.
- **Trust.** Banks, insurers and buyers are used to concrete. Resale may take longer.

## Where we recommend it

| Task | Light steel | Why |
| --- | --- | --- |
| One more floor on an existing house | yes | weight is a sixth of block |
| Roof structure of a house or school | yes | straight, no termites, spans to 12 m |
| Partition walls in offices | yes | quick, easy to move |
| Site on black cotton soil | often | light load, but foundations still need care |
| Single house, normal ground, no hurry | rarely | block and stone store heat and cost the same |
| Apartments above three storeys | rarely | concrete frame is simpler, light steel for inner walls |
| Second roof over a hot store or factory | yes | shade for little weight and money |

The last line comes from our cold store in Dire Dawa. Its roof of light steel lies 1.2 m above the insulated boxes of the cold rooms, carries the solar panels and keeps the sun off them. It went up in nine days.

![The cold store in Dire Dawa](/uploads/demo/dire-dawa-cold-store-1-1600x1067.webp)

## Insulation and condensation

Steel leads heat several hundred times better than wood. Each stud is a small bridge for cold, and on a December morning one can see the studs as damp stripes on the inner wall of a badly made house. The remedy is a continuous layer of insulation, 30 to 50 mm thick, on the outside of the frame, in addition to the filling between the studs. Behind the outer cladding there must be a ventilated gap of 20 mm. On the inside, boards should be sealed at floor and ceiling, so that moist air from kitchen and bathroom does not reach the cold metal.

## Heavy floor, light walls

The arrangement that works best in the highlands is a mixture. Keep the ground floor slab in concrete and leave it bare or tiled, so that it stores heat. Build one heavy wall of stone or block where the sun reaches it. Make the rest light. Such a house reacts quickly in the morning and does not freeze at night.

## Six questions to ask a supplier

1. Who is the engineer, and may I have the calculation with his or her signature?
2. What are the thickness of the steel and the mass of zinc, and how can I check them?
3. How is the frame held down against wind? Show me the anchor drawing.
4. What is outside the studs, and what keeps the wall dry?
5. Which house did you build five years ago, and may I speak to its owner?
6. What exactly is included: foundations, windows, sanitary ware, electrical work, external works?

The sixth question explains most of the low prices in advertisements. A frame with boards is about a third of a house. A supplier who gives a clear answer to all six is probably a good one, in whatever material.
`,
};
