import type { DemoArticle } from '../demo-content.js';

export const designingForTheHighlandClimate: DemoArticle = {
  slug: 'designing-for-the-highland-climate',
  title: 'Designing for the Highland Climate',
  excerpt:
    'Addis Ababa is neither hot nor cold, yet many new houses are both: stuffy at three in the afternoon, chilly at three at night. Sun, walls and windows explain why, and what to do about it.',
  category: 'Sustainability',
  author: 'Selamawit Tefera',
  featured: true,
  tags: ['climate', 'orientation', 'comfort', 'energy'],
  status: 'PUBLISHED',
  createdDaysAgo: 16.33,
  publishedDaysAgo: 12.38,
  image: {
    name: 'article-climate',
    width: 1600,
    height: 1067,
    alt: 'A plastered house with a deep roof overhang casting shade on its windows',
  },
  content: `A family showed us the house they had rented for two years. It was new, it had large windows and white tiles, and they could not stand it. In the afternoon the living room was too hot to sit in. At night they slept under three blankets. Nothing was wrong with the workmanship. The house had simply been drawn for another place.

Addis Ababa lies at about 2,300 to 2,600 metres, nine degrees north of the equator. That gives it a climate that has little in common with Nairobi, Dubai or Berlin, and that is one of the easiest in the world to build for.

## What the climate does

The city has small differences between months and large ones between day and night.

| | Dry months (October to February) | Small rains (March to May) | Main rains (June to September) |
| --- | --- | --- | --- |
| Usual day maximum | 22 to 24 °C | 24 to 25 °C | 20 to 22 °C |
| Usual night minimum | 6 to 10 °C | 10 to 12 °C | 10 to 11 °C |
| Sky | clear, strong sun | mixed | cloudy, rain most days |
| What a house must do | store the sun for the night | shade, let air through | stay dry, let in light |

Two things follow. First, the average of day and night, 15 to 18 °C, is only a little below what people find comfortable; a house that evens out the day and catches some sun needs no machine. Second, the sun is the strongest force in the design. At this height the air is thin, and sunlight on a wall or through a pane is hotter than most people expect.

## Where the sun stands

Because we are so near to the equator, the sun passes almost overhead. At noon in December it stands in the south, 58 degrees above the horizon. At noon in June it stands in the north, 76 degrees high. East and west walls get low sun all year, in the morning and in the afternoon.

For a house this means:

- **North and south** are the good sides for large windows. A roof overhang of about a metre shades most of the glass at noon all year, while in the cold months the low sun of the morning and the late afternoon still comes in.
- **East** is welcome. The night has cooled the rooms, and morning sun in a bedroom or kitchen costs nothing.
- **West** is the problem. The low sun of the afternoon meets rooms that are already warm. Put stairs, bathrooms, stores and thick walls there, or plant trees.

If the plot forces a long side to the west, keep the windows small and shade them from outside. A curtain is on the wrong side of the glass; by the time the sun meets it, the heat is indoors.

## Heavy where it counts

Stone, brick, earth and concrete take up heat slowly and give it back slowly. A wall of 30 to 50 cm delays the heat of the afternoon until late in the evening, when it is welcome. The same is true of a concrete floor, as long as it is not buried under carpet or hidden above a suspended ceiling.

Hollow concrete block of 20 cm, the usual wall of today, is heavier than it seems and quite good enough if it is plastered on both sides and shaded where it faces west. What does not work is a thin wall with much glass in it.

## The roof decides

More heat comes and goes through the roof than through anything else. Bare corrugated steel reaches 60 °C on a clear day, and at night it turns so cold that water drips from its underside. Every steel roof needs three things:

1. A ventilated gap of at least 10 cm below the sheets, open at eaves and ridge.
2. Insulation on the ceiling, 80 to 100 mm of whatever can be had: mineral wool, wool, dry straw board.
3. A ceiling that is airtight, so that warm air stays in at night.

This is the cheapest measure in the whole building. In our experience it costs less than the difference between two kinds of floor tile.

## Air

Windows on two sides of a room move air even when there is no wind. Where only one side is possible, a high opening and a low one do nearly as well. Night vents should be small, secure and protected from rain, so that people really leave them open. Insect mesh halves the flow of air, so make a meshed opening twice as large.

In the cold months one wants the opposite: doors that close well. Much of the cold in our houses comes through a gap under the front door.

## An example

![Entoto Ridge House on its slope](/uploads/demo/entoto-ridge-house-1-1600x1067.webp)

At the Entoto Ridge House, at 2,650 m, all these measures come together. It is long and thin, with its living rooms to the south. The lower floor lies behind stone and against the hill. The roof stands out 1.2 m. We left small thermometers in four rooms for a year. The living room stayed between 17 and 22 °C in its first cold season, while the nights outside went down to 6 °C. The owners lit the fireplace on eleven evenings.

## Before you sign the first plan

Ask your architect these questions. Good answers take one sentence each.

- Which rooms get sun at eight in the morning, and which at four in the afternoon?
- What shades the west side?
- What lies between the roof sheets and my bed?
- Where does air enter each room, and where does it leave?
- Which walls and floors store heat, and does the sun reach them?

None of this makes a house more expensive. It only has to be decided at the beginning, because a house cannot be turned round later.
`,
};
