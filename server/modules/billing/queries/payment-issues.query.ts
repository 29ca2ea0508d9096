import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { NotFound } from '../../../platform/errors/request.errors.js';
import type { Language } from '../../../platform/http/language.js';
import { Translator } from '../../../platform/i18n/translator.js';
import { IdentityFacade } from '../../identity/index.js';
import { inDollars } from '../domain/cents.js';
import type { PaymentIssueDetails, PaymentIssueKind, PaymentIssueStatus } from '../domain/payment-issue.js';
import type { PaymentIssue, PaymentIssuesPage, PaymentIssuesQuery } from '../http/payment-issues.contract.js';
import type { PurchaseRow } from '../persistence/purchases.js';
import { describePurchase } from './describe-purchase.js';

type Bought = Pick<PurchaseRow, 'kind' | 'pack_type' | 'plan' | 'credits' | 'total_cents'>;

interface Row extends Bought {
  id: string;
  kind: PurchaseRow['kind'];
  issue_kind: PaymentIssueKind;
  reference: string;
  amount_cents: number | null;
  details: PaymentIssueDetails;
  purchase_id: string | null;
  purchase_status: PurchaseRow['status'] | null;
  owner_id: string | null;
  status: PaymentIssueStatus;
  note: string | null;
  handled_by: string | null;
  handled_at: string | null;
  opened_at: string;
}

const source = `select i.id, i.kind as issue_kind, i.reference, i.amount_cents, i.details, i.owner_id, i.status, i.note, i.handled_by,
       i.handled_at, i.opened_at, p.id as purchase_id, p.status as purchase_status, p.kind, p.pack_type, p.plan, p.credits,
       p.total_cents
  from payment_issue i left join purchase p on p.id = i.purchase_id`;

/** Payment issues as operators read them. */
@Injectable()
export class PaymentIssuesReader {
  constructor(
    private readonly em: EntityManager,
    private readonly identity: IdentityFacade,
    private readonly translator: Translator,
  ) {}

  async page({ status, page, limit }: PaymentIssuesQuery, language: Language): Promise<PaymentIssuesPage> {
    const where = status === undefined ? '' : 'where i.status = ?';
    const params = status === undefined ? [] : [status];
    const rows = await this.em.execute<Row[]>(
      `${source} ${where}
        order by (i.status = 'OPEN') desc, case when i.status = 'OPEN' then i.opened_at end, i.handled_at desc, i.id
        limit ? offset ?`,
      [...params, limit, (page - 1) * limit],
    );
    const [counted] = await this.em.execute<{ total: number }[]>(
      `select count(*)::int as total from payment_issue i ${where}`,
      params,
    );
    return { issues: await this.#answers(rows, language), total: counted?.total ?? 0, page, limit };
  }

  /** @throws NotFound */
  async find(id: string, language: Language): Promise<PaymentIssue> {
    const [issue] = await this.#answers(await this.em.execute<Row[]>(`${source} where i.id = ?`, [id]), language);
    if (!issue) throw new NotFound();
    return issue;
  }

  async #answers(rows: readonly Row[], language: Language): Promise<PaymentIssue[]> {
    const ids = rows.flatMap(({ owner_id, handled_by }) =>
      [owner_id, handled_by].filter((accountId) => accountId !== null),
    );
    const people = await this.identity.findAccounts([...new Set(ids)]);
    const nameOf = (id: string | null): string | null => (id && people.get(id)?.full_name) ?? null;
    return rows.map((row) => ({
      id: row.id,
      kind: row.issue_kind,
      reference: row.reference,
      amount: row.amount_cents === null ? null : inDollars(row.amount_cents),
      reason: typeof row.details['reason'] === 'string' ? row.details['reason'] : null,
      purchase:
        row.purchase_id === null || row.purchase_status === null
          ? null
          : {
              id: row.purchase_id,
              description: describePurchase(row, language, this.translator),
              total: inDollars(row.total_cents),
              status: row.purchase_status,
              brought_credits: row.purchase_status === 'PAID' && row.plan === null,
            },
      buyer: row.owner_id === null ? null : { id: row.owner_id, full_name: nameOf(row.owner_id) ?? '' },
      status: row.status,
      note: row.note,
      opened_at: new Date(row.opened_at).toISOString(),
      handled_at: row.handled_at && new Date(row.handled_at).toISOString(),
      handled_by: nameOf(row.handled_by),
    }));
  }
}
