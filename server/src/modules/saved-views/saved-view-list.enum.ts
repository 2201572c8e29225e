import { Access } from '../../common/access/access.js';

/** A list of the back office. */
export enum SavedViewList {
  PROJECTS = 'PROJECTS',
  SERVICES = 'SERVICES',
  POSTS = 'POSTS',
  PICTURES = 'PICTURES',
  TRANSLATIONS = 'TRANSLATIONS',
  INQUIRIES = 'INQUIRIES',
  ORDERS = 'ORDERS',
  CONSULTATIONS = 'CONSULTATIONS',
  NOTIFICATIONS = 'NOTIFICATIONS',
  USERS = 'USERS',
  ACTIVITY = 'ACTIVITY',
  TRASH = 'TRASH',
}

/** Who sees the list, as its own calls say too. */
export const accessToList: Record<SavedViewList, Access> = {
  [SavedViewList.PROJECTS]: Access.EDITORS,
  [SavedViewList.SERVICES]: Access.EDITORS,
  [SavedViewList.POSTS]: Access.EDITORS,
  [SavedViewList.PICTURES]: Access.EDITORS,
  [SavedViewList.TRANSLATIONS]: Access.EDITORS,
  [SavedViewList.INQUIRIES]: Access.OFFICE,
  [SavedViewList.ORDERS]: Access.OFFICE,
  [SavedViewList.CONSULTATIONS]: Access.OFFICE,
  [SavedViewList.NOTIFICATIONS]: Access.OFFICE,
  [SavedViewList.USERS]: Access.ADMIN,
  [SavedViewList.ACTIVITY]: Access.STAFF,
  [SavedViewList.TRASH]: Access.STAFF,
};
