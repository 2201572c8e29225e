import type {
  ActivityDto,
  TrashEntryDto,
  ConsultationDto,
  ContactInquiryDetailsDto,
  DesignOrderDto,
  OrderChangeDto,
  ListedPostDto,
  ListedProjectDto,
  ListedServiceDto,
  NotificationDto,
  PaginationDto,
  PostDto,
  SiteSettingsDto,
  UserDto,
} from '@consultancy/client-shared/api/model';

export function aUser(changes: Partial<UserDto> = {}): UserDto {
  return {
    id: 1,
    name: 'Hana Bekele',
    email: 'hana@zigba.example',
    address: null,
    role: 'ADMIN',
    source: 'ADMIN',
    calendar: 'gregorian',
    isActive: true,
    isInvited: false,
    isEmailConfirmed: true,
    hasSecondFactor: false,
    createdAt: '2026-11-01T09:00:00.000Z',
    updatedAt: '2026-11-01T09:00:00.000Z',
    version: 1,
    ...changes,
  };
}

export function aProject(changes: Partial<ListedProjectDto> = {}): ListedProjectDto {
  return {
    publication: 'PUBLISHED',
    id: 1,
    title: 'Entoto Ridge House',
    slug: 'entoto-ridge-house',
    description: 'A house on the ridge.',
    longDescription: null,
    location: 'Addis Ababa',
    type: 'RESIDENCE',
    status: 'COMPLETED',
    style: 'MODERN',
    metadata: null,
    client: null,
    clientType: 'UNSTATED',
    ...{ country: null, latitude: null, longitude: null, firmRole: null, firmServices: [] },
    ...{ startMonth: null, completionMonth: null, team: [], materials: [], credits: null },
    ...{ contractValue: null, contractCurrency: null, referee: null, refereeContact: null },
    publicFacts: [],
    collaborators: null,
    image: null,
    mainImage: null,
    beforeAfter: [],
    gallery: [],
    year: '2024',
    featured: false,
    isForSale: false,
    isPublic: true,
    price: null,
    packageContents: null,
    licenceText: null,
    plotSize: null,
    builtArea: null,
    ...{ floors: null, leastPlotWidth: null, leastPlotDepth: null },
    averageRating: null,
    ratingCount: 0,
    viewCount: 0,
    createdAt: '2026-11-01T09:00:00.000Z',
    updatedAt: '2026-11-20T12:04:00.000Z',
    version: 1,
    ...changes,
  };
}

export function aService(changes: Partial<ListedServiceDto> = {}): ListedServiceDto {
  return {
    publication: 'PUBLISHED',
    id: 1,
    slug: null,
    title: 'Interior Design',
    description: 'Rooms that work.',
    longDescription: 'Plans, materials and light for every room.',
    duration: '3-5 months',
    image: null,
    features: ['Plans', 'Materials'],
    process: ['Survey', 'Design'],
    benefits: ['One hand'],
    isActive: true,
    createdAt: '2026-11-01T09:00:00.000Z',
    updatedAt: '2026-11-20T12:04:00.000Z',
    version: 1,
    ...changes,
  };
}

export function anOrderChange(changes: Partial<OrderChangeDto> = {}): OrderChangeDto {
  return {
    id: 3,
    orderId: 5,
    description: 'One more bedroom.',
    status: 'REQUESTED',
    amount: null,
    workingDays: null,
    answer: null,
    goodUntil: null,
    isOver: false,
    answeredAt: null,
    closedAt: null,
    isOwnOrder: false,
    madeOrderId: null,
    createdAt: '2026-11-20T09:00:00.000Z',
    version: 1,
    ...changes,
  };
}

export function anOrder(changes: Partial<DesignOrderDto> = {}): DesignOrderDto {
  return {
    changesAmount: 0,
    total: 4_500_000,
    dueAt: null,
    isChange: false,
    priceAgreedAt: null,
    openChange: null,
    id: 5,
    name: 'Selam Tadesse',
    email: 'selam@mail.example',
    phone: '+251 900 000 031',
    address: 'CMC, Addis Ababa',
    projectId: 1,
    project: { id: 1, title: 'Entoto Ridge House', slug: 'entoto-ridge-house', type: 'RESIDENCE' },
    price: 4_500_000,
    status: 'PENDING',
    payment: 'AWAITING',
    paymentProvider: null,
    paymentReference: null,
    paymentReason: null,
    licenceCode: null,
    erasedAt: null,
    trackingCode: '7KQ4-M2XB-9HTD',
    createdAt: '2026-11-20T12:04:00.000Z',
    updatedAt: '2026-11-20T12:04:00.000Z',
    version: 3,
    ...changes,
  };
}

