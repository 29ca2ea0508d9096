import type { Outbox } from '../../../platform/outbox/outbox.js';
import type { Disclosure } from '../domain/disclosure.entity.js';
import { profileConcealed } from '../domain/identity.events.js';
import type { AccessLog } from '../persistence/access-log.js';

/**
 * Closes an open disclosure, writes it into the seeker's log and says so. One step of use cases that hold the seeker's lock.
 *
 * @param actorId whose act it was; null for the clock.
 */
export async function closeDisclosure(
  disclosure: Disclosure,
  at: Date,
  actorId: string | null,
  log: AccessLog,
  outbox: Outbox,
): Promise<void> {
  if (!disclosure.conceal(at)) return;
  const { id, seekerId, companyId, type } = disclosure;
  await log.add({ seekerId, kind: 'CONCEALED', viewerId: actorId, companyId, interaction: type }, at);
  await outbox.publish(profileConcealed, { seeker_id: seekerId, company_id: companyId, disclosure_id: id });
}
