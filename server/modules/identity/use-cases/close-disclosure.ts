import type { Outbox } from '../../../platform/outbox/outbox.js';
import type { Disclosure } from '../domain/disclosure.entity.js';
import { profileConcealed } from '../domain/identity.events.js';
import type { AccessLog } from '../persistence/access-log.js';

/**
 * Closes an open disclosure, logs it for the seeker, and publishes the event. A step of use cases that hold the seeker's lock.
 *
 * @param actorId the account that acted; null if it expired.
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
