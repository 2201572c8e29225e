import { CreateSchema1795132800000 } from './1795132800000-create-schema.js';
import { AddActivitiesAndIdempotencyKeys1795132900000 } from './1795132900000-add-activities-and-idempotency-keys.js';
import { IndexEveryFilterAndSort1795133000000 } from './1795133000000-index-every-filter-and-sort.js';
import { SortForPeople1795133100000 } from './1795133100000-sort-for-people.js';
import { IndexSearch1795133200000 } from './1795133200000-index-search.js';
import { IndexSortsWithManyTies1795133300000 } from './1795133300000-index-sorts-with-many-ties.js';
import { AddLanguages1795200000000 } from './1795200000000-add-languages.js';
import { AddOutbox1795200100000 } from './1795200100000-add-outbox.js';
import { AddBin1795315860000 } from './1795315860000-add-bin.js';
import { TellEachAdministrator1795316000000 } from './1795316000000-tell-each-administrator.js';
import { NameRecordsOfMails1795330951000 } from './1795330951000-name-records-of-mails.js';
import { LogErasures1795332184000 } from './1795332184000-log-erasures.js';
import { TranslateSettings1795342800000 } from './1795342800000-translate-settings.js';
import { LocateOffice1795352400000 } from './1795352400000-locate-office.js';
import { AnswerARefreshAgain1795400000000 } from './1795400000000-answer-a-refresh-again.js';
import { CountBinMovesOfConsultations1795400100000 } from './1795400100000-count-bin-moves-of-consultations.js';
import { AddUnsettledUploads1795400200000 } from './1795400200000-add-unsettled-uploads.js';
import { EndWhatOnlyGrows1795400300000 } from './1795400300000-end-what-only-grows.js';
import { CountBesideProjects1795400400000 } from './1795400400000-count-beside-projects.js';
import { CountMailsToAnAddress1795400500000 } from './1795400500000-count-mails-to-an-address.js';
import { SendFailedMailsAgain1795400600000 } from './1795400600000-send-failed-mails-again.js';
import { KnowWhenContentChanges1795400700000 } from './1795400700000-know-when-content-changes.js';
import { TallyRecords1795400720000 } from './1795400720000-tally-records.js';
import { SayWhatMigrationsNeed1795400730000 } from './1795400730000-say-what-migrations-need.js';
import { CountForAllProcesses1795400740000 } from './1795400740000-count-for-all-processes.js';
import { AddScheduledBackups1795400760000 } from './1795400760000-add-scheduled-backups.js';
import { ForgetTrackingCodesInPaths1795400780000 } from './1795400780000-forget-tracking-codes-in-paths.js';
import { AddTranslations1795400800000 } from './1795400800000-add-translations.js';
import { KeepOfficeHours1795401000000 } from './1795401000000-keep-office-hours.js';
import { ChooseCalendar1795401100000 } from './1795401100000-choose-calendar.js';
import { FoldSearch1795401300000 } from './1795401300000-fold-search.js';
import { SearchTranslations1795401400000 } from './1795401400000-search-translations.js';
import { KeepTeam1795500000000 } from './1795500000000-keep-team.js';
import { KeepTestimonials1795500100000 } from './1795500100000-keep-testimonials.js';
import { TranslateSettingsAsContent1795500200000 } from './1795500200000-translate-settings-as-content.js';
import { KeepStandardServices1795500300000 } from './1795500300000-keep-standard-services.js';
import { KeepSiteWords1795500400000 } from './1795500400000-keep-site-words.js';
import { KeepSocialLinks1795500500000 } from './1795500500000-keep-social-links.js';
import { IndexPlaces1795510000000 } from './1795510000000-index-places.js';
import { PairPictures1795510000001 } from './1795510000001-pair-pictures.js';
import { AddPictures1795520000000 } from './1795520000000-add-pictures.js';
import { KeepRevisions1795600000000 } from './1795600000000-keep-revisions.js';
import { LeadOnFromFormerAddresses1795600100000 } from './1795600100000-lead-on-from-former-addresses.js';
import { SchedulePublications1795600200000 } from './1795600200000-schedule-publications.js';
import { CountPageViews1795620000000 } from './1795620000000-count-page-views.js';
import { KeepWhatLedHere1795620100000 } from './1795620100000-keep-what-led-here.js';
import { ChooseHeroPicture1795620200000 } from './1795620200000-choose-hero-picture.js';
import { AddRoles1795700000000 } from './1795700000000-add-roles.js';
import { KeepPrivateChanges1795705000000 } from './1795705000000-keep-private-changes.js';
import { AddPreviewLinks1795705100000 } from './1795705100000-add-preview-links.js';
import { SaveViews1795710000000 } from './1795710000000-save-views.js';
import { ComputeReadTimes1795710050000 } from './1795710050000-compute-read-times.js';
import { NotePicturesOfTranslations1795710100000 } from './1795710100000-note-pictures-of-translations.js';
import { ChooseHeroFilm1795710200000 } from './1795710200000-choose-hero-film.js';
import { LinkAccountsByMail1795730000000 } from './1795730000000-link-accounts-by-mail.js';
import { OwnInquiries1795740000000 } from './1795740000000-own-inquiries.js';
import { ReplyToInquiries1795740100000 } from './1795740100000-reply-to-inquiries.js';
import { FlagSpam1795740200000 } from './1795740200000-flag-spam.js';
import { LinkConsultationsByMail1795750000000 } from './1795750000000-link-consultations-by-mail.js';
import { RemindOfConsultations1795750100000 } from './1795750100000-remind-of-consultations.js';
import { KeepTimeBetweenConsultations1795750200000 } from './1795750200000-keep-time-between-consultations.js';
import { BookWithoutEmail1795750300000 } from './1795750300000-book-without-email.js';
import { SubscribeToConsultations1795750400000 } from './1795750400000-subscribe-to-consultations.js';
import { SayWhatADesignComesWith1795760000000 } from './1795760000000-say-what-a-design-comes-with.js';
import { FollowPayments1795760100000 } from './1795760100000-follow-payments.js';
import { HandOutDesigns1795760200000 } from './1795760200000-hand-out-designs.js';
import { NameConsultants1795770000000 } from './1795770000000-name-consultants.js';
import { QuoteChangesOfOrders1795780000000 } from './1795780000000-quote-changes-of-orders.js';
import { FindRecordsOfAPerson1795790000000 } from './1795790000000-find-records-of-a-person.js';
import { LogExports1795790100000 } from './1795790100000-log-exports.js';
import { LinkPeopleByMail1795791000000 } from './1795791000000-link-people-by-mail.js';
import { HearOfInquiriesAgain1795791100000 } from './1795791100000-hear-of-inquiries-again.js';
import { JoinInquiries1795792000000 } from './1795792000000-join-inquiries.js';
import { SearchByCode1795793000000 } from './1795793000000-search-by-code.js';
import { EndLinksWithAddresses1795794000000 } from './1795794000000-end-links-with-addresses.js';
import { HoldRequestedTimes1795800000000 } from './1795800000000-hold-requested-times.js';
import { TellDemoFromFirm1795900000000 } from './1795900000000-tell-demo-from-firm.js';
import { SealSecondFactors1796000000000 } from './1796000000000-seal-second-factors.js';
import { LimitLinksOfMails1796000100000 } from './1796000100000-limit-links-of-mails.js';

