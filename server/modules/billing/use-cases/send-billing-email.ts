import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { Settings } from '../../../platform/config/settings.js';
import { Translator } from '../../../platform/i18n/translator.js';
import { Mailer } from '../../../platform/mail/mailer.js';
import { IdentityFacade } from '../../identity/index.js';
import type { BillingEmailStatus } from '../domain/billing-email.entity.js';
import type { BillingEmailKind, EmailParams } from '../domain/billing-emails.js';
import { composeEmail } from '../emails/compose-email.js';
import { ReceiptLines } from '../queries/receipt-lines.query.js';

interface Row {
  owner_id: string;
  kind: BillingEmailKind;
  about: string;
  params: EmailParams;
}

/**
 * Sends one email about money, once. Unconfirmed addresses get it too, because payers must know what happens to their money. The
 * row's id is the Message-ID, so that an email sent again after a crash can be recognized.
 */
@Injectable()
export class SendBillingEmail {
  constructor(
    private readonly em: EntityManager,
    private readonly identity: IdentityFacade,
    private readonly receipts: ReceiptLines,
    private readonly translator: Translator,
    private readonly settings: Settings,
    private readonly mailer: Mailer,
    private readonly clock: Clock,
  ) {}

  /** @returns false if it was settled before, or the account no longer has a recipient. */
  async execute(id: string): Promise<boolean> {
    const [row] = await this.em.execute<Row[]>(
      `select owner_id, kind, about, params from billing_email where id = ? and status = 'WAITING'`,
      [id],
    );
    if (!row) return false;
    const recipient = await this.identity.findRecipient(row.owner_id, 'TRANSACTIONAL');
    if (!recipient) {
      await this.settle(id, 'SKIPPED');
      return false;
    }
    const { email, language } = recipient;
    const words = composeEmail({
      kind: row.kind,
      params: row.params,
      lines: row.kind === 'RECEIPT' ? await this.receipts.of(row.about, language) : [],
      planName: row.params.plan && this.translator.text(`CREDITS.PLAN_${row.params.plan}`, language),
      url: `${this.settings.env.PUBLIC_URL}/subscription${row.kind === 'RECEIPT' ? `?purchase=${row.about}` : ''}`,
      language,
    });
    await this.mailer.send({ id, to: email, language, ...words });
    await this.settle(id, 'SENT');
    return true;
  }

  async settle(id: string, status: Exclude<BillingEmailStatus, 'WAITING'>): Promise<void> {
    await this.em.execute(`update billing_email set status = ?, settled_at = ? where id = ? and status = 'WAITING'`, [
      status,
      this.clock.now(),
      id,
    ]);
  }
}
