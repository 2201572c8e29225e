import type { DashboardDto, FiguresDto } from '@consultancy/client-shared/api/model';
import { anActivity } from './builders';

/** Figures of one day on which nothing was counted. */
export function figuresOf(changes: Partial<FiguresDto> = {}): FiguresDto {
  const noVisits = { visits: 0, views: 0, visitsBefore: 0, viewsBefore: 0 };
  return {
    from: '2026-11-20',
    to: '2026-11-20',
    beforeFrom: '2026-11-19',
    beforeTo: '2026-11-19',
    countedSince: null,
    total: noVisits,
    days: [{ day: '2026-11-20', dayBefore: '2026-11-19', ...noVisits }],
    pages: [],
    languages: [],
    sources: [],
    weeks: [],
    leads: [],
    ledTo: { views: 0, inquiries: 0, consultations: 0, orders: 0 },
    ...changes,
  };
}

export function anOverview(changes: Partial<DashboardDto> = {}): DashboardDto {
  return {
    totalProjects: 1234,
    activeProjects: 6,
    totalServices: 2,
    totalBlogs: 10,
    publishedBlogs: 9,
    totalInquiries: 14,
    newInquiries: 4,
    totalDesignOrders: 12,
    totalConsultations: 17,
    pendingConsultations: 3,
    monthlyVisitors: 820,
    changes: {
      totalProjects: 12.5,
      activeProjects: -50,
      totalServices: 0,
      totalBlogs: 100,
      totalInquiries: 800,
      totalDesignOrders: 200,
      totalConsultations: 1,
      monthlyVisitors: 2,
    },
    recentActivities: [anActivity()],
    ...changes,
  };
}