/** Every change of the schema, oldest first. */
export const migrations = [
  CreateSchema1795132800000,
  AddActivitiesAndIdempotencyKeys1795132900000,
  IndexEveryFilterAndSort1795133000000,
  SortForPeople1795133100000,
  IndexSearch1795133200000,
  IndexSortsWithManyTies1795133300000,
  AddLanguages1795200000000,
  AddOutbox1795200100000,
  AddBin1795315860000,
  TellEachAdministrator1795316000000,
  NameRecordsOfMails1795330951000,
  LogErasures1795332184000,
  TranslateSettings1795342800000,
  LocateOffice1795352400000,
  AnswerARefreshAgain1795400000000,
  CountBinMovesOfConsultations1795400100000,
  AddUnsettledUploads1795400200000,
  EndWhatOnlyGrows1795400300000,
  CountBesideProjects1795400400000,
  CountMailsToAnAddress1795400500000,
  SendFailedMailsAgain1795400600000,
  KnowWhenContentChanges1795400700000,
  TallyRecords1795400720000,
  SayWhatMigrationsNeed1795400730000,
  CountForAllProcesses1795400740000,
  AddScheduledBackups1795400760000,
  ForgetTrackingCodesInPaths1795400780000,
  AddTranslations1795400800000,
  KeepOfficeHours1795401000000,
  ChooseCalendar1795401100000,
  FoldSearch1795401300000,
  SearchTranslations1795401400000,
  KeepTeam1795500000000,
  KeepTestimonials1795500100000,
  TranslateSettingsAsContent1795500200000,
  KeepStandardServices1795500300000,
  KeepSiteWords1795500400000,
  KeepSocialLinks1795500500000,
  IndexPlaces1795510000000,
  PairPictures1795510000001,
  AddPictures1795520000000,
  KeepRevisions1795600000000,
  LeadOnFromFormerAddresses1795600100000,
  SchedulePublications1795600200000,
  CountPageViews1795620000000,
  KeepWhatLedHere1795620100000,
  ChooseHeroPicture1795620200000,
  AddRoles1795700000000,
  KeepPrivateChanges1795705000000,
  AddPreviewLinks1795705100000,
  SaveViews1795710000000,
  ComputeReadTimes1795710050000,
  NotePicturesOfTranslations1795710100000,
  ChooseHeroFilm1795710200000,
  LinkAccountsByMail1795730000000,
  OwnInquiries1795740000000,
  ReplyToInquiries1795740100000,
  FlagSpam1795740200000,
  LinkConsultationsByMail1795750000000,
  RemindOfConsultations1795750100000,
  KeepTimeBetweenConsultations1795750200000,
  BookWithoutEmail1795750300000,
  SubscribeToConsultations1795750400000,
  SayWhatADesignComesWith1795760000000,
  FollowPayments1795760100000,
  HandOutDesigns1795760200000,
  NameConsultants1795770000000,
  QuoteChangesOfOrders1795780000000,
  FindRecordsOfAPerson1795790000000,
  LogExports1795790100000,
  LinkPeopleByMail1795791000000,
  HearOfInquiriesAgain1795791100000,
  JoinInquiries1795792000000,
  SearchByCode1795793000000,
  EndLinksWithAddresses1795794000000,
  HoldRequestedTimes1795800000000,
  TellDemoFromFirm1795900000000,
  SealSecondFactors1796000000000,
  LimitLinksOfMails1796000100000,
];
