import { EntityManager } from '@mikro-orm/postgresql';
import type { INestApplicationContext } from '@nestjs/common';
import { demoAccounts } from '../modules/identity/domain/demo-accounts.js';
import { SendMessage } from '../modules/messaging/use-cases/send-message.js';
import type { CompanyKey } from './content/content-types.js';
import { conversations, type DemoConversation } from './content/conversations.js';
import { frenchTypography } from './french-typography.js';
import type { SeededCompany } from './seed-companies.js';

/** Null if an account no longer exists, or the two already write to each other. */
async function seekerOf(
  em: EntityManager,
  { seeker }: DemoConversation,
  recruiterId: string,
): Promise<{ id: string; language: string } | null> {
  const [found] = await em.execute<{ id: string; language: string }[]>(
    `select a.id, a.language from account a
      where a.email = ? and a.user_type = 'JOB_SEEKER' and a.status = 'ACTIVE'
        and not exists (select 1 from conversation c where c.seeker_id = a.id and c.recruiter_id = ?)`,
    [seeker ?? demoAccounts.JOB_SEEKER.email, recruiterId],
  );
  return found ?? null;
}

/** Creates every missing conversation of the demo. */
export async function seedConversations(
  app: INestApplicationContext,
  companies: ReadonlyMap<CompanyKey, SeededCompany>,
): Promise<void> {
  const em = app.get(EntityManager, { strict: false });
  const send = app.get(SendMessage, { strict: false });
  for (const conversation of conversations) {
    const company = companies.get(conversation.company);
    const seeker = company && (await seekerOf(em, conversation, company.recruiterId));
    if (!company || !seeker) continue;
    for (const { by, text } of conversation.messages) {
      const [writer, reader, role] =
        by === 'seeker'
          ? [seeker.id, company.recruiterId, 'JOB_SEEKER']
          : [company.recruiterId, seeker.id, 'RECRUITER'];
      await send.execute(
        { id: writer, sessionId: 'demo-content', role },
        { receiver_id: reader, content: seeker.language === 'fr' ? frenchTypography(text) : text, attachment_ids: [] },
      );
    }
  }
}