export function aPost(changes: Partial<PostDto & ListedPostDto> = {}): PostDto & ListedPostDto {
  return {
    publication: 'PUBLISHED',
    id: 1,
    title: 'Building with Tuff',
    slug: 'building-with-tuff',
    excerpt: 'A stone that is light and warm.',
    content: '## Where it comes from\n\nFrom the *rift*.',
    category: 'Design',
    tags: ['Design', 'Stone'],
    author: { name: 'Admin', avatar: null },
    featuredImage: null,
    readTime: 5,
    readTimeComputed: false,
    featured: false,
    status: 'DRAFT',
    publishedAt: null,
    createdAt: '2026-11-01T09:00:00.000Z',
    updatedAt: '2026-11-20T12:04:00.000Z',
    version: 1,
    ...changes,
  };
}

export function anInquiry(changes: Partial<ContactInquiryDetailsDto> = {}): ContactInquiryDetailsDto {
  return {
    id: 7,
    fullName: 'Kidist Alemayehu',
    email: 'kidist@mail.example',
    phone: null,
    subject: 'House for a family of five',
    message: 'We have a plot in Ayat.',
    projectType: 'RESIDENCE',
    cameFrom: null,
    projects: [],
    ownerId: null,
    dueAt: '2026-11-24T09:04:00.000Z',
    isLate: false,
    isSpam: false,
    suspicion: null,
    language: 'en',
    repliedAt: null,
    erasedAt: null,
    replies: [],
    messages: [],
    failedMails: [],
    mergedIntoId: null,
    mergedAt: null,
    siblings: [],
    merged: [],
    referenceCode: '7KQ4-M2XB-9HTD',
    status: 'NEW',
    notes: [],
    createdAt: '2026-11-20T12:04:00.000Z',
    updatedAt: '2026-11-20T12:04:00.000Z',
    version: 2,
    ...changes,
  };
}

export function aConsultation(changes: Partial<ConsultationDto> = {}): ConsultationDto {
  return {
    id: 9,
    clientName: 'Meron Haile',
    clientEmail: 'meron@mail.example',
    clientPhone: null,
    clientCompany: null,
    type: 'INITIAL',
    topic: 'A house in Ayat',
    referenceCode: null,
    description: null,
    preferredDate: '2026-12-01',
    preferredTime: '09:30',
    heldUntil: null,
    consultantId: null,
    scheduledAt: null,
    duration: 60,
    meetingType: 'VIDEO_CALL',
    location: null,
    meetingLink: null,
    notes: null,
    cameFrom: null,
    erasedAt: null,
    status: 'REQUESTED',
    createdAt: '2026-11-20T12:04:00.000Z',
    updatedAt: '2026-11-20T12:04:00.000Z',
    version: 4,
    ...changes,
  };
}

/** A list answer's `data`. */
export function aPage<Row>(rows: Row[], changes: Partial<PaginationDto> = {}) {
  const pagination: PaginationDto = {
    currentPage: 1,
    pageSize: 9,
    totalPages: 1,
    totalItems: rows.length,
    hasNext: false,
    hasPrevious: false,
    ...changes,
  };
  return { data: rows, pagination };
}

export function anActivity(changes: Partial<ActivityDto> = {}): ActivityDto {
  return {
    id: 1,
    type: 'project.updated',
    subjectId: 1,
    title: 'Project updated',
    subtitle: 'Entoto Ridge House',
    timestamp: '2026-11-20T12:04:00.000Z',
    actor: 'Hana Bekele',
    ...changes,
  };
}

export function aTrashEntry(changes: Partial<TrashEntryDto> = {}): TrashEntryDto {
  return {
    id: 1,
    entity: 'project',
    title: 'Entoto Ridge House',
    subtitle: 'Addis Ababa',
    deletedAt: '2026-11-20T12:04:00.000Z',
    deletedBy: 'Hana Bekele',
    expiresAt: '2026-12-20T12:04:00.000Z',
    ...changes,
  };
}

export function aNotification(changes: Partial<NotificationDto> = {}): NotificationDto {
  return {
    id: 3,
    title: 'New contact inquiry',
    message: 'Kidist Alemayehu: House for a family of five',
    type: 'info',
    subject: 'inquiry',
    subjectId: 7,
    failedMails: 0,
    sentAgainAt: null,
    isRead: false,
    createdAt: '2026-11-20T12:04:00.000Z',
    actionUrl: '/admin/contacts?view=7',
    ...changes,
  };
}

export function someSettings(changes: Partial<SiteSettingsDto> = {}): SiteSettingsDto {
  return {
    siteName: 'Zigba Architects',
    siteDescription: 'Architecture in Addis Ababa.',
    contactEmail: 'office@zigba.example',
    supportPhone: '+251 900 000 000',
    secondPhone: null,
    ...{ registrations: [], insurances: [], turnover: [], equipment: [] },
    ...{ firmProfile: null, qualityText: null, safetyText: null },
    address: 'Bole Road, Addis Ababa',
    coordinates: { latitude: 8.9945, longitude: 38.7895 },
    socialLinks: { facebook: null, youtube: null, telegram: null, tiktok: null },
    isDemo: false,
    timezone: 'Africa/Addis_Ababa',
    language: 'en',
    currency: 'ETB',
    version: 3,
    ...changes,
  };
}
