import type { AnyEntity, EntitySchema } from '@mikro-orm/core';
import { entities as applications } from './modules/applications/persistence/entities.js';
import { entities as billing } from './modules/billing/persistence/entities.js';
import { entities as bookings } from './modules/bookings/persistence/entities.js';
import { entities as companies } from './modules/companies/persistence/entities.js';
import { entities as credits } from './modules/credits/persistence/entities.js';
import { entities as fairness } from './modules/fairness/persistence/entities.js';
import { entities as identity } from './modules/identity/persistence/entities.js';
import { entities as jobs } from './modules/jobs/persistence/entities.js';
import { entities as matching } from './modules/matching/persistence/entities.js';
import { entities as media } from './modules/media/persistence/entities.js';
import { entities as messaging } from './modules/messaging/persistence/entities.js';
import { entities as notifications } from './modules/notifications/persistence/entities.js';
import { entities as reservations } from './modules/reservations/persistence/entities.js';
import { entities as rooms } from './modules/rooms/persistence/entities.js';
import { entities as handover } from './modules/handover/persistence/entities.js';
import { entities as shares } from './modules/shares/persistence/entities.js';
import { entities as shortlists } from './modules/shortlists/persistence/entities.js';
import { entities as sso } from './modules/sso/persistence/entities.js';
import { entities as resumes } from './modules/resumes/persistence/entities.js';
import { AuditEntrySchema } from './platform/audit/audit-entry.entity.js';
import { BackupReportSchema } from './platform/health/backup-report.entity.js';
import { CommandResultSchema } from './platform/commands/command-result.entity.js';
import { ContractingMigrationSchema } from './platform/database/contracting-migration.entity.js';
import { LeftOutRowSchema } from './platform/database/left-out-row.entity.js';
import { IdempotencyKeySchema } from './platform/idempotency/idempotency-key.entity.js';
import { OutboxMessageSchema } from './platform/outbox/outbox-message.entity.js';
import { OperatingFactSchema } from './platform/metrics/operating-fact.entity.js';
import { LiveDeclarationSchema } from './platform/queue/live-declaration.entity.js';
import { RealtimeAttachmentSchema, RealtimeEventSchema } from './platform/realtime/realtime-event.entity.js';

/** All entities of the product; a test compares them with the migrated database. */
export const entities = [
  AuditEntrySchema,
  BackupReportSchema,
  CommandResultSchema,
  ContractingMigrationSchema,
  IdempotencyKeySchema,
  LeftOutRowSchema,
  LiveDeclarationSchema,
  OperatingFactSchema,
  OutboxMessageSchema,
  RealtimeAttachmentSchema,
  RealtimeEventSchema,
  ...identity,
  ...companies,
  ...jobs,
  ...media,
  ...matching,
  ...credits,
  ...billing,
  ...applications,
  ...reservations,
  ...resumes,
  ...messaging,
  ...bookings,
  ...notifications,
  ...fairness,
  ...shares,
  ...rooms,
  ...shortlists,
  ...sso,
  ...handover,
] as unknown as readonly EntitySchema<AnyEntity>[];
