import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../platform/auth/actor.js';
import { NotFound } from '../../../platform/errors/request.errors.js';
import type { Language } from '../../../platform/http/language.js';
import { CompaniesFacade } from '../../companies/index.js';
import { IdentityFacade } from '../../identity/index.js';
import { conversationIdOf } from '../domain/conversation-id.js';
import { CompanyMissing } from '../domain/messaging.errors.js';
import type { ConversationAnswer } from '../http/conversations.contract.js';
import { type ConversationRow, selectConversations } from './conversation-row.js';
import { OwnConversations } from './own-conversations.js';
import { PresentConversations } from './present-conversations.js';

/** One conversation for one of its people, even before the first message. */
@Injectable()
export class GetConversationQuery {
  constructor(
    private readonly em: EntityManager,
    private readonly own: OwnConversations,
    private readonly present: PresentConversations,
    private readonly identity: IdentityFacade,
    private readonly companies: CompaniesFacade,
  ) {}

  /** @throws NotFound if it does not exist or the caller has no access. */
  async execute(actor: Actor, id: string, language: Language): Promise<ConversationAnswer> {
    const found = await this.#find(actor, id, language);
    if (!found) throw new NotFound();
    return found;
  }

  /**
   * The conversation with a person, even before the first message: who they are, and the price of the first message.
   *
   * @throws NotFound if the caller may not write to or see the person; CompanyMissing
   */
  async with(actor: Actor, otherId: string, language: Language): Promise<ConversationAnswer> {
    const id = conversationIdOf(actor.id, otherId);
    const found = await this.#find(actor, id, language);
    if (found) return found;
    const isSeeker = actor.role === 'JOB_SEEKER';
    const seekerId = isSeeker ? actor.id : otherId;
    const recruiterId = isSeeker ? otherId : actor.id;
    await this.#assertKnown(actor, otherId, language);
    const company = await this.companies.companyOf(recruiterId);
    if (!company) throw isSeeker ? new NotFound() : new CompanyMissing();
    const facts = {
      id,
      seeker_id: seekerId,
      recruiter_id: recruiterId,
      company_id: company.id,
      company_name: company.name,
      company_logo: company.logoUrl,
      recruiter_avatar: isSeeker ? await this.#avatarOf(recruiterId) : null,
      unsolicited_at: null,
      last_content: null,
      last_sender_id: null,
      last_at: null,
      unread: 0,
      exists: false,
    };
    const [fresh] = await this.present.execute([facts], actor, language);
    if (!fresh) throw new NotFound();
    return fresh;
  }

  async #avatarOf(accountId: string): Promise<string | null> {
    const [row] = await this.em.execute<{ avatar_url: string | null }[]>(
      'select avatar_url from profile where account_id = ?',
      [accountId],
    );
    return row?.avatar_url ?? null;
  }

  async #assertKnown(actor: Actor, otherId: string, language: Language): Promise<void> {
    if (actor.role === 'JOB_SEEKER') {
      const account = await this.identity.findAccount(otherId);
      if (account?.role !== 'RECRUITER' || !account.active) throw new NotFound();
      return;
    }
    const known = await this.identity.presentNames(actor, [otherId], { language, place: 'list' });
    if (!known.has(otherId)) throw new NotFound();
  }

  async #find(actor: Actor, id: string, language: Language): Promise<ConversationAnswer | null> {
    const { side, where, params } = await this.own.of(actor);
    const [row] = await this.em.execute<ConversationRow[]>(`${selectConversations(side)} where ${where} and c.id = ?`, [
      ...params,
      id,
    ]);
    if (!row) return null;
    const [found] = await this.present.execute([{ ...row, exists: true }], actor, language);
    return found ?? null;
  }
}
