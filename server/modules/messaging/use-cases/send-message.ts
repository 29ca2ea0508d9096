import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../platform/auth/actor.js';
import { Transaction } from '../../../platform/database/transaction.js';
import { Forbidden, IdempotencyKeyReused, NotFound } from '../../../platform/errors/request.errors.js';
import { newId } from '../../../platform/ids/new-id.js';
import { Outbox } from '../../../platform/outbox/outbox.js';
import { CreditsFacade } from '../../credits/index.js';
import { CompaniesFacade } from '../../companies/index.js';
import { type AccountCard, DisclosuresFacade, IdentityFacade } from '../../identity/index.js';
import { MatchingFacade } from '../../matching/index.js';
import { MediaFacade } from '../../media/index.js';
import { Conversation } from '../domain/conversation.entity.js';
import { conversationIdOf, otherOf } from '../domain/conversation-id.js';
import { Message } from '../domain/message.entity.js';
import { MAX_NEW_CONVERSATIONS } from '../domain/message-limits.js';
import {
  AttachmentUnknown,
  AttachmentWhileMasked,
  CompanyMissing,
  TooManyConversations,
  WritingRefused,
} from '../domain/messaging.errors.js';
import { messageCreated } from '../domain/messaging.events.js';
import { mayWrite, type Writing } from '../domain/writing.policy.js';
import type { SendMessageRequest } from '../http/messages.contract.js';
import { ConversationRepository } from '../persistence/conversation.repository.js';
import { MessageFiles } from '../persistence/message-files.js';
import { sideOf } from '../queries/own-conversations.js';
import { type PairFacts, PairFactsQuery } from '../queries/pair-facts.query.js';

export type MessageInput = Pick<SendMessageRequest, 'content' | 'conversation_id' | 'receiver_id' | 'attachment_ids'>;

export interface MessageMade {
  readonly id: string;
  readonly conversationId: string;
  readonly receiverId: string;
  /** Charged credits. */
  readonly charged: number;
}

/** Everybody a message concerns, in terms of the rules. */
interface Stage {
  readonly actor: Actor;
  readonly otherId: string;
  readonly seekerId: string;
  readonly recruiterId: string;
  readonly companyId: string;
}

/** Printable and of fixed length, whatever the caller's key contains. */
const hashOf = (key: string | undefined): string | null =>
  key === undefined ? null : createHash('sha256').update(key).digest('hex');

/**
 * Sends a message. A recruiter's first message to an untied person is paid in the same transaction, once per company and person.
 */
@Injectable()
export class SendMessage {
  constructor(
    private readonly identity: IdentityFacade,
    private readonly disclosures: DisclosuresFacade,
    private readonly companies: CompaniesFacade,
    private readonly matching: MatchingFacade,
    private readonly media: MediaFacade,
    private readonly credits: CreditsFacade,
    private readonly conversations: ConversationRepository,
    private readonly files: MessageFiles,
    private readonly pairs: PairFactsQuery,
    private readonly outbox: Outbox,
    private readonly transaction: Transaction,
  ) {}

  /**
   * @param key idempotency key: a repeated request returns the same message.
   * @throws NotFound if the person is unknown or the caller may not see them; WritingRefused, CompanyMissing,
   * TooManyConversations,
   * AttachmentWhileMasked, AttachmentUnknown, InsufficientCredits
   */
  execute(actor: Actor, input: MessageInput, key?: string): Promise<MessageMade> {
    const otherId = input.conversation_id === undefined ? input.receiver_id : otherOf(input.conversation_id, actor.id);
    if (otherId === undefined || otherId === null || otherId === actor.id) throw new NotFound();
    const requestHash = hashOf(key);
    return this.transaction.run(async () => {
      const accounts = await this.identity.holdAccounts([actor.id, otherId]);
      if (!accounts.get(actor.id)?.active) throw new Forbidden();
      await this.conversations.lockStarter(actor.id);
      const earlier = await this.#madeBefore(actor.id, otherId, requestHash);
      const id = conversationIdOf(actor.id, otherId);
      const made = { conversationId: id, receiverId: otherId };
      if (earlier !== null) return { ...made, id: earlier, charged: 0 };
      const stage = await this.#stageOf(actor, otherId, accounts.get(otherId));
      await this.matching.lockPair(stage.companyId, stage.seekerId);
      const stored = await this.conversations.findForChange(id);
      if (!stored && input.conversation_id !== undefined) throw new NotFound();
      const facts = await this.pairs.ofOne(stage);
      const writing = await this.#assertMayWrite(stage, stored, facts);
      await this.#assertFiles(stage, input.attachment_ids, facts);
      const { content, attachment_ids: files } = input;
      return { ...made, ...(await this.#write(stage, stored, { content, files, requestHash, writing, at: facts.at })) };
    });
  }

  /**
   * The message that this request already created, if its answer was lost. @throws IdempotencyKeyReused if the key was used for
   * another person.
   */
  async #madeBefore(senderId: string, otherId: string, requestHash: string | null): Promise<string | null> {
    const made = requestHash === null ? null : await this.conversations.findByRequest(senderId, requestHash);
    if (made && made.conversationId !== conversationIdOf(senderId, otherId)) throw new IdempotencyKeyReused();
    return made?.id ?? null;
  }

  /** @throws NotFound, CompanyMissing */
  async #stageOf(actor: Actor, otherId: string, other: AccountCard | undefined): Promise<Stage> {
    if (sideOf(actor) === 'SEEKER') {
      if (other?.role !== 'RECRUITER' || !other.active) throw new NotFound();
      const company = await this.companies.companyOf(otherId);
      if (!company) throw new NotFound();
      return { actor, otherId, seekerId: actor.id, recruiterId: otherId, companyId: company.id };
    }
    const employer = await this.disclosures.employerOfViewer(actor);
    // Hidden, excluded and closed accounts, and other kinds of accounts, give 404 for the recruiter.
    const viewer = { id: actor.id, role: actor.role, employer };
    const known = await this.identity.presentNames(viewer, [otherId], { language: 'fr', place: 'list' });
    if (!known.has(otherId)) throw new NotFound();
    if (employer.companyId === null) throw new CompanyMissing();
    return { actor, otherId, seekerId: otherId, recruiterId: actor.id, companyId: employer.companyId };
  }

