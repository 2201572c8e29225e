import { inTime } from '@consultancy/client-shared/api';
import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import type { en } from '../i18n/en';
import { paths } from '../paths';
import type { Permission } from '../session/permissions';
import { forwardTo } from './forward';

export interface Section {
  name: keyof typeof en.sections;
  /** Who has it; others are neither led there nor let in. */
  permission: Permission;
  path: string;
  /** Its pages, the list first. */
  pages: RouteObject[];
}

/**
 * A page whose code is loaded when somebody opens it; without a path it is the index of its parent route.
 * `lazy` must be a function: written as an object of properties, a page whose code is missing would stay blank.
 */
function page(path: string | undefined, load: () => Promise<ComponentType>): RouteObject {
  const place = path === undefined ? { index: true as const } : { path };
  return { ...place, lazy: async () => ({ Component: await inTime(load()) }) };
}

/** All sections in the order of the sidebar; the routes are made from this list too. */
export const sections: Section[] = [
  {
    name: 'dashboard',
    permission: 'staff',
    path: paths.dashboard,
    pages: [undefined, paths.dashboardByName].map((path) =>
      page(path, async () => (await import('../features/dashboard/dashboard-page')).DashboardPage),
    ),
  },
  {
    name: 'services',
    permission: 'content',
    path: paths.services,
    pages: [
      page(paths.services, async () => (await import('../features/services/services-page')).ServicesPage),
      page(paths.serviceForm, async () => (await import('../features/services/resource')).ServiceFormPage),
      page(
        paths.standardServices,
        async () => (await import('../features/services/pages')).StandardServicesPage,
      ),
      page(paths.service, async () => (await import('../features/services/pages')).ServicePage),
    ],
  },
  {
    name: 'projects',
    permission: 'content',
    path: paths.projects,
    pages: [
      page(paths.projects, async () => (await import('../features/projects/projects-page')).ProjectsPage),
      page(paths.projectForm, async () => (await import('../features/projects/resource')).ProjectFormPage),
    ],
  },
  {
    name: 'blog',
    permission: 'content',
    path: paths.blog,
    pages: [
      page(paths.blog, async () => (await import('../features/blog/posts-page')).PostsPage),
      page(paths.postForm, async () => (await import('../features/blog/resource')).PostFormPage),
      // As the dashboard's links of old have it; those of inquiries below as well.
      { path: paths.blogs, Component: forwardTo(paths.blog) },
    ],
  },
  {
    name: 'media',
    permission: 'content',
    path: paths.media,
    pages: [page(paths.media, async () => (await import('../features/media/media-page')).MediaPage)],
  },
  {
    name: 'publications',
    permission: 'content',
    path: paths.publications,
    pages: [
      page(paths.publications, async () => (await import('../features/publications/pages')).ScheduledPage),
      page(paths.publication, async () => (await import('../features/publications/pages')).PublicationPage),
    ],
  },
  {
    name: 'team',
    permission: 'content',
    path: paths.team,
    pages: [
      page(paths.team, async () => (await import('../features/team/resource')).TeamPage),
      page(paths.teamForm, async () => (await import('../features/team/resource')).MemberFormPage),
    ],
  },
  {
    name: 'testimonials',
    permission: 'content',
    path: paths.testimonials,
    pages: [
      page(
        paths.testimonials,
        async () => (await import('../features/testimonials/resource')).TestimonialsPage,
      ),
      page(
        paths.testimonialForm,
        async () => (await import('../features/testimonials/resource')).TestimonialFormPage,
      ),
    ],
  },
  {
    name: 'awards',
    permission: 'content',
    path: paths.awards,
    pages: [
      page(paths.awards, async () => (await import('../features/awards/resource')).AwardsPage),
      page(paths.awardForm, async () => (await import('../features/awards/resource')).AwardFormPage),
    ],
  },
  {
    name: 'tenderPacks',
    permission: 'content',
    path: paths.tenderPacks,
    pages: [
      page(
        paths.tenderPacks,
        async () => (await import('../features/tender-packs/tender-packs-page')).TenderPacksPage,
      ),
      page(
        paths.tenderPackForm,
        async () => (await import('../features/tender-packs/resource')).PackFormPage,
      ),
    ],
  },
  {
    name: 'siteCopy',
    permission: 'content',
    path: paths.siteCopy,
    pages: [
      page(paths.siteCopy, async () => (await import('../features/site-copy/site-copy-page')).SiteCopyPage),
    ],
  },
  {
    name: 'translations',
    permission: 'content',
    path: paths.translations,
    pages: [
      page(
        paths.translations,
        async () => (await import('../features/translations/translations-page')).TranslationsPage,
      ),
      page(
        paths.translation,
        async () => (await import('../features/translations/translation-page')).TranslationPage,
      ),
    ],
  },
  {
    name: 'contacts',
    permission: 'office',
    path: paths.contacts,
    pages: [
      page(paths.contacts, async () => (await import('../features/inquiries/inquiries-page')).InquiriesPage),
      page(
        paths.replyTemplates,
        async () => (await import('../features/inquiries/reply-templates')).ReplyTemplatesPage,
      ),
      page(
        paths.replyTemplateForm,
        async () => (await import('../features/inquiries/reply-templates')).ReplyTemplateFormPage,
      ),
      { path: paths.contactInquiries, Component: forwardTo(paths.contacts) },
    ],
  },
  {
    name: 'orders',
    permission: 'office',
    path: paths.orders,
    pages: [page(paths.orders, async () => (await import('../features/orders/orders-page')).OrdersPage)],
  },
  {
    name: 'consultations',
    permission: 'office',
    path: paths.consultations,
    pages: [
      page(
        paths.consultations,
        async () => (await import('../features/consultations/pages')).ConsultationsPage,
      ),
      page(paths.consultants, async () => (await import('../features/consultations/pages')).ConsultantsPage),
      page(
        paths.consultantForm,
        async () => (await import('../features/consultations/pages')).ConsultantFormPage,
      ),
    ],
  },
  {
    name: 'users',
    permission: 'administration',
    path: paths.users,
    pages: [
      page(paths.users, async () => (await import('../features/users/users-page')).UsersPage),
      page(paths.userForm, async () => (await import('../features/users/resource')).UserFormPage),
    ],
  },
  {
    name: 'settings',
    permission: 'staff',
    path: paths.settings,
    pages: [
      page(paths.settings, async () => (await import('../features/settings/settings-page')).SettingsPage),
    ],
  },
  {
    name: 'trash',
    permission: 'staff',
    path: paths.trash,
    pages: [
      page(paths.trash, async () => (await import('../features/trash/trash-page')).TrashPage),
      { path: paths.formerTrash, Component: forwardTo(paths.trash) },
    ],
  },
];

