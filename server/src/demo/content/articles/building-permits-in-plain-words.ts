import type { DemoArticle } from '../demo-content.js';

export const buildingPermitsInPlainWords: DemoArticle = {
  slug: 'building-permits-in-plain-words',
  title: 'Building Permits in Plain Words',
  excerpt:
    'What a permit office usually wants to see, in which order things happen, and how owners lose months without need. A general guide: the authority in charge of your plot has the last word.',
  category: 'Urban Planning',
  author: 'Hodan Abdirahman',
  featured: false,
  tags: ['permits', 'planning', 'drawings', 'documents'],
  status: 'PUBLISHED',
  createdDaysAgo: 116.41,
  publishedDaysAgo: 109.22,
  image: {
    name: 'article-permits',
    width: 1600,
    height: 1067,
    alt: 'A set of building drawings laid out on a table',
  },
  content: `Nobody enjoys applying for a building permit. Still, most of the time that is lost is not lost at the office. It is lost before, when papers are collected in the wrong order, or drawn by people who never spoke to each other. This article describes the way in general. It is no legal advice, and it is not complete.

> Rules, forms and fees differ between cities and sub-cities and change from year to year. Before you decide anything, ask the building permit office that is responsible for your plot, and ask for the answer in writing where you can.

## Before you draw: three questions

1. **Is the land clear?** The name on the title paper, the lease or the holding certificate must be yours, or you need a power of attorney. The area on paper should match the area on the ground. A survey costs little compared with a dispute about a wall.
2. **What does the plan for the area say?** Local plans usually fix the use (housing, mixed, business), the number of storeys, the share of the plot you may cover, and the distance to the street. Some plots are touched by a planned road. This is the first thing to find out, since nothing else matters if it goes against you.
3. **What lies below and around?** Power lines, sewers, streams, old wells, protected buildings next door. Each of them may bring its own office into the matter.

Write the answers on one page and give it to everyone who works on the project.

## The usual steps

Names vary, but the order is much the same in most places:

| Step | What you bring | What you get |
| --- | --- | --- |
| Planning consent | title papers, site plan, short description | what may be built, with conditions |
| Design | survey, soil test, consent | coordinated drawings |
| Permit application | full set of drawings, calculations, forms, fees | comments, then the permit |
| Start of construction | permit, contractor, supervisor, notice | visits at fixed stages |
| Completion | as-built drawings, test papers | occupancy paper |

A larger building may need more: an environmental study, fire safety review, a traffic study, aviation clearance near the airport. Ask at the beginning which of these apply.

## What belongs to a full set

For an ordinary house of two storeys, expect these to be asked for:

- site plan with boundaries, levels, neighbours, access, trees, tank and septic tank;
- plans of all floors, roof plan, at least two sections, all façades;
- structural drawings and calculation, signed by a licensed engineer;
- electrical and sanitary drawings;
- soil report, at least from a trial pit, from boreholes for larger buildings;
- copies of title papers, identity papers, consent, receipts of fees;
- licences of the professionals who sign.

Most comments that we see from reviewers are about disagreement between these sheets: a column that stands in a door, a stair that ends at another level, a septic tank under the car. One evening spent laying the sheets on top of each other saves a month.

## How long does it take?

That depends on the office and on the season, and nobody honest will promise a date. As an example from this demo firm, our last twelve house applications needed between three and eleven weeks from submission to permit. The quickest had a complete file and no comments. The slowest had changed the number of bedrooms after submission.

## Seven ways to lose time

1. Buying a plot before asking about the plan of the area.
2. Beginning to dig before the permit, and having to stop in front of an open pit.
3. Using drawings from another plot. The ground is different and the reviewer will see it.
4. Leaving the structural engineer until the end.
5. Handing in without keeping a stamped copy of what was handed in.
6. Going to the office without an appointment, on the day before a holiday.
7. Changing the building during construction without an amendment. It comes back at the occupancy paper, when you want to move in.

## If you buy a ready-made design

A finished set of drawings, such as those that some firms sell on their websites, saves design time. It does not replace the permit. You will still need a site plan for your own plot, a soil test, perhaps other foundations, and the signature of professionals who take responsibility for it. Ask the seller what is included and what must be made anew.

## Neighbours

No form asks you to, but go and see your neighbours before the application. Show them the plan and tell them how long the noise will last. Write down the cracks in their walls, with photographs and a date, and give them a copy. It protects you both. In fifteen years we have seen more building sites stopped by quarrels than by officials.

## A short list for the folder

Keep one folder, on paper and as scans, with:

- every receipt, with its date;
- every comment, with the answer;
- the approved set, which must also lie on the site;
- a list of names: who reviewed what, and when;
- the page with the three answers from the beginning.

When something is unclear, the person with the better folder usually gets an answer first.
`,
};
