import type { DemoArticle } from '../demo-content.js';

export const whatAHouseCosts: DemoArticle = {
  slug: 'what-a-house-costs',
  title: 'What a House Costs, and Where the Money Goes',
  excerpt:
    'Price per square metre is the first question and the least useful answer. How a budget is made up, with example figures for a house of 220 m², and how to keep it under control.',
  category: 'Housing',
  author: 'Tariku Dukamo',
  featured: true,
  tags: ['costs', 'budget', 'bill of quantities', 'contracts'],
  status: 'PUBLISHED',
  createdDaysAgo: 30.22,
  publishedDaysAgo: 24.29,
  image: {
    name: 'article-costs',
    width: 1600,
    height: 1067,
    alt: 'A house under construction with its concrete frame and first walls standing',
  },
  content: `“How much per square metre?” is the first thing that people ask, on the phone, before we know where the plot is. We understand it. A house is the largest purchase of a lifetime, and one wants a number. But two houses of 220 m² on the same street can differ by half. It is more useful to know what the number is made of.

> All figures in this article are example figures of this demo. They are rounded, they are invented to fit together, and they are no offer. Prices of cement, steel and imported goods move within weeks. Ask for current quotations before you plan with any number.

## Our example

A house with ground floor and one upper floor, 220 m², on a flat plot of 300 m² in Addis Ababa with normal soil. Concrete frame, hollow block walls, steel roof with insulation, local tiles, aluminium windows. Middle quality, no basement, no pool.

| Part | Share | Example, in thousand ETB |
| --- | ---: | ---: |
| Earthworks and foundations | 12 % | 1,584 |
| Concrete frame and slabs | 24 % | 3,168 |
| Walls and plaster | 11 % | 1,452 |
| Roof with insulation and gutters | 8 % | 1,056 |
| Windows and doors | 12 % | 1,584 |
| Floors, tiles, paint | 13 % | 1,716 |
| Sanitary work and tank | 8 % | 1,056 |
| Electrical work | 7 % | 924 |
| Kitchen and built-in cupboards | 5 % | 660 |
| **Construction, together** | **100 %** | **13,200** |

That is 60,000 ETB per square metre. With simpler finishes it might be 48,000, and with imported ones 85,000 and more. The frame would cost nearly the same in all three.

## What is not in the square metre

This is where most budgets break. On top of the construction come:

- **External works**: wall and gate, paving, septic tank, garden. Here 1,100,000 ETB.
- **Connections** for power, water and telephone, with meters. Here 250,000.
- **Design, soil test, survey, permit, supervision.** Together 8 to 12 per cent. Here 1,300,000.
- **Taxes**, where prices do not include them. Ask every time.
- **Furniture, curtains, lamps, stove.** Often forgotten, seldom below 800,000.
- **Reserve**: ten per cent of the construction for a new house, twenty for a renovation. Here 1,320,000.

Our example house of 13.2 million has become one of about 18 million. Nobody has cheated. It was simply not in the number.

## What moves the price

Some decisions cost much and are hardly seen. Others are seen every day and cost little.

1. **Shape.** A rectangle with one roof is cheapest. Each corner adds formwork, each valley in the roof a leak. A compact house saves five to ten per cent.
2. **Ground.** Bad soil, a slope of more than ten per cent, or ground water can double the foundations. A soil test for 60,000 ETB may save a million.
3. **Spans.** Rooms up to 4.5 m wide need ordinary slabs. At 7 m the slab is half as thick again.
4. **Windows.** Good glass is dear. Fewer, better placed windows often give more light than many.
5. **Imported goods.** Lifts, special tiles and fittings follow the exchange rate and the port. Choose them last, and have a local second choice.
6. **Time.** Each month on site costs the contractor’s guards, machines and foremen, and you your rent.

## Size is the strongest lever

Nothing saves as much as building less. Before you cut quality, look for the rooms you will not use: the second living room for guests, the corridor of twelve metres, the fifth bathroom. In our example, each square metre less saves 60,000 ETB, plus its cleaning, painting and lighting for fifty years.

A house can also grow. Foundations and columns for one more floor, prepared from the start, cost about three to five per cent. You can then build the upper floor when the children need it.

![Ayat Courtyard House, on one storey around a planted court](/uploads/demo/ayat-courtyard-house-1-1600x1067.webp)

## The bill of quantities

The most useful paper in the whole project is not a picture. It is the bill of quantities, a list of every piece of work with its unit and amount: 46 m³ of concrete, 3,900 kg of steel, 610 m² of plaster. With it you can

- compare three offers line by line instead of three totals;
- see what a change will cost before you order it;
- pay for work that is done, by measure;
- buy material yourself, if you want to, in the right amount.

Never sign a contract that has only a total.

## Paying in steps

Do not pay ahead of the work. A usual pattern, to be agreed with your lawyer and your contractor:

1. An advance of 10 to 20 per cent, against a guarantee.
2. Monthly payments for work measured by the supervisor.
3. Five per cent kept back until all faults are mended, and released in two parts, the last one a year after you have moved in.

Write down who bears rising prices of cement and steel, from which date and by which index. It is the most frequent quarrel of all.

## If the money ends early

It happens in good families. Stop at a point where the house is safe: roof on, gutters on, windows closed, power disconnected. A bare frame without a roof loses its value with every rainy season. If you are not sure that the money will last, build the ground floor completely, live in it, and leave the stair ready for the next one.
`,
};