/** Pages outside the sections: the dashboard and the user menu lead there. */
export const otherPages: Pick<Section, 'permission' | 'pages'>[] = [
  {
    permission: 'content',
    pages: [
      page(paths.revisions, async () => (await import('../features/revisions/revisions-page')).RevisionsPage),
    ],
  },
  {
    permission: 'office',
    pages: [
      page(paths.person, async () => (await import('../features/people/person-page')).PersonPage),
      page(
        paths.notifications,
        async () => (await import('../features/notifications/notifications-page')).NotificationsPage,
      ),
    ],
  },
  {
    permission: 'staff',
    pages: [
      page(paths.activity, async () => (await import('../features/activity/activity-page')).ActivityPage),
      page(paths.profile, async () => (await import('../features/profile/profile-page')).ProfilePage),
    ],
  },
];

/** Open without signing in: links of mails lead there. */
export const signInPages: RouteObject[] = [
  page(
    paths.forgotPassword,
    async () => (await import('../features/sign-in/links/forgot-password-page')).ForgotPasswordPage,
  ),
  page(
    paths.choosePassword,
    async () => (await import('../features/sign-in/links/choose-password-page')).ChoosePasswordPage,
  ),
  page(
    paths.confirmEmail,
    async () => (await import('../features/sign-in/links/confirm-email-page')).ConfirmEmailPage,
  ),
];

/** A section is current on every path below its own; the dashboard, above them all, only on its own two. */
export function isCurrentSection(section: Section, pathname: string): boolean {
  if (section.path === paths.dashboard) {
    const place: string = pathname.replace(/\/$/, '');
    return place === paths.dashboard || place === paths.dashboardByName;
  }
  return pathname.startsWith(section.path);
}