  /** @throws WritingRefused, TooManyConversations */
  async #assertMayWrite(
    stage: Stage,
    stored: Conversation | null,
    facts: PairFacts,
  ): Promise<Extract<Writing, { allowed: true }>> {
    const { actor, seekerId, companyId } = stage;
    const side = sideOf(actor);
    const [blockedByMe, blockedByOther] =
      side === 'SEEKER' ? [facts.seekerBlocks, facts.recruiterBlocks] : [facts.recruiterBlocks, facts.seekerBlocks];
    const excluded = side === 'SEEKER' && (await this.disclosures.excludedAmong(seekerId, [companyId])).has(companyId);
    const sameCompany = stored === null || stored.companyId === companyId;
    const writing = mayWrite({
      side,
      ...facts,
      price: this.credits.priceOf('SEND_MESSAGE'),
      conversation: stored && { unsolicitedAt: stored.unsolicitedAt },
      blockedByMe,
      otherAvailable: sameCompany && !excluded && !blockedByOther,
    });
    if (!writing.allowed) throw new WritingRefused(writing.reason);
    if (!stored) {
      const started = await this.conversations.countStarted(actor.id, side, facts.at);
      if (started >= MAX_NEW_CONVERSATIONS) throw new TooManyConversations(MAX_NEW_CONVERSATIONS);
    }
    return writing;
  }

  /** @throws AttachmentWhileMasked, AttachmentUnknown */
  async #assertFiles(stage: Stage, fileIds: readonly string[], facts: PairFacts): Promise<void> {
    if (fileIds.length === 0) return;
    if (sideOf(stage.actor) === 'SEEKER' && !facts.disclosed) throw new AttachmentWhileMasked();
    const cards = await this.media.attachmentsOf(fileIds);
    const own = fileIds.filter((id) => cards.get(id)?.ownerId === stage.actor.id);
    if (new Set(own).size !== fileIds.length) throw new AttachmentUnknown();
  }

  async #write(
    stage: Stage,
    stored: Conversation | null,
    message: {
      readonly content: string;
      readonly files: readonly string[];
      readonly requestHash: string | null;
      readonly writing: Extract<Writing, { allowed: true }>;
      /** Read under the conversation's lock, so that messages of two servers have one order. */
      readonly at: Date;
    },
  ): Promise<Pick<MessageMade, 'id' | 'charged'>> {
    const { actor, otherId, seekerId, recruiterId, companyId } = stage;
    const side = sideOf(actor);
    const now = message.at;
    const conversation = stored ?? Conversation.between({ seekerId, recruiterId, companyId, startedBy: side }, now);
    if (!stored) this.conversations.add(conversation);
    if (message.writing.unsolicited) conversation.unsolicitedAt = now;
    const sequence = conversation.append(side, now);
    const id = newId();
    const { content, requestHash } = message;
    this.conversations.add(
      Message.written({ id, conversationId: conversation.id, sequence, senderId: actor.id, content, requestHash }, now),
    );
    await this.conversations.flush();
    if (!(await this.files.add(id, message.files))) throw new AttachmentUnknown();
    await this.outbox.publish(messageCreated, {
      message_id: id,
      conversation_id: conversation.id,
      sender_id: actor.id,
      receiver_id: otherId,
      first: sequence === 1,
    });
    return { id, charged: message.writing.price > 0 ? await this.#pay(stage, id) : 0 };
  }

  /** Last, because it locks the credit account. @returns charged credits */
  async #pay({ actor, seekerId, companyId }: Stage, messageId: string): Promise<number> {
    const owes = await this.matching.notePaid({ companyId, seekerId, act: 'SEND_MESSAGE', paidBy: actor.id });
    if (!owes) return 0;
    await this.credits.spend({
      ownerId: actor.id,
      companyId,
      price: 'SEND_MESSAGE',
      reference: { type: 'MESSAGE', id: messageId },
      key: `message:${messageId}`,
      madeBy: actor.id,
    });
    return this.credits.priceOf('SEND_MESSAGE');
  }
}
