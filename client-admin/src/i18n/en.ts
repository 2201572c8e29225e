import { activityTexts } from '../features/activity/texts';
import { awardsTexts } from '../features/awards/texts';
import { backupsTexts } from '../features/backups/texts';
import { blogTexts } from '../features/blog/texts';
import { consultantsTexts } from '../features/consultations/consultants/texts';
import { consultationsTexts } from '../features/consultations/texts';
import { dashboardTexts } from '../features/dashboard/texts';
import { inquiriesTexts } from '../features/inquiries/texts';
import { mediaTexts } from '../features/media/texts';
import { notificationsTexts } from '../features/notifications/texts';
import { ordersTexts } from '../features/orders/texts';
import { peopleTexts } from '../features/people/texts';
import { profileTexts } from '../features/profile/texts';
import { projectsTexts } from '../features/projects/texts';
import { publicationsTexts } from '../features/publications/texts';
import { revisionsTexts } from '../features/revisions/texts';
import { searchTexts } from '../features/search/texts';
import { servicesTexts } from '../features/services/texts';
import { securityTexts } from '../features/settings/security/texts';
import { settingsTexts } from '../features/settings/texts';
import { accountLinksTexts } from '../features/sign-in/links/texts';
import { siteCopyTexts } from '../features/site-copy/texts';
import { teamTexts } from '../features/team/texts';
import { tenderPacksTexts } from '../features/tender-packs/texts';
import { testimonialsTexts } from '../features/testimonials/texts';
import { translationsTexts } from '../features/translations/texts';
import { trashTexts } from '../features/trash/texts';
import { usersTexts } from '../features/users/texts';
import { markdownTexts } from '../ui/markdown/texts';
import { recordSideTexts } from '../ui/record-side/texts';
import { signInAreaEn } from './sign-in-area-en';

/**
 * What every page may show, and the texts of the features, which are in their folders.
 */
