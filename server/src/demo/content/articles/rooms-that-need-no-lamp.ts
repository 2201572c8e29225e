import type { DemoArticle } from '../demo-content.js';

export const roomsThatNeedNoLamp: DemoArticle = {
  slug: 'rooms-that-need-no-lamp',
  title: 'Rooms That Need No Lamp Until Six',
  excerpt:
    'Twelve hours of strong daylight, every day of the year, and still the lamps are on at noon. How to bring light deep into a room without glare or heat, in a new house or an old one.',
  category: 'Interior Design',
  author: 'Rahel Wolde',
  featured: false,
  tags: ['daylight', 'interiors', 'windows', 'colour'],
  status: 'PUBLISHED',
  createdDaysAgo: 170.38,
  publishedDaysAgo: 163.41,
  image: {
    name: 'article-interiors',
    width: 1600,
    height: 1067,
    alt: 'A living room with pale walls, a timber floor and daylight from two sides',
  },
  content: `The sun rises here at about half past six and sets at about half past six, give or take twenty minutes, all the year round. No city in Europe has such even light. And yet in most flats I visit, the lamp in the corridor burns all day, the kitchen has a tube on at noon, and the living room has its curtains closed because of the glare. The light is there. It is only in the wrong place.

## How far light reaches

A simple rule: useful daylight reaches about two and a half times as far into a room as the top of the window is high above the table. Raising the head of a window by 30 cm therefore brings light more than half a metre further in. Lowering the sill brings none to the back of the room.

So before you ask for wider windows, ask for higher ones. A tall narrow window lights a room better than a low wide one of the same area, costs less in lintels and leaves more wall for cupboards.

## Two sides are better than one

A room with windows on one side has a bright end and a dark end. The eye adapts to the bright one, and the rest looks darker than it is. A second source, even a small one, changes everything: a high slot above the door to the gallery, a small window in the side wall, a glass panel over the wardrobe.

Good places for a second light are:

- above doors, as a fanlight to a bright corridor or stair;
- in the wall between kitchen and living room, above 2 m;
- at the end of a corridor, so that one walks towards light;
- above a bath or shower, where nobody can look in.

## Light from above

A rooflight gives about three times as much light as a window of the same size. Near the equator it also gives three times as much heat. These rules keep it pleasant:

1. Keep it small: 0.5 m² for a stair, 1 m² for a living room of 25 m².
2. Put it over a wall, so that the wall becomes the lamp.
3. Make the shaft deep and white, at least 60 cm. It spreads the light and stops the direct sun.
4. Turn it to the north or the south, upright if possible, never flat under a clear sky.
5. Let it open, or put a vent beside it. Warm air leaves there by itself.

In the Bole Terrace Houses, which are only 6.4 m wide and closed on both sides, one rooflight over each stair lights the middle of three floors. In the Entoto Ridge House it was not needed: the rooms are one behind the other, with windows along the whole south side and a second, smaller row to the north.

![The living room of Entoto Ridge House, with light from a whole side](/uploads/demo/entoto-ridge-house-2-1600x1067.webp)

## Colour and surface

Walls, floor and ceiling are the largest lamps in a room. What they are painted with matters more than what the lamps cost.

| Surface | Share of light it gives back |
| --- | ---: |
| White ceiling, matt | 80 to 85 % |
| Cream or pale earth plaster | 60 to 70 % |
| Light timber, pale stone | 40 to 50 % |
| Terracotta, ochre | 25 to 35 % |
| Dark brown furniture, dark tiles | 5 to 15 % |

Keep the ceiling white and matt, the window wall pale, and use stronger colours on the walls that receive light from the side. The reveals of a window, the sides of the opening, should always be light and if possible splayed. They soften the step between the bright sky and the dark wall, and this step is what we feel as glare.

High gloss paint and polished tiles do not make a room brighter. They only show the window a second time, on the floor.

## Against glare

If curtains are closed all day, the window is wrong, and it can often be put right:

- an overhang or a fixed shelf outside, at two thirds of the height of the window: it shades the lower part and throws light to the ceiling;
- a tree with a light crown, such as an acacia, 4 m away;
- shutters or reed mats on the outside, above all in the west;
- a thin white curtain for the desk, instead of a heavy one for the whole day.

Turn the desk so that the window is at your side, and on the left if you write with your right hand. Never put a screen in front of a window or opposite to one.

## In a flat you already own

Not everything needs a mason. In order of cost, I would do this:

1. Clean the windows and cut back what grows in front of them.
2. Paint the ceiling white and the wall opposite the window pale.
3. Move tall cupboards away from the window wall.
4. Replace two or three solid inner doors with doors that have a glass panel.
5. Open a slot between the dark corridor and a bright room, after an engineer has looked at the wall.

## And after six

A house that is good by day needs few lamps in the evening. Use several small ones, warm white, at the height of the eye or below it, and none in the middle of the ceiling. A lamp near the wall makes the room larger. One over the table makes it smaller, and that is right for supper.

Measure before you buy anything. There is a light meter in most phones. On a cloudy day in July, 300 lux on the kitchen counter is enough to cut onions, 100 lux to talk, and 50 lux to find the stair. If you have these at noon with all switches off, your rooms are well made.
`,
};
