import { type DynamicModule, Module } from '@nestjs/common';
import { APP_FILTER, APP_INTERCEPTOR, APP_PIPE } from '@nestjs/core';
import { CommonModule } from './common/common.module.js';
import { EnvelopeInterceptor } from './common/envelope/answer.decorator.js';
import { ErrorFilter } from './common/errors/error-filter.js';
import { RequestPipe } from './common/validation/request-pipe.js';
import { UndocumentedInputInterceptor } from './common/validation/undocumented-input.interceptor.js';
import type { Config } from './config/config.js';
import { ConfigModule } from './config/config.module.js';
import { ContentModule } from './content/content.module.js';
import type { DatabaseConnection } from './database/database.js';
import { DatabaseModule } from './database/database.module.js';
import { ImagesModule } from './integrations/images/images.module.js';
import { LoggingModule } from './integrations/logging/logging.module.js';
import { RateLimitModule } from './integrations/rate-limit/rate-limit.module.js';
import { RedisModule } from './integrations/redis/redis.module.js';
import { StorageModule } from './integrations/storage/storage.module.js';
import { AccountsModule } from './modules/accounts/accounts.module.js';
import { AttachmentsModule } from './modules/attachments/attachments.module.js';
import { AuthModule } from './modules/auth/auth.module.js';
import { AwardsModule } from './modules/awards/awards.module.js';
import { BackupsModule } from './modules/backups/backups.module.js';
import { BlogModule } from './modules/blog/blog.module.js';
import { ConsultantsModule } from './modules/consultants/consultants.module.js';
import { ConsultationsModule } from './modules/consultations/consultations.module.js';
import { DashboardModule } from './modules/dashboard/dashboard.module.js';
import { ExpiriesModule } from './modules/expiries/expiries.module.js';
import { HealthModule } from './modules/health/health.module.js';
import { InquiriesModule } from './modules/inquiries/inquiries.module.js';
import { MailModule } from './modules/mail/mail.module.js';
import { MyRequestsModule } from './modules/my-requests/my-requests.module.js';
import { NotificationsModule } from './modules/notifications/notifications.module.js';
import { OfficeHoursModule } from './modules/office-hours/office-hours.module.js';
import { OrdersModule } from './modules/orders/orders.module.js';
import { PeopleModule } from './modules/people/people.module.js';
import { PreviewsModule } from './modules/previews/previews.module.js';
import { ProjectsModule } from './modules/projects/projects.module.js';
import { SavedViewsModule } from './modules/saved-views/saved-views.module.js';
import { SearchModule } from './modules/search/search.module.js';
import { ServicesModule } from './modules/services/services.module.js';
import { SettingsModule } from './modules/settings/settings.module.js';
import { SiteCopyModule } from './modules/site-copy/site-copy.module.js';
import { SiteSearchModule } from './modules/site-search/site-search.module.js';
import { TeamModule } from './modules/team/team.module.js';
import { TenderPacksModule } from './modules/tender-packs/tender-packs.module.js';
import { TestimonialsModule } from './modules/testimonials/testimonials.module.js';
import { UploadsModule } from './modules/uploads/uploads.module.js';
import { UsersModule } from './modules/users/users.module.js';
import { VisitorsModule } from './modules/visitors/visitors.module.js';

/** The whole server; its imports are the table of contents. */
@Module({})
export class AppModule {
  static forRoot(config: Config, connection: Pick<DatabaseConnection, 'poolOptions'>): DynamicModule {
    return {
      module: AppModule,
      imports: [
        ConfigModule.forRoot(config),
        LoggingModule,
        DatabaseModule.forRoot(connection),
        CommonModule,
        RedisModule,
        RateLimitModule,
        StorageModule,
        ImagesModule,
        HealthModule,
        AuthModule,
        AccountsModule,
        UploadsModule,
        AttachmentsModule,
        UsersModule,
        ContentModule,
        ProjectsModule,
        BlogModule,
        ServicesModule,
        ConsultantsModule,
        TeamModule,
        TestimonialsModule,
        AwardsModule,
        ExpiriesModule,
        TenderPacksModule,
        OrdersModule,
        InquiriesModule,
        VisitorsModule,
        ConsultationsModule,
        PeopleModule,
        MyRequestsModule,
        MailModule,
        NotificationsModule,
        DashboardModule,
        PreviewsModule,
        BackupsModule,
        SettingsModule,
        SiteCopyModule,
        OfficeHoursModule,
        SavedViewsModule,
        SearchModule,
        SiteSearchModule,
      ],
      providers: [
        { provide: APP_FILTER, useClass: ErrorFilter },
        { provide: APP_INTERCEPTOR, useClass: EnvelopeInterceptor },
        { provide: APP_INTERCEPTOR, useClass: UndocumentedInputInterceptor },
        { provide: APP_PIPE, useClass: RequestPipe },
      ],
    };
  }
}
