import type { StandardServicesTexts } from './index.ts';

export const en: StandardServicesTexts = {
  residence: {
    title: 'Residence Design',
    description:
      'Houses for one family or several, drawn for your plot, your budget and the way you live. From the first sketch to the key.',
    longDescription:
      'A house should fit the people in it. We begin with a long conversation and a visit to the plot: who cooks, who visits, who works at home, where the sun rises and where the neighbour builds. From that we draw two or three simple plans, and you choose.\n\nWe plan for the highland climate, so that rooms are warm at night and cool by day without machines, and we show you the cost at every stage. When the drawings are ready, we help you find a contractor and visit the site until you move in.',
    duration: '3-6 months',
    imageAlt: 'A two-storey house of stone and timber on a grassy slope, with a pool on its terrace',
    features: [
      'Site visit, survey and soil test review',
      'Two or three alternative plans to choose from',
      'Full architectural, structural, electrical and sanitary drawings',
      'Three-dimensional views of rooms and façades',
      'Bill of quantities and cost estimate',
      'Permit file and site visits during construction',
    ],
    process: [
      'Conversation and visit to the plot',
      'Sketch plans and a first cost estimate',
      'Agreed design with materials',
      'Permit drawings and application',
      'Construction drawings and choice of contractor',
      'Site visits until the keys are handed over',
    ],
    benefits: [
      'A plan made for your family and plot',
      'Comfortable rooms with low running costs',
      'Costs known before you build',
      'One firm responsible for all drawings',
    ],
  },
  hotel: {
    title: 'Hotel Design',
    description:
      'Hotels, lodges and guest houses that guests remember and that staff can run: from the site study to the opening day.',
    longDescription:
      'A hotel is a house for guests and a workplace for staff, and both must work. We plan the paths of guests, linen, food and waste before we draw the lobby, and we check the number of rooms against what the site and the market can bear.\n\nWe use what the place offers: view, shade, local stone and craft. Energy and water are planned from the beginning, because they decide the running costs for decades.',
    duration: '6-12 months',
    imageAlt: 'A hotel with balconies above a stone arcade, beside a long swimming pool',
    features: [
      'Study of site, market and number of rooms',
      'Master plan for buildings, roads and gardens',
      'Design of rooms, lobby, restaurant and kitchen',
      'Structure, power, water and fire safety',
      'Interior design and furniture',
    ],
    process: [
      'Study of the site and the programme',
      'Concept with room types and areas',
      'A sample room, built and tested',
      'Coordinated drawings by all engineers',
      'Permit, tender and supervision',
      'Snag list and support at the opening',
    ],
    benefits: [
      'Short ways for staff and quiet rooms for guests',
      'Lower costs for energy, water and upkeep',
      'A character that comes from the place',
      'Construction in stages where funds come in stages',
    ],
  },
  interior: {
    title: 'Interior Design',
    description:
      'Rooms for living and working, with good daylight, lasting materials and furniture made by local workshops.',
    longDescription:
      'We look at how a room is used before we choose what it looks like. Light, sound, storage and the height of a table matter more than fashion. Materials are shown to you as samples in your own light, not only on a screen.\n\nMost of our furniture is made in workshops in Addis Ababa, after drawings that belong to you. That keeps repairs simple and the money in the city.',
    duration: '2-4 months',
    imageAlt: 'A living room with stone walls, a timber ceiling, armchairs and a bookcase',
    features: [
      'Measured drawings of the existing rooms',
      'Furniture plan and storage plan',
      'Lighting by day and by night',
      'Board of material samples and colours',
      'Drawings for furniture, kitchen and built-in cupboards',
    ],
    process: [
      'Visit, measuring and a list of wishes',
      'Layout in two alternatives',
      'Materials, colours and lighting',
      'Drawings and offers from workshops',
      'Supervision and installation',
    ],
    benefits: [
      'More use from the same area',
      'Bright rooms with few lamps',
      'Furniture that can be repaired nearby',
      'A fixed list of costs before you order',
    ],
  },
  commercial: {
    title: 'Commercial Design',
    description:
      'Shops, offices and market halls that let well, run cheaply and can change with their tenants.',
    longDescription:
      'A commercial building earns its cost back over many years, so we plan for tenants who are not known yet. Clear structural grids, good stairs and lifts, separate meters and daylight on every floor keep it useful.\n\nWe calculate lettable area, parking and running costs together with the design, so that you and your bank see what each decision means.',
    duration: '4-8 months',
    imageAlt: 'Lit shop windows at dusk along a street with trees',
    features: [
      'Study of use, lettable area and parking',
      'Flexible floor plans and structural grid',
      'Façades with shade and natural ventilation',
      'Fire safety, lifts, power and water',
      'Signs, shop fronts and arcades',
    ],
    process: [
      'Brief, site and feasibility study',
      'Concept with areas and costs',
      'Coordinated design by all engineers',
      'Permit and tender documents',
      'Supervision and handover to tenants',
    ],
    benefits: [
      'More lettable area on the same plot',
      'Lower service charges for tenants',
      'Floors that can be divided in many ways',
      'Safe ways out and clear ways in',
    ],
  },
  structural: {
    title: 'Structural Engineering',
    description:
      'Safe and economical structures in concrete, steel, stone and timber, designed for earthquakes and checked on site.',
    longDescription:
      'Our engineers work at the same table as our architects, so the structure is part of the design from the first sketch. We also calculate for other firms and for contractors, and we check existing buildings before they are altered.\n\nEvery structure is designed for wind and earthquakes by the Ethiopian building code in force. We look for the simplest system that does the work, because it is also the one that is built best.',
    duration: '2-6 months',
    imageAlt:
      'The concrete frame of a building under construction, with timber scaffolding and stacks of bricks',
    features: [
      'Review of soil tests and choice of foundation',
      'Design in concrete, steel, masonry and timber',
      'Earthquake and wind design',
      'Formwork and reinforcement drawings with bar lists',
      'Assessment and strengthening of existing buildings',
      'Inspection before each concrete pour',
    ],
    process: [
      'Loads, soil and choice of system',
      'Preliminary sizes for the architect',
      'Calculation and computer model',
      'Drawings and an independent check',
      'Site inspections and test reports',
    ],
    benefits: [
      'Safety that is calculated and checked twice',
      'Less concrete and steel for the same strength',
      'Drawings that a site team can read',
      'An engineer you can call from the site',
    ],
  },
  landscape: {
    title: 'Landscape Design',
    description:
      'Gardens, courtyards and public spaces with native trees, careful drainage and water kept from the rains.',
    longDescription:
      'Ground, water and trees come before paving. We measure levels and every tree, keep what is worth keeping, and plan where the rain goes in August and where the garden gets its water in February.\n\nWe plant species that belong to the place, such as zigba, tid, weyra and kosso, and we draw walls, steps and benches in local stone.',
    duration: '3-5 months',
    imageAlt: 'A planted court between low white buildings, with a covered walk and a large tree',
    features: [
      'Survey of levels, soil and trees',
      'Planting plan with native species',
      'Drainage, terraces and rain water tanks',
      'Paths, walls, lighting and benches',
      'Care plan for the first three years',
    ],
    process: [
      'Walk over the site in dry and wet weather',
      'Concept for water, ground and trees',
      'Design of paths, walls and planting',
      'Drawings and lists of plants',
      'Supervision, planting and care',
    ],
    benefits: [
      'A garden that needs little water',
      'No floods and no washed-out soil',
      'Shade where people sit',
      'Old trees kept alive through construction',
    ],
  },
  'project-management': {
    title: 'Project Management',
    description:
      'We look after time, cost and quality on your behalf, from the tender to the handover, and tell you plainly how things stand.',
    longDescription:
      'Many owners live far from their building site, and many have only one building in their life. We act for you: we compare offers, check drawings and deliveries, measure the work before you pay for it, and hold a site meeting every week.\n\nEach month you receive a short report with photographs, the schedule, the money spent and the decisions that you need to make.',
    duration: 'Project duration',
    imageAlt: 'A green site office in front of a concrete frame, scaffolding and stacked materials',
    features: [
      'Tender documents and comparison of offers',
      'Contract advice and payment certificates',
      'Schedule with milestones',
      'Weekly site meetings and quality checks',
      'Monthly report with photographs and costs',
      'Snag list, handover and final account',
    ],
    process: [
      'Goals, budget and list of responsibilities',
      'Tender and choice of contractor',
      'Start on site and approved schedule',
      'Supervision, measuring and payment',
      'Handover and check after one year',
    ],
    benefits: [
      'You pay only for work that is done',
      'Early warning when time or money runs short',
      'A written record of every decision',
      'Peace of mind when you live abroad',
    ],
  },
  'urban-planning': {
    title: 'Urban Planning',
    description:
      'Plans for quarters, streets and public spaces in which people can live, work and walk, and which can be built step by step.',
    longDescription:
      'We plan quarters at the scale of people on foot: blocks with courts, streets with shade, and homes for different incomes beside shops and workshops. Water, roads, schools and markets are part of the plan from the beginning.\n\nWe work with cities, developers and cooperatives. Residents and traders are heard early, in their own language, and the plan shows what was changed because of them.',
    duration: '6-18 months',
    imageAlt: 'A quarter of courtyard blocks with tiled roofs beside a lake, seen from above',
    features: [
      'Surveys of land, people, traffic and water',
      'Master plan and stages of development',
      'Rules for heights, uses and open spaces',
      'Streets, drainage and utilities',
      'Workshops with residents and offices',
    ],
    process: [
      'Data, maps and walks on site',
      'Goals agreed with all sides',
      'Alternatives and their costs',
      'Master plan and rules for building',
      'Approval and first stage',
      'Advice while the plan is carried out',
    ],
    benefits: [
      'Land used well without crowding',
      'Stages that are complete in themselves',
      'Fewer conflicts, because people were asked',
      'Streets that are safe to walk',
    ],
  },
  renovation: {
    title: 'Renovation & Restoration',
    description:
      'Repair, extension and new use of existing buildings, with respect for what is good in them.',
    longDescription:
      'A standing building already holds its stone, its timber and its memories. We begin with a survey: what is sound, what is damaged and why. Often the cause is water, and often the remedy is smaller than feared.\n\nFor historic buildings we work with the offices in charge and with craftsmen who know the old techniques. New parts are simple and can be told from the old.',
    duration: '4-12 months',
    imageAlt:
      'An old house with a tiled roof and a veranda, with scaffolding, bricks and timber in front of it',
    features: [
      'Measured survey and record of damage',
      'Structural assessment and strengthening',
      'Repair of stone, timber, terrazzo and plaster',
      'New kitchens, bathrooms, wiring and pipes',
      'Extensions and additional floors',
    ],
    process: [
      'Survey, trial openings and report',
      'What to keep, repair or replace',
      'Design and cost estimate with a reserve',
      'Permit and agreement with offices',
      'Work in stages with close supervision',
    ],
    benefits: [
      'Less material and often less money than a new building',
      'A building that keeps its character',
      'Safety raised to present rules',
      'You can often stay in part of the house',
    ],
  },
  consultation: {
    title: 'Design Consultation',
    description:
      'An hour or two with an architect or engineer about your plot, your plan or your problem, with a written summary.',
    longDescription:
      'Not every question needs a full project. Before you buy a plot, sign a contract or take down a wall, it helps to speak with someone who has no interest in the answer. Bring your papers, drawings or photographs; we can meet in our office, on site, by video or by phone.\n\nWithin a few days you receive a summary on two or three pages, with sketches where they help and a list of next steps. If you go on with us, the fee is deducted from the design fee.',
    duration: '1-2 weeks',
    imageAlt: 'The model of a project on a table in a bright studio, with drawings along the wall',
    features: [
      'Meeting with an architect or an engineer',
      'Review of plot papers, drawings or offers',
      'Site visit on request',
      'Written summary with sketches',
      'List of next steps with rough costs',
    ],
    process: [
      'Choose a day and a time',
      'Send papers and photographs beforehand',
      'Meeting in person, by video or by phone',
      'Written summary within a week',
    ],
    benefits: [
      'A clear answer before you spend much',
      'An independent second opinion',
      'No obligation to go on',
      'The fee is deducted if you do',
    ],
  },
};
