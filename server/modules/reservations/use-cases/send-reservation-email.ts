import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { Settings } from '../../../platform/config/settings.js';
import { EmailPreferences } from '../../../platform/mail/email-preferences.js';
import { Mailer } from '../../../platform/mail/mailer.js';
import { DisclosuresFacade, IdentityFacade } from '../../identity/index.js';
import { isTrueOf, type EmailKind, readerOf, namesNextRequestDate } from '../domain/emails.js';
import { type Closure, openPair } from '../domain/pair-standing.js';
import type { ReservationStatus } from '../domain/reservation-lifecycle.js';
import { composeEmail } from '../emails/compose-email.js';
import { ClosedPairs } from '../persistence/closed-pairs.js';

interface ReservationRow {
  seeker_id: string;
  recruiter_id: string;
  company_id: string;
  status: ReservationStatus;
  expires_at: string;
}

/** Writes and sends one email about a reservation, once. Emails contain no names; those are shown after sign-in. */
@Injectable()
export class SendReservationEmail {
  constructor(
    private readonly em: EntityManager,
    private readonly identity: IdentityFacade,
    private readonly disclosures: DisclosuresFacade,
    private readonly closedPairs: ClosedPairs,
    private readonly settings: Settings,
    private readonly mailer: Mailer,
    private readonly preferences: EmailPreferences,
    private readonly clock: Clock,
  ) {}

  /** @returns false if it was sent before, is no longer correct, or its reader does not want it or has no usable address. */
  async execute(reservationId: string, kind: EmailKind): Promise<boolean> {
    const [row] = await this.em.execute<ReservationRow[]>(
      `select seeker_id, recruiter_id, company_id, status, expires_at from reservation r
        where id = ? and not exists (select 1 from reservation_letter l where l.reservation_id = r.id and l.kind = ?)`,
      [reservationId, kind],
    );
    if (!row || !isTrueOf(kind, row.status)) return false;
    const side = readerOf(kind);
    const readerId = side === 'SEEKER' ? row.seeker_id : row.recruiter_id;
    const recipient = await this.identity.findRecipient(readerId, 'TRANSACTIONAL');
    if (!recipient?.wantsApplications) return false;
    const { email, language } = recipient;
    const unsubscribing = await this.preferences.of(readerId, 'reservation', language);
    if (!unsubscribing) return false;
    const message = composeEmail({
      kind,
      language,
      publicUrl: this.settings.env.PUBLIC_URL,
      expiresAt: new Date(row.expires_at),
      closure: await this.#closureOf(row, kind),
      unsubscribe: unsubscribing.link,
    });
    // An id of its own, so that an email sent again after a crash is recognised as the same.
    const id = `${reservationId}-${kind.toLowerCase().replaceAll('_', '-')}`;
    await this.mailer.send({ id, to: email, language, headers: unsubscribing.headers, ...message });
    await this.em.execute(
      'insert into reservation_letter (reservation_id, kind, sent_at) values (?, ?, ?) on conflict do nothing',
      [reservationId, kind, this.clock.now()],
    );
    return true;
  }

  /** Whether the company may ask again. Omitted if the person hides from the company, because any date would be wrong. */
  async #closureOf({ seeker_id: seekerId, company_id: companyId }: ReservationRow, kind: EmailKind): Promise<Closure> {
    if (!namesNextRequestDate(kind)) return openPair;
    const exclusions = await this.disclosures.exclusionsOf(seekerId);
    if ((await exclusions.among([companyId])).has(companyId)) return openPair;
    return (await this.closedPairs.standingsOf([{ companyId, seekerId }]))({ companyId, seekerId });
  }
}
