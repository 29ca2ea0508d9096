import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { DatabaseTime } from '../../../platform/clock/database-time.js';
import { NotFound } from '../../../platform/errors/request.errors.js';
import { companySizeOf } from '../domain/company-size.js';
import { inquiryLifecycle, type InquiryStatus } from '../domain/inquiry-lifecycle.js';
import type { AdminInquiriesPage, AdminInquiriesQuery, AdminInquiry } from '../http/inquiries.contract.js';

const columns = `i.id, i.company_name, i.contact_person, i.email, i.phone, i.employee_count, i.service, i.message, i.language, i.status,
  i.created_at, i.reply_by, i.answered_at, i.invitation_id`;

type InquiryRow = Omit<AdminInquiry, 'company_size' | 'history' | 'allowed_actions'> & {
  readonly created_at: string;
  readonly reply_by: string;
  readonly answered_at: string | null;
};

type HistoryRow = AdminInquiry['history'][number] & { readonly inquiry_id: string; readonly at: string };

/** Inquiries for operators: unanswered ones first, the most urgent on top. */
@Injectable()
export class AdminInquiries {
  constructor(
    private readonly em: EntityManager,
    private readonly time: DatabaseTime,
  ) {}

  async list({ status, page, limit }: AdminInquiriesQuery): Promise<AdminInquiriesPage> {
    const rows = await this.em.execute<InquiryRow[]>(
      `select ${columns} from inquiry i where ?::text is null or i.status = ?
        order by (i.status = 'NEW') desc, case when i.status = 'NEW' then i.reply_by end, i.created_at desc, i.id
        limit ? offset ?`,
      [status ?? null, status ?? null, limit, (page - 1) * limit],
    );
    const counted = await this.em.execute<{ status: InquiryStatus; count: number }[]>(
      'select status, count(*)::int as count from inquiry group by status',
    );
    const counts = { NEW: 0, ANSWERED: 0, CONVERTED: 0, CLOSED: 0 };
    for (const { status: of, count } of counted) counts[of] = count;
    const total = status ? counts[status] : Object.values(counts).reduce((sum, count) => sum + count, 0);
    const as_of = (await this.time.now()).toISOString();
    return { inquiries: await this.#present(rows), total, page, limit, counts, as_of };
  }

  /** @throws NotFound */
  async find(id: string): Promise<AdminInquiry> {
    const [found] = await this.#present(
      await this.em.execute<InquiryRow[]>(`select ${columns} from inquiry i where i.id = ?`, [id]),
    );
    if (!found) throw new NotFound();
    return found;
  }

  async #present(rows: readonly InquiryRow[]): Promise<AdminInquiry[]> {
    if (rows.length === 0) return [];
    const history = await this.em.execute<HistoryRow[]>(
      `select inquiry_id, from_status, to_status, note, at from inquiry_event where inquiry_id in (?) order by at, id`,
      [rows.map(({ id }) => id)],
    );
    return rows.map((row) => ({
      ...row,
      company_size: row.employee_count === null ? null : companySizeOf(row.employee_count),
      created_at: new Date(row.created_at).toISOString(),
      reply_by: new Date(row.reply_by).toISOString(),
      answered_at: row.answered_at === null ? null : new Date(row.answered_at).toISOString(),
      history: history
        .filter((event) => event.inquiry_id === row.id)
        .map(({ inquiry_id: _id, at, ...event }) => ({ ...event, at: new Date(at).toISOString() })),
      allowed_actions: [...inquiryLifecycle.allowed(row.status, 'OPERATOR'), 'NOTE'],
    }));
  }
}
