import {
  IconArticle,
  IconBuilding,
  IconCalendarEvent,
  type Icon,
  IconLayoutDashboard,
  IconMail,
  IconRuler2,
  IconSettings,
  IconShoppingBag,
  IconTrash,
  IconUsers,
} from '@tabler/icons-react';
import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import type { en } from '../i18n/en';
import { paths } from '../paths';
import { forwardTo } from './forward';

export interface Section {
  name: keyof typeof en.sections;
  path: string;
  icon: Icon;
  /** Its pages, the list first. */
  pages: RouteObject[];
}

/**
 * A page whose code is loaded when somebody goes there; without a path it stands at the address of what holds it.
 * `lazy` must be a function: written as an object of properties, a page whose code is missing would stay blank.
 */
function page(path: string | undefined, load: () => Promise<ComponentType>): RouteObject {
  const place = path === undefined ? { index: true as const } : { path };
  return { ...place, lazy: async () => ({ Component: await load() }) };
}

/** The nine sections of the specification and the bin, in the order of the sidebar; the routes are made from this list too. */
export const sections: Section[] = [
  {
    name: 'dashboard',
    path: paths.dashboard,
    icon: IconLayoutDashboard,
    pages: [undefined, paths.dashboardByName].map((path) =>
      page(path, async () => (await import('../features/dashboard/dashboard-page')).DashboardPage),
    ),
  },
  {
    name: 'services',
    path: paths.services,
    icon: IconRuler2,
    pages: [
      page(paths.services, async () => (await import('../features/services/services-page')).ServicesPage),
      page(
        paths.serviceForm,
        async () => (await import('../features/services/service-form-page')).ServiceFormPage,
      ),
      page(paths.service, async () => (await import('../features/services/service-page')).ServicePage),
    ],
  },
  {
    name: 'projects',
    path: paths.projects,
    icon: IconBuilding,
    pages: [
      page(paths.projects, async () => (await import('../features/projects/projects-page')).ProjectsPage),
      page(
        paths.projectForm,
        async () => (await import('../features/projects/project-form-page')).ProjectFormPage,
      ),
    ],
  },
  {
    name: 'blog',
    path: paths.blog,
    icon: IconArticle,
    pages: [
      page(paths.blog, async () => (await import('../features/blog/posts-page')).PostsPage),
      page(paths.postForm, async () => (await import('../features/blog/post-form-page')).PostFormPage),
      // As the dashboard's links of old have it; those of inquiries below as well.
      { path: paths.blogs, Component: forwardTo(paths.blog) },
    ],
  },
  {
    name: 'contacts',
    path: paths.contacts,
    icon: IconMail,
    pages: [
      page(paths.contacts, async () => (await import('../features/inquiries/inquiries-page')).InquiriesPage),
      { path: paths.contactInquiries, Component: forwardTo(paths.contacts) },
    ],
  },
  {
    name: 'orders',
    path: paths.orders,
    icon: IconShoppingBag,
    pages: [page(paths.orders, async () => (await import('../features/orders/orders-page')).OrdersPage)],
  },
  {
    name: 'consultations',
    path: paths.consultations,
    icon: IconCalendarEvent,
    pages: [
      page(
        paths.consultations,
        async () => (await import('../features/consultations/consultations-page')).ConsultationsPage,
      ),
    ],
  },
  {
    name: 'users',
    path: paths.users,
    icon: IconUsers,
    pages: [
      page(paths.users, async () => (await import('../features/users/users-page')).UsersPage),
      page(paths.userForm, async () => (await import('../features/users/user-form-page')).UserFormPage),
    ],
  },
  {
    name: 'settings',
    path: paths.settings,
    icon: IconSettings,
    pages: [
      page(paths.settings, async () => (await import('../features/settings/settings-page')).SettingsPage),
    ],
  },
  {
    name: 'bin',
    path: paths.bin,
    icon: IconTrash,
    pages: [page(paths.bin, async () => (await import('../features/bin/bin-page')).BinPage)],
  },
];

/** Pages outside the sections: the dashboard and the user menu lead there. */
export const otherPages: RouteObject[] = [
  page(paths.activity, async () => (await import('../features/activity/activity-page')).ActivityPage),
  page(
    paths.notifications,
    async () => (await import('../features/notifications/notifications-page')).NotificationsPage,
  ),
  page(paths.profile, async () => (await import('../features/profile/profile-page')).ProfilePage),
];

/** A section is current on every path below its own; the dashboard, above them all, only on its own two. */
export function isCurrentSection(section: Section, pathname: string): boolean {
  if (section.path === paths.dashboard) {
    const place: string = pathname.replace(/\/$/, '');
    return place === paths.dashboard || place === paths.dashboardByName;
  }
  return pathname.startsWith(section.path);
}
