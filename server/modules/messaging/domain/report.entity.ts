import { defineEntity, p } from '@mikro-orm/core';
import { ReportResolvedAlready } from './messaging.errors.js';

export type ReportTarget = 'JOB' | 'COMPANY' | 'MESSAGE' | 'PROFILE';
export type ReportStatus = 'OPEN' | 'ACTIONED' | 'DISMISSED';

const ReportSchema = defineEntity({
  name: 'Report',
  tableName: 'report',
  properties: {
    id: p.uuid().primary(),
    /** Null after the reporter's account was erased. */
    reporterId: p.uuid().strictNullable(),
    targetType: p.text().$type<ReportTarget>(),
    targetId: p.uuid(),
    reason: p.text(),
    details: p.text().strictNullable(),
    /** The message's text at the time of the report, because it can be deleted later. */
    evidence: p.text().strictNullable(),
    accusedId: p.uuid().strictNullable(),
    status: p.text().$type<ReportStatus>(),
    createdAt: p.datetime(3),
    resolvedAt: p.datetime(3).strictNullable(),
    resolvedBy: p.uuid().strictNullable(),
    note: p.text().strictNullable(),
  },
  uniques: [{ name: 'report_once_unique', properties: ['reporterId', 'targetType', 'targetId'] }],
  indexes: [
    {
      name: 'report_open_index',
      expression: `create index report_open_index on report (created_at, id) where status = 'OPEN'`,
    },
    { name: 'report_created_at_index', properties: ['createdAt', 'id'] },
    {
      name: 'report_resolved_at_index',
      expression: 'create index report_resolved_at_index on report (resolved_at) where resolved_at is not null',
    },
    { name: 'report_accused_id_index', properties: ['accusedId'] },
  ],
  checks: [
    { name: 'report_target_type_check', expression: `target_type in ('JOB', 'COMPANY', 'MESSAGE', 'PROFILE')` },
    {
      name: 'report_reason_check',
      expression: `reason in ('FRAUD', 'ASKS_FOR_MONEY', 'FALSE_INFORMATION', 'IMPERSONATION', 'DISCRIMINATION', 'HARASSMENT', 'SPAM', 'OTHER')`,
    },
    { name: 'report_details_check', expression: 'char_length(details) >= 1 and char_length(details) <= 2000' },
    { name: 'report_note_check', expression: 'char_length(note) >= 1 and char_length(note) <= 2000' },
    { name: 'report_status_check', expression: `status in ('OPEN', 'ACTIONED', 'DISMISSED')` },
    {
      name: 'report_resolved_check',
      expression: `(status = 'OPEN') = (resolved_at is null) and (resolved_at is null) = (resolved_by is null)`,
    },
  ],
});

export interface NewReport {
  readonly id: string;
  readonly reporterId: string;
  readonly targetType: ReportTarget;
  readonly targetId: string;
  readonly reason: string;
  readonly details: string | null;
  readonly evidence: string | null;
  readonly accusedId: string | null;
}

/** A report of a problem, one per person and target. An operator decides it. */
export class Report extends ReportSchema.class {
  static filed(input: NewReport, now: Date): Report {
    return Object.assign(new Report(), {
      ...input,
      status: 'OPEN' as const,
      createdAt: now,
      resolvedAt: null,
      resolvedBy: null,
      note: null,
    });
  }

  /** @throws ReportResolvedAlready if it is already decided. */
  resolve(
    decision: { readonly status: 'ACTIONED' | 'DISMISSED'; readonly note: string | null },
    operatorId: string,
    now: Date,
  ): void {
    if (this.status !== 'OPEN') throw new ReportResolvedAlready();
    this.status = decision.status;
    this.note = decision.note;
    this.resolvedAt = now;
    this.resolvedBy = operatorId;
  }
}

ReportSchema.setClass(Report);
export { ReportSchema };
