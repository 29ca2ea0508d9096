import { type DynamicModule, Module } from '@nestjs/common';
import { BindingsModule } from './app.bindings.js';
import { entities } from './app.entities.js';
import { messages } from './app.messages.js';
import { ApplicationsModule } from './modules/applications/applications.module.js';
import { BillingModule } from './modules/billing/billing.module.js';
import { BookingsModule } from './modules/bookings/bookings.module.js';
import { CompaniesModule } from './modules/companies/companies.module.js';
import { CreditsModule } from './modules/credits/credits.module.js';
import { FairnessModule } from './modules/fairness/fairness.module.js';
import { IdentityModule } from './modules/identity/identity.module.js';
import { JobsModule } from './modules/jobs/jobs.module.js';
import { MatchingModule } from './modules/matching/matching.module.js';
import { MediaModule } from './modules/media/media.module.js';
import { MessagingModule } from './modules/messaging/messaging.module.js';
import { NotificationsModule } from './modules/notifications/notifications.module.js';
import { OperationsModule } from './modules/operations/operations.module.js';
import { ReservationsModule } from './modules/reservations/reservations.module.js';
import { RoomsModule } from './modules/rooms/rooms.module.js';
import { HandoverModule } from './modules/handover/handover.module.js';
import { SharesModule } from './modules/shares/shares.module.js';
import { ShortlistsModule } from './modules/shortlists/shortlists.module.js';
import { SsoModule } from './modules/sso/sso.module.js';
import { ResumesModule } from './modules/resumes/resumes.module.js';
import { AuditModule } from './platform/audit/audit.module.js';
import { CageModule } from './platform/cage/cage.module.js';
import type { Clock } from './platform/clock/clock.js';
import { CommandsModule } from './platform/commands/commands.module.js';
import { ConfigModule } from './platform/config/config.module.js';
import type { Env } from './platform/config/env.js';
import { DatabaseModule } from './platform/database/database.module.js';
import { HealthModule } from './platform/health/health.module.js';
import { HttpModule } from './platform/http/http.module.js';
import { IdempotencyModule } from './platform/idempotency/idempotency.module.js';
import { I18nModule } from './platform/i18n/i18n.module.js';
import type { Logger } from './platform/logging/logger.js';
import { LoggingModule } from './platform/logging/logging.module.js';
import { MetricsModule, MetricsServerModule } from './platform/metrics/metrics.module.js';
import { OutboxModule } from './platform/outbox/outbox.module.js';
import { TracingModule } from './platform/tracing/tracing.module.js';
import { StaticModule } from './platform/static/static.module.js';
import { RealtimeGatewayModule } from './platform/realtime/realtime-gateway.module.js';
import { RealtimeModule } from './platform/realtime/realtime.module.js';

export interface AppOptions {
  readonly env: Env;
  readonly logger: Logger;
  /** Tests pass a clock that they advance themselves. */
  readonly clock?: Clock;
  /** Name shown in the database's list of connections. */
  readonly applicationName: string;
}

/** All business modules. */
const businessModules = [
  IdentityModule,
  CompaniesModule,
  MediaModule,
  JobsModule,
  MatchingModule,
  CreditsModule,
  BillingModule,
  ApplicationsModule,
  ReservationsModule,
  MessagingModule,
  BookingsModule,
  NotificationsModule,
  OperationsModule,
  FairnessModule,
  SharesModule,
  ShortlistsModule,
  SsoModule,
  HandoverModule,
  ResumesModule,
  RoomsModule,
];

/** Everything that both processes share: the platform and the business modules, without controllers. */
@Module({})
export class CoreModule {
  static forRoot({ env, logger, clock, applicationName }: AppOptions): DynamicModule {
    return {
      module: CoreModule,
      imports: [
        ConfigModule.forRoot(env, clock),
        LoggingModule.forRoot(logger),
        MetricsModule,
        TracingModule.forProcess(applicationName),
        I18nModule.forRoot(messages),
        DatabaseModule.forRoot({ entities, applicationName }),
        HealthModule,
        CageModule,
        AuditModule,
        OutboxModule,
        RealtimeModule,
        IdempotencyModule,
        CommandsModule,
        StaticModule,
        ...businessModules,
        BindingsModule,
      ],
    };
  }
}

/** The HTTP process. Identity authenticates the caller; the platform's guard then checks the rule of the route. */
@Module({})
export class AppModule {
  static forRoot(options: AppOptions): DynamicModule {
    return {
      module: AppModule,
      imports: [
        CoreModule.forRoot(options),
        HttpModule.forRoot(IdentityModule),
        RealtimeGatewayModule.forRoot(IdentityModule),
        MetricsServerModule.forProcess('api'),
      ],
    };
  }
}
