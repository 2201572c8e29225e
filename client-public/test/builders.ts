import type {
  PublicAwardDto,
  PublicPostDto,
  PublicProjectDetailsDto,
  PublicServiceDetailsDto,
  PublicTeamMemberDto,
  PublicTestimonialDto,
} from '@consultancy/client-shared/api/model';

/** A public, completed residence; a test names only what it is about. */
export function aProject(own: Partial<PublicProjectDetailsDto> = {}): PublicProjectDetailsDto {
  const id = own.id ?? 1;
  return {
    id,
    title: `Project ${id}`,
    slug: `project-${id}`,
    description: 'A house around a court.',
    longDescription: null,
    longDescriptionHtml: null,
    mainImage: '/uploads/court-1600x1067.webp',
    image: '/uploads/court-1600x1067.webp',
    gallery: [],
    beforeAfter: [],
    location: 'Bole, Addis Ababa',
    year: '2024',
    type: 'RESIDENCE',
    plotSize: 900,
    builtArea: 420,
    style: 'CONTEMPORARY',
    status: 'COMPLETED',
    metadata: null,
    client: null,
    clientType: 'UNSTATED',
    ...{ country: null, latitude: null, longitude: null, firmRole: null, firmServices: [] },
    ...{ startMonth: null, completionMonth: null, team: [], materials: [], credits: null },
    collaborators: null,
    floors: 2,
    leastPlotWidth: null,
    leastPlotDepth: null,
    viewCount: 0,
    featured: false,
    isPublic: true,
    isForSale: false,
    price: null,
    packageContents: null,
    licenceText: null,
    averageRating: null,
    ratingCount: 0,
    createdAt: '2026-01-01T00:00:00Z',
    updatedAt: '2026-01-01T00:00:00Z',
    pictures: [],
    fallbacks: [],
    ...own,
  };
}

export function aPost(own: Partial<PublicPostDto> = {}): PublicPostDto {
  const id = own.id ?? 1;
  return {
    id,
    title: `Article ${id}`,
    slug: `article-${id}`,
    excerpt: 'Stone keeps the warmth of the day.',
    category: 'Design',
    featured: false,
    featuredImage: null,
    publishedAt: '2026-11-01T08:00:00Z',
    updatedAt: '2026-11-03T08:00:00Z',
    readTime: 6,
    tags: [],
    author: { name: 'Rahel Wolde', avatar: null },
    content: '## Walls\n\nThick ones.',
    pictures: [],
    fallbacks: [],
    contentHtml: '<h2>Walls</h2>\n<p>Thick ones.</p>',
    ...own,
  };
}

/** A service that staff added and visitors see. */
export function aService(own: Partial<PublicServiceDetailsDto> = {}): PublicServiceDetailsDto {
  const id = own.id ?? 1;
  return {
    id,
    slug: null,
    title: `Service ${id}`,
    description: 'Papers for your building permit.',
    longDescription: 'We check the plot.\n\nThen we draw.',
    longDescriptionHtml: '<p>We check the plot.</p>\n<p>Then we draw.</p>',
    duration: '1-3 months',
    image: null,
    features: ['Check of papers'],
    process: ['First meeting'],
    benefits: ['Fewer corrections'],
    isActive: true,
    createdAt: '2026-01-01T00:00:00Z',
    updatedAt: '2026-01-01T00:00:00Z',
    pictures: [],
    fallbacks: [],
    ...own,
  };
}

/** A person of the firm. */
export function aTeamMember(own: Partial<PublicTeamMemberDto> = {}): PublicTeamMemberDto {
  const id = own.id ?? 1;
  return {
    id,
    name: `Person ${id}`,
    title: 'Architect',
    bio: 'Draws by hand first.',
    facts: [],
    image: '/uploads/team/person-800x1000.webp',
    pictures: [],
    fallbacks: [],
    ...own,
  };
}

/** What a client says. */
export function aTestimonial(own: Partial<PublicTestimonialDto> = {}): PublicTestimonialDto {
  const id = own.id ?? 1;
  return {
    id,
    name: `Client ${id}`,
    position: 'Owner',
    company: 'Ridge House',
    content: 'We have hardly used a heater.',
    rating: 5,
    image: null,
    fallbacks: [],
    ...own,
  };
}

/** An award of the firm. */
export function anAward(own: Partial<PublicAwardDto> = {}): PublicAwardDto {
  const id = own.id ?? 1;
  return {
    id,
    title: `Award ${id}`,
    year: '2024',
    organisation: 'Design Forum',
    link: null,
    projectSlug: null,
    fallbacks: [],
    ...own,
  };
}
