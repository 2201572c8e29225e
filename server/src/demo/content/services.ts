import type { DemoService } from './demo-content.js';

/** Services that the demo firm added in the back office, beside the ten built in. */
export const demoServices: DemoService[] = [
  {
    title: 'Building Permits & Approvals',
    description:
      'We prepare the drawings and papers for your building permit, hand them in and answer the questions of the office until a decision is made.',
    longDescription:
      'A permit takes longer when papers are missing or drawings disagree with each other. We check what your plot allows before design begins, put together one complete set, and follow it through the offices concerned.\n\nRules and fees change, and the authority alone decides. We tell you at the start what we know, what we have to ask, and what each step is likely to cost, and we write to you whenever something changes.',
    duration: '1-3 months',
    image: {
      name: 'service-building-permits',
      width: 1600,
      height: 1067,
      alt: 'Drawings and a scale ruler on a desk beside a window',
    },
    features: [
      'Check of title papers, plot lines and planning rules',
      'Architectural, structural, electrical and sanitary permit drawings',
      'Soil test and survey ordered and reviewed',
      'Application forms and file, complete and in order',
      'Answers to comments and corrected drawings',
      'Amendments during construction and the occupancy file',
    ],
    process: [
      'First meeting: your title papers, plot and plans',
      'Written summary of what the plot allows and what is missing',
      'Surveys and drawings',
      'Submission and follow-up at the office',
      'Corrections where they are asked for',
      'Handover of the approved set, on paper and as files',
    ],
    benefits: [
      'One person who knows your file and answers the phone',
      'Drawings that agree with each other and with the plot',
      'Fewer rounds of correction',
      'A record of every paper handed in and received',
    ],
    isActive: true,
    createdDaysAgo: 63.4,
  },
  {
    title: 'Sustainability & Energy Consulting',
    description:
      'We help you build or improve a building that is comfortable with little energy and water: measured, calculated and checked after you move in.',
    longDescription:
      'The highland climate needs little heating or cooling, if a building is placed, shaded and ventilated well. We look at sun, wind, rain and ground first, then at walls, windows and roof, and only then at equipment. Every measure comes with its cost and with what it saves in a year, so that you can choose.\n\nFor existing buildings we begin with a week of measurements and twelve months of bills. For new ones we work beside your architect, whether that is us or another firm.',
    duration: '3-8 weeks',
    image: {
      name: 'service-sustainability',
      width: 1600,
      height: 1067,
      alt: 'A covered walkway along a brick building, beside a planted court',
    },
    features: [
      'Study of sun, shade and wind for the plot',
      'Calculation of daylight and indoor temperature',
      'Solar power and solar hot water, sized from your bills',
      'Rain water, waste water and garden watering',
      'Comparison of wall and roof materials',
    ],
    process: [
      'Visit and measurements',
      'Model of the building and its use over a year',
      'List of measures with cost and yearly saving',
      'Decision together with you',
      'Drawings and specification for the contractor',
      'Check of the results after six and twelve months',
    ],
    benefits: [
      'Lower bills for electricity, water and fuel',
      'Rooms that stay comfortable through a power cut',
      'Equipment no larger than needed',
      'Figures you can show to a bank, a tenant or a buyer',
    ],
    isActive: true,
    createdDaysAgo: 29.44,
  },
];
