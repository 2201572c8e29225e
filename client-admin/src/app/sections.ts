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
import type { RouteObject } from 'react-router-dom';
import type { en } from '../i18n/en';
import { paths } from '../paths';
import { forwardTo } from './forward';

export interface Section {
  name: keyof typeof en.sections;
  path: string;
  icon: Icon;
  /**
   * Its pages, the list first. `lazy` must be a function: written as an object of properties, a page whose
   * code is missing would stay blank.
   */
  pages: RouteObject[];
}

/** The nine sections of the specification and the bin, in the order of the sidebar; the routes are made from this list too. */
export const sections: Section[] = [
  {
    name: 'dashboard',
    path: paths.dashboard,
    icon: IconLayoutDashboard,
    pages: [{ index: true }, { path: paths.dashboardByName }].map((place) => ({
      ...place,
      lazy: async () => ({
        Component: (await import('../features/dashboard/dashboard-page')).DashboardPage,
      }),
    })),
  },
  {
    name: 'services',
    path: paths.services,
    icon: IconRuler2,
    pages: [
      {
        path: paths.services,
        lazy: async () => ({ Component: (await import('../features/services/services-page')).ServicesPage }),
      },
      {
        path: paths.serviceForm,
        lazy: async () => ({
          Component: (await import('../features/services/service-form-page')).ServiceFormPage,
        }),
      },
      {
        path: paths.service,
        lazy: async () => ({ Component: (await import('../features/services/service-page')).ServicePage }),
      },
    ],
  },
  {
    name: 'projects',
    path: paths.projects,
    icon: IconBuilding,
    pages: [
      {
        path: paths.projects,
        lazy: async () => ({ Component: (await import('../features/projects/projects-page')).ProjectsPage }),
      },
      {
        path: paths.projectForm,
        lazy: async () => ({
          Component: (await import('../features/projects/project-form-page')).ProjectFormPage,
        }),
      },
    ],
  },
  {
    name: 'blog',
    path: paths.blog,
    icon: IconArticle,
    pages: [
      {
        path: paths.blog,
        lazy: async () => ({ Component: (await import('../features/blog/posts-page')).PostsPage }),
      },
      {
        path: paths.postForm,
        lazy: async () => ({ Component: (await import('../features/blog/post-form-page')).PostFormPage }),
      },
      // As the dashboard's links of old have it; those of inquiries below as well.
      { path: paths.blogs, Component: forwardTo(paths.blog) },
    ],
  },
  {
    name: 'contacts',
    path: paths.contacts,
    icon: IconMail,
    pages: [
      {
        path: paths.contacts,
        lazy: async () => ({
          Component: (await import('../features/inquiries/inquiries-page')).InquiriesPage,
        }),
      },
      { path: paths.contactInquiries, Component: forwardTo(paths.contacts) },
    ],
  },
  {
    name: 'orders',
    path: paths.orders,
    icon: IconShoppingBag,
    pages: [
      {
        path: paths.orders,
        lazy: async () => ({ Component: (await import('../features/orders/orders-page')).OrdersPage }),
      },
    ],
  },
  {
    name: 'consultations',
    path: paths.consultations,
    icon: IconCalendarEvent,
    pages: [
      {
        path: paths.consultations,
        lazy: async () => ({
          Component: (await import('../features/consultations/consultations-page')).ConsultationsPage,
        }),
      },
    ],
  },
  {
    name: 'users',
    path: paths.users,
    icon: IconUsers,
    pages: [
      {
        path: paths.users,
        lazy: async () => ({ Component: (await import('../features/users/users-page')).UsersPage }),
      },
      {
        path: paths.userForm,
        lazy: async () => ({ Component: (await import('../features/users/user-form-page')).UserFormPage }),
      },
    ],
  },
  {
    name: 'settings',
    path: paths.settings,
    icon: IconSettings,
    pages: [
      {
        path: paths.settings,
        lazy: async () => ({ Component: (await import('../features/settings/settings-page')).SettingsPage }),
      },
    ],
  },
  {
    name: 'bin',
    path: paths.bin,
    icon: IconTrash,
    pages: [
      {
        path: paths.bin,
        lazy: async () => ({ Component: (await import('../features/bin/bin-page')).BinPage }),
      },
    ],
  },
];

/** Pages outside the sections: the dashboard and the user menu lead there. */
export const otherPages: RouteObject[] = [
  {
    path: paths.activity,
    lazy: async () => ({ Component: (await import('../features/activity/activity-page')).ActivityPage }),
  },
  {
    path: paths.notifications,
    lazy: async () => ({
      Component: (await import('../features/notifications/notifications-page')).NotificationsPage,
    }),
  },
  {
    path: paths.profile,
    lazy: async () => ({ Component: (await import('../features/profile/profile-page')).ProfilePage }),
  },
];

/** A section is current on every path below its own; the dashboard, above them all, only on its own two. */
export function isCurrentSection(section: Section, pathname: string): boolean {
  if (section.path === paths.dashboard) {
    const place: string = pathname.replace(/\/$/, '');
    return place === paths.dashboard || place === paths.dashboardByName;
  }
  return pathname.startsWith(section.path);
}
