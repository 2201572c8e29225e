import { withTimeout } from '@consultancy/client-shared/api';
import {
  type Icon,
  IconBuildingSkyscraper,
  IconCalendarTime,
  IconClock,
  IconLanguage,
  IconLayoutDashboard,
  IconListCheck,
  IconTrash,
} from '@tabler/icons-react';
import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import type { en } from '../i18n/en';
import { paths } from '../paths';
import type { Permission } from '../session/permissions';
import { RECORD_KINDS } from '../ui/record-kinds';
import { forwardTo, ForwardToRecord } from './forward';

export interface Section {
  name: keyof typeof en.sections;
  icon: Icon;
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
function page<Name extends string>(
  path: string | undefined,
  load: () => Promise<Record<Name, ComponentType>>,
  name: Name,
): RouteObject {
  const place = path === undefined ? { index: true as const } : { path };
  return { ...place, lazy: async () => ({ Component: (await withTimeout(load()))[name] }) };
}

const section = (
  name: Section['name'],
  icon: Icon,
  permission: Permission,
  path: string,
  pages: RouteObject[],
): Section => ({ name, icon, permission, path, pages });

/** All sections in the order of the sidebar; the routes are made from this list too. */
export const sections: Section[] = [
  section('dashboard', IconLayoutDashboard, 'staff', paths.dashboard, [
    page(undefined, () => import('../features/dashboard/dashboard-page'), 'DashboardPage'),
    page(paths.dashboardByName, () => import('../features/dashboard/dashboard-page'), 'DashboardPage'),
  ]),
  section('services', RECORD_KINDS.service.icon, 'content', paths.services, [
    page(paths.services, () => import('../features/services/pages'), 'ServicesPage'),
    page(paths.serviceForm, () => import('../features/services/pages'), 'ServiceFormPage'),
    page(paths.standardServices, () => import('../features/services/pages'), 'StandardServicesPage'),
    page(paths.service, () => import('../features/services/pages'), 'ServicePage'),
  ]),
  section('projects', RECORD_KINDS.project.icon, 'content', paths.projects, [
    page(paths.projects, () => import('../features/projects/pages'), 'ProjectsPage'),
    page(paths.projectForm, () => import('../features/projects/pages'), 'ProjectFormPage'),
  ]),
  section('blog', RECORD_KINDS.post.icon, 'content', paths.blog, [
    page(paths.blog, () => import('../features/blog/posts-page'), 'PostsPage'),
    page(paths.postForm, () => import('../features/blog/resource'), 'PostFormPage'),
    // As the dashboard's links of old have it; those of inquiries below as well.
    { path: paths.blogs, Component: forwardTo(paths.blog) },
  ]),
  section('media', RECORD_KINDS.picture.icon, 'content', paths.media, [
    page(paths.media, () => import('../features/media/media-page'), 'MediaPage'),
  ]),
  section('publications', IconCalendarTime, 'content', paths.publications, [
    page(paths.publications, () => import('../features/publications/scheduled-page'), 'ScheduledPage'),
    // It was a page of its own; it is beside the form now.
    { path: paths.publication, Component: ForwardToRecord },
  ]),
  section('team', RECORD_KINDS['team-member'].icon, 'content', paths.team, [
    page(paths.team, () => import('../features/team/resource'), 'TeamPage'),
    page(paths.teamForm, () => import('../features/team/resource'), 'MemberFormPage'),
  ]),
  section('testimonials', RECORD_KINDS.testimonial.icon, 'content', paths.testimonials, [
    page(paths.testimonials, () => import('../features/testimonials/resource'), 'TestimonialsPage'),
    page(paths.testimonialForm, () => import('../features/testimonials/resource'), 'TestimonialFormPage'),
  ]),
  section('awards', RECORD_KINDS.award.icon, 'content', paths.awards, [
    page(paths.awards, () => import('../features/awards/resource'), 'AwardsPage'),
    page(paths.awardForm, () => import('../features/awards/resource'), 'AwardFormPage'),
  ]),
  section('tenderPacks', RECORD_KINDS['tender-pack'].icon, 'content', paths.tenderPacks, [
    page(paths.tenderPacks, () => import('../features/tender-packs/tender-packs-page'), 'TenderPacksPage'),
    page(paths.tenderPackForm, () => import('../features/tender-packs/resource'), 'PackFormPage'),
  ]),
  section('siteCopy', RECORD_KINDS['site-copy'].icon, 'content', paths.siteCopy, [
    page(paths.siteCopy, () => import('../features/site-copy/site-copy-page'), 'SiteCopyPage'),
  ]),
  section('translations', IconLanguage, 'content', paths.translations, [
    page(paths.translations, () => import('../features/translations/translations-page'), 'TranslationsPage'),
    page(paths.translation, () => import('../features/translations/translation-page'), 'TranslationPage'),
  ]),
  section('contacts', RECORD_KINDS.inquiry.icon, 'office', paths.contacts, [
    page(paths.contacts, () => import('../features/inquiries/inquiries-page'), 'InquiriesPage'),
    page(paths.replyTemplates, () => import('../features/inquiries/reply-templates'), 'ReplyTemplatesPage'),
    page(
      paths.replyTemplateForm,
      () => import('../features/inquiries/reply-templates'),
      'ReplyTemplateFormPage',
    ),
    page(paths.contact, () => import('../features/inquiries/inquiry-page'), 'InquiryPage'),
    { path: paths.contactInquiries, Component: forwardTo(paths.contacts) },
  ]),
  section('orders', RECORD_KINDS.order.icon, 'office', paths.orders, [
    page(paths.orders, () => import('../features/orders/orders-page'), 'OrdersPage'),
  ]),
  section('consultations', RECORD_KINDS.consultation.icon, 'office', paths.consultations, [
    page(paths.consultations, () => import('../features/consultations/pages'), 'ConsultationsPage'),
    page(paths.consultation, () => import('../features/consultations/pages'), 'ConsultationPage'),
    page(paths.consultants, () => import('../features/consultations/pages'), 'ConsultantsPage'),
    page(paths.consultantForm, () => import('../features/consultations/pages'), 'ConsultantFormPage'),
  ]),
  section('users', RECORD_KINDS.user.icon, 'administration', paths.users, [
    page(paths.users, () => import('../features/users/users-page'), 'UsersPage'),
    page(paths.userForm, () => import('../features/users/resource'), 'UserFormPage'),
  ]),
  section('firmFacts', IconBuildingSkyscraper, 'administration', paths.firmFacts, [
    page(paths.firmFacts, () => import('../features/settings/pages'), 'FirmFactsPage'),
  ]),
  section('officeHours', IconClock, 'office', paths.officeHours, [
    page(paths.officeHours, () => import('../features/settings/pages'), 'OfficeHoursPage'),
  ]),
  section('consultationRules', IconListCheck, 'office', paths.consultationRules, [
    page(paths.consultationRules, () => import('../features/settings/pages'), 'ConsultationRulesPage'),
  ]),
  section('settings', RECORD_KINDS.settings.icon, 'staff', paths.settings, [
    page(paths.settings, () => import('../features/settings/settings-page'), 'SettingsPage'),
  ]),
  section('backups', RECORD_KINDS.backup.icon, 'administration', paths.backups, [
    page(paths.backups, () => import('../features/backups/backups-page'), 'BackupsPage'),
  ]),
  section('trash', IconTrash, 'staff', paths.trash, [
    page(paths.trash, () => import('../features/trash/trash-page'), 'TrashPage'),
    { path: paths.formerTrash, Component: forwardTo(paths.trash) },
  ]),
];

/** Pages outside the sections: the dashboard and the user menu lead there. */
export const otherPages: Pick<Section, 'permission' | 'pages'>[] = [
  {
    permission: 'content',
    pages: [page(paths.revisions, () => import('../features/revisions/revisions-page'), 'RevisionsPage')],
  },
  {
    permission: 'office',
    pages: [
      page(paths.person, () => import('../features/people/person-page'), 'PersonPage'),
      page(
        paths.notifications,
        () => import('../features/notifications/notifications-page'),
        'NotificationsPage',
      ),
    ],
  },
  {
    permission: 'staff',
    pages: [
      page(paths.activity, () => import('../features/activity/activity-page'), 'ActivityPage'),
      page(paths.profile, () => import('../features/profile/profile-page'), 'ProfilePage'),
    ],
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