export const en = {
  ...signInAreaEn,
  close: 'Close',
  dismiss: 'Dismiss',
  closeDialog: 'Dismiss',
  undo: 'Undo',
  undoKeys: 'Undo (Ctrl+Z or ⌘Z)',
  copy: 'Copy {text}',
  copied: 'Copied',
  editRecord: 'Edit the {kind}',
  password: {
    rules: 'Password must contain at least 6 characters, 1 lowercase, 1 uppercase, and 1 number',
    strength: 'Password strength',
    strengthOf: '{met} of {all} rules',
    tooShort: 'Password must be at least 6 characters long',
    noLowercase: 'Password must contain at least one lowercase letter',
    noUppercase: 'Password must contain at least one uppercase letter',
    noNumber: 'Password must contain at least one number',
  },
  hours: {
    closed: 'Closed',
    opens: '{day} opens',
    closes: '{day} closes',
    order: 'Choose a time to close that is later than the one to open.',
  },
  attachments: {
    title: '{count, plural, =1 {1 file} other {# files}}',
    hint: 'From a visitor: open them only if you expect them.',
    failed: 'Failed to load the files',
    facts: '{type} · {size} MB',
    download: 'Download',
    downloadNamed: 'Download {name}',
    downloadFailed: 'Failed to download the file. Try again.',
    previewOf: 'Preview of {name}',
  },
  uploads: {
    sent: '{sent} of {total} MB · {percent}%',
    left: '{minutes, plural, =1 {a minute or less left} other {about # minutes left}}',
    waiting: 'waiting for the connection',
    cancel: 'Cancel {name}',
    cancelled: 'The upload was cancelled.',
  },
  diff: { removed: 'removed', added: 'added' },
  yes: 'Yes',
  no: 'No',
  cameFrom: 'Last seen before',
  person: {
    all: 'Contact history',
    erased: 'Erased',
    erasedNotice:
      'The personal data of this record was deleted. The rest counts in statistics and cannot be changed.',
  },
  changedField: '{label} is now “{value}”.',
  confirm: { cancel: 'Cancel' },
  affectedMeetings: {
    title: '{count, plural, one {# meeting is} other {# meetings are}} in the way',
    text: 'Saved. These meetings stay scheduled until you move or cancel them:',
    more: 'and {count, plural, one {# later one} other {# later ones}}',
  },
  appearance: { title: 'Appearance', auto: 'System', light: 'Light', dark: 'Dark' },
  apiDocumentation: 'API documentation',
  breadcrumbs: { label: 'Breadcrumb', backTo: 'Back to {place}' },
  keys: {
    title: 'Keyboard shortcuts',
    everywhere: 'Everywhere',
    page: 'On this page',
    sheet: 'Show these shortcuts',
    escape: 'Close what is open',
    search: 'Go to the search of the list',
    nextRecord: 'Next record of the list',
    previousRecord: 'Previous record of the list',
    openRecord: 'Open the record',
    editRecord: 'Edit the record',
    selectRecord: 'Select the record',
    recordActions: 'Open the actions of the record',
    save: 'Save the form',
    undo: 'Undo what was done last',
    nextRow: 'In a list of entries: next entry',
    removeRow: 'In an empty entry: remove it',
    pickUp: 'On a handle: pick up, then move with the arrow keys',
    select: 'On a check box: select the record',
    selectRange: 'Select all from the last one to this one',
    single: 'Single keys',
    singleHint: 'Keys that are pressed without Ctrl or ⌘. Switch them off where they get in the way.',
  },
  notYours: {
    title: 'You do not have access to this page',
    text: 'Ask an administrator if you need it.',
  },
  sections: {
    dashboard: 'Dashboard',
    services: 'Services',
    projects: 'Projects',
    blog: 'Blog Posts',
    team: 'Team',
    testimonials: 'Testimonials',
    awards: 'Awards',
    tenderPacks: 'Tender Packs',
    media: 'Pictures',
    publications: 'Publishing',
    siteCopy: 'Page Texts',
    translations: 'Translations',
    contacts: 'Contact Inquiries',
    orders: 'Design Orders',
    consultations: 'Consultations',
    users: 'Users',
    firmFacts: 'Firm Facts',
    officeHours: 'Office Hours',
    consultationRules: 'Consultation Rules',
    settings: 'Settings',
    backups: 'Backups',
    trash: 'Trash',
  },
  list: {
    search: 'Search',
    searchKey: 'Press / to search',
    clearSearch: 'Clear search',
    clearFilters: 'Clear filters',
    statusFilter: 'Status',
    filterBy: 'Filter by {value}',
    allStatuses: 'All Status',
    export: 'Export',
    exportHint: 'Download the list as the filters show it (CSV)',
    exportFailed: 'Failed to export the list. Try again.',
    display: 'Display',
    density: 'Density',
    densities: { comfortable: 'Comfortable', compact: 'Compact' },
    refresh: 'Refresh',
    refreshFailed: 'The list could not be refreshed.',
    pages: 'Pages',
    position: 'Showing page {page} of {pages} ({total} total)',
    results: 'Showing {from} to {to} of {total} results',
    page: 'Page {page} of {pages}',
    previous: 'Previous',
    next: 'Next',
    selectAll: 'Select all',
    unreadable: 'Record {id} cannot be shown.',
    emptyForVisitors: 'Visitors see nothing in its place.',
    select: 'Select {name}',
    selected: '{count, plural, one {# selected} other {# selected}}',
    deleteSelected: 'Delete selected',
    actions: 'Actions',
    actionsOf: 'Actions for {name}',
    edit: 'Edit',
    actionOn: '{action}: {name}',
    viewDetails: 'View Details',
    delete: 'Delete',
  },
  bulk: {
    change: 'Edit selected',
    visitors: 'For visitors',
    access: 'Access',
    shown: 'Shown',
    hidden: 'Hidden',
    progress: '{done} of {all}',
    done: '{count, plural, one {# record is now “{status}”.} other {# records are now “{status}”.}}',
    undone: '{count, plural, one {# record is as it was before.} other {# records are as they were before.}}',
    alreadySo: 'Nothing to change: what is selected is “{status}” already.',
    refused:
      '{count, plural, one {# record was not changed, and is still selected} other {# records were not changed, and are still selected}}',
    failed: 'The status could not be changed. Try again.',
  },
  views: {
    title: 'Views',
    all: 'Default',
    own: 'My views',
    shared: 'Shared by colleagues',
    nobody: 'Kept by administrators',
    loading: 'Loading views...',
    loadFailed: 'The views could not be loaded. Try again',
    saveThis: 'Save this view...',
    rename: 'Rename or share...',
    delete: 'Delete view',
    deleteTitle: 'Delete View',
    deleteQuestion: 'The view “{name}” is deleted. The records stay as they are.',
    deleteShared: 'The view “{name}” is deleted for everybody who uses it. The records stay as they are.',
    deleted: 'The view “{name}” is deleted.',
    deleteFailed: 'Failed to delete the view. Try again.',
    saveTitle: 'Save View',
    renameTitle: 'Rename or Share View',
    name: 'Name',
    hint: 'Filters, search, sort, columns and density are saved as they are now.',
    share: 'Share with colleagues',
    shareHint: 'Everybody who sees this list can use the view.',
    save: 'Save view',
    replace: 'Replace view',
    saved: 'The view “{name}” is saved.',
    failed: 'Failed to save the view. Try again.',
  },
  columns: {
    title: 'Columns',
    reset: 'Reset columns',
  },
  sorting: {
    move: 'Move {name}',
    up: 'Move {name} up',
    down: 'Move {name} down',
    failed: 'Failed to save the order. Try again.',
    hint: 'To change the order, drag by the handle, or press Space on the handle, move with the arrow keys and press Space again.',
    picked: 'Picked up {name}. Move it with the arrow keys; Space puts it down, Escape puts it back.',
    over: '{name} is now at place {place} of {total}.',
    dropped: '{name} was put at place {place} of {total}.',
    cancelled: '{name} went back to where it was.',
  },
  restoration: {
    done: '{count, plural, one {Restored “{name}”.} other {# records restored.}}',
    gone: 'Not in the trash any more: {names}',
    failed: 'Failed to restore. Try again.',
  },
  neighbours: {
    label: 'Records of the list',
    previous: 'Previous record',
    next: 'Next record',
  },
  form: {
    side: 'About this record',
    toSide: 'State, languages, versions',
    required: '{label} is required',
    saving: 'Saving...',
    unsaved: 'Unsaved changes',
    discard: 'Discard changes',
    notSaved: 'Not saved',
    autosave: {
      writing: 'Saving on this device…',
      at: 'Saved on this device {time}',
      offline: 'No connection. Saved on this device {time}; save once you are online again.',
      failed: 'Could not be saved on this device: the browser’s storage is full or switched off.',
    },
    leave: {
      title: 'Leave without saving?',
      message: 'The changes on this page are not saved. Leaving discards them.',
      confirm: 'Discard changes',
      stay: 'Keep editing',
    },
    createAndPublish: 'Create and publish',
    draft: {
      restored: 'These are your unsaved changes of {time}.',
      lostFiles: 'Pictures have to be chosen again.',
      discard: 'Discard them',
    },
    stale: {
      title: 'Somebody else has changed this',
      text: 'Another person saved changes after you opened this page. Nothing of yours is saved yet. Keeping yours saves them on top of theirs; what you did not touch stays as they have it.',
      changes: 'Changes',
      field: 'Field',
      theirs: 'They saved',
      yours: 'You have',
      untouched: 'Not changed by you: theirs stays',
      elsewhere: 'They changed nothing that this would overwrite.',
      keepMine: 'Keep mine',
      takeTheirs: 'Take theirs',
      later: 'Decide later',
    },
    records: { day: 'YYYY-MM-DD', month: 'YYYY-MM' },
    list: {
      entry: '{name} {number}',
      up: 'Move {name} {number} up',
      down: 'Move {name} {number} down',
      remove: 'Remove {name} {number}',
    },
    picture: {
      choose: 'Choose picture',
      replace: 'Replace',
      remove: 'Remove',
      tooLarge: 'Image size must be less than 5MB',
      notPicture: 'Please select a valid image file (JPEG, PNG, or WebP)',
    },
  },
  textMeasures: {
    words: '{count, plural, one {# word} other {{formatted} words}}',
    minutes: '{minutes} min read',
    characters: '{count, plural, one {# character} other {{formatted} characters}}',
  },
  csvImport: {
    open: 'Import',
    hint: 'Add and change records from a CSV file',
    title: 'Import from CSV',
    explanation:
      'A CSV file with the columns that Export writes. A row with the id of a record changes it, any other row adds one. First you see what would happen; nothing is stored until you confirm.',
    file: 'CSV file',
    choose: 'Choose CSV file',
    chooseOther: 'Choose another file',
    drop: 'or drop it here; at most 5MB and 1,000 rows',
    checking: 'Checking the file...',
    failed: 'Failed to import the file',
    report: 'What would happen, row by row',
    row: 'Row',
    record: 'Title',
    outcome: 'What happens',
    outcomes: {
      CREATED: 'Added',
      UPDATED: 'Changed',
      UNCHANGED: 'Stays as it is',
      REFUSED: 'Cannot be used',
    },
    counts: {
      CREATED: '{count} added',
      UPDATED: '{count} changed',
      UNCHANGED: '{count} unchanged',
      REFUSED: '{count} with errors',
    },
    refused:
      '{count, plural, one {# row cannot be used, so nothing can be imported. Correct it in the file and choose the file again.} other {# rows cannot be used, so nothing can be imported. Correct them in the file and choose the file again.}}',
    start: '{count, plural, one {Import # row} other {Import # rows}}',
    done: 'Imported: {created} added, {updated} changed.',
  },
  dashboard: dashboardTexts,
  accountLinks: accountLinksTexts,
  activity: activityTexts,
  orders: ordersTexts,
  people: peopleTexts,
  inquiries: inquiriesTexts,
  security: securityTexts,
  services: servicesTexts,
  consultants: consultantsTexts,
  consultations: consultationsTexts,
  users: usersTexts,
  projects: projectsTexts,
  blog: blogTexts,
  markdown: markdownTexts,
  team: teamTexts,
  testimonials: testimonialsTexts,
  awards: awardsTexts,
  tenderPacks: tenderPacksTexts,
  media: mediaTexts,
  siteCopy: siteCopyTexts,
  publications: publicationsTexts,
  recordSide: recordSideTexts,
  revisions: revisionsTexts,
  translations: translationsTexts,
  settings: settingsTexts,
  notifications: notificationsTexts,
  profile: profileTexts,
  backups: backupsTexts,
  trash: trashTexts,
  search: searchTexts,
} as const;

type En = typeof en;

declare module '@consultancy/client-shared/i18n/messages' {
  // oxlint-disable-next-line typescript/no-empty-object-type -- Messages gets its keys from En; only an interface can be augmented
  interface Messages extends En {}
}
