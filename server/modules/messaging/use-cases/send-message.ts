import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../platform/auth/actor.js';
import { type Call, type Command, type Outcome, commandEvent } from '../../../platform/commands/command.js';
import { CommandKernel } from '../../../platform/commands/command-kernel.js';
import type { Lock } from '../../../platform/commands/lock-order.js';
import { Forbidden, NotFound } from '../../../platform/errors/request.errors.js';
import { CompaniesFacade } from '../../companies/index.js';
import { CreditsFacade } from '../../credits/index.js';
import { DisclosuresFacade, IdentityFacade, type KnownEmployer } from '../../identity/index.js';
import { MatchingFacade } from '../../matching/index.js';
import { MediaFacade } from '../../media/index.js';
import { Conversation, type Side } from '../domain/conversation.entity.js';
import { conversationIdOf, otherOf } from '../domain/conversation-id.js';
import { Message } from '../domain/message.entity.js';
import { MAX_NEW_CONVERSATIONS } from '../domain/message-limits.js';
import {
  AttachmentUnknown,
  AttachmentWhileMasked,
  CompanyMissing,
  ScheduledHasPrice,
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

export interface MessageInput extends Pick<
  SendMessageRequest,
  'content' | 'conversation_id' | 'receiver_id' | 'attachment_ids'
> {
  /** For a scheduled message: refused if it costs credits when it is due, because its author saw no price. */
  readonly isFreeOnly?: boolean;
}

/** A message to one person. */
interface Addressed extends MessageInput {
  readonly otherId: string;
}

/** Stored result, returned again to a repeated request. */
interface Sent {
  readonly id: string;
  /** Charged credits. */
  readonly charged: number;
}

export interface MessageMade extends Sent {
  readonly conversationId: string;
  readonly receiverId: string;
}

/** The two sides in terms of the rules. */
interface Sides {
  readonly side: Side;
  readonly seekerId: string;
  readonly recruiterId: string;
  readonly companyId: string;
  /** The recruiter's, if a recruiter writes. */
  readonly employer: KnownEmployer | null;
}

interface Stage {
  readonly sides: Sides;
  readonly stored: Conversation | null;
  readonly facts: PairFacts;
  readonly writing: Extract<Writing, { allowed: true }>;
}

/**
 * Sends a message. A recruiter's first message to an untied person is paid in the same transaction, once per company and person.
 */
@Injectable()
export class SendMessage implements Command<Addressed, Sides, Stage, Sent> {
  readonly name = 'messaging.send';
  readonly actors = ['JOB_SEEKER', 'RECRUITER'];
  readonly events = [messageCreated];

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
    private readonly kernel: CommandKernel,
  ) {}

  /**
   * @param key idempotency key: a repeated request returns the same message.
   * @throws NotFound if the person is unknown or the caller may not see them; WritingRefused, CompanyMissing,
   * TooManyConversations, AttachmentWhileMasked, AttachmentUnknown, InsufficientCredits, IdempotencyKeyReused
   */
  async execute(actor: Actor, input: MessageInput, key?: string): Promise<MessageMade> {
    const otherId = input.conversation_id === undefined ? input.receiver_id : otherOf(input.conversation_id, actor.id);
    if (otherId === undefined || otherId === null || otherId === actor.id) throw new NotFound();
    const sent = await this.kernel.run(this, { actor, input: { ...input, otherId }, key });
    return { ...sent, conversationId: conversationIdOf(actor.id, otherId), receiverId: otherId };
  }

  asks({ otherId }: Addressed): unknown {
    return { otherId };
  }

  /** @throws NotFound, CompanyMissing */
  async find({ actor, input: { otherId } }: Call<Addressed>): Promise<Sides> {
    const side = sideOf(actor);
    if (side === 'SEEKER') {
      const company = await this.companies.companyOf(otherId);
      if (!company) throw new NotFound();
      return { side, seekerId: actor.id, recruiterId: otherId, companyId: company.id, employer: null };
    }
    const employer = await this.disclosures.employerOfViewer(actor);
    // Hidden, excluded and closed accounts, and other kinds of accounts, give 404 for the recruiter, with or without a company.
    if (employer.companyId === null) {
      await this.#assertVisible(actor, employer, otherId);
      throw new CompanyMissing();
    }
    return { side, seekerId: otherId, recruiterId: actor.id, companyId: employer.companyId, employer };
  }

  locks({ actor, input: { otherId } }: Call<Addressed>, { companyId, seekerId }: Sides): readonly Lock[] {
    return [
      { kind: 'account', of: actor.id },
      { kind: 'account', of: otherId },
      { kind: 'conversations of', of: actor.id },
      { kind: 'matching pair', of: `${companyId} ${seekerId}` },
    ];
  }

  /** @throws NotFound, Forbidden, WritingRefused, TooManyConversations, AttachmentWhileMasked, AttachmentUnknown */
  async load({ actor, input }: Call<Addressed>, sides: Sides): Promise<Stage> {
    const { otherId, conversation_id: conversationId, attachment_ids: fileIds } = input;
    const { side, seekerId, companyId, employer } = sides;
    const stored = await this.conversations.findForChange(conversationIdOf(actor.id, otherId));
    const [accounts, facts, excluded, started] = await Promise.all([
      this.identity.findAccounts([actor.id, otherId]),
      this.pairs.ofOne(sides),
      side === 'SEEKER' ? this.disclosures.excludedAmong(seekerId, [companyId]) : null,
      stored ? 0 : this.conversations.countStarted(actor.id, side),
      employer && this.#assertVisible(actor, employer, otherId),
    ]);
    if (!accounts.get(actor.id)?.active) throw new Forbidden();
    const other = accounts.get(otherId);
    if (side === 'SEEKER' && (other?.role !== 'RECRUITER' || !other.active)) throw new NotFound();
    if (!stored && conversationId !== undefined) throw new NotFound();
    const writing = this.#writingOf(sides, stored, facts, excluded?.has(companyId) ?? false);
    if (input.isFreeOnly && writing.price > 0) throw new ScheduledHasPrice();
    if (started >= MAX_NEW_CONVERSATIONS) throw new TooManyConversations(MAX_NEW_CONVERSATIONS);
    await this.#assertFiles(actor, side, fileIds, facts);
    return { sides, stored, facts, writing };
  }

  /** @throws AttachmentUnknown, InsufficientCredits */
  async handle(call: Call<Addressed>, { sides, stored, facts, writing }: Stage): Promise<Outcome<Sent>> {
    const { actor, input, id } = call;
    const { side, seekerId, recruiterId, companyId } = sides;
    // Read under the conversation's lock, so that messages of two servers have one order.
    const now = facts.at;
    const conversation = stored ?? Conversation.between({ seekerId, recruiterId, companyId, startedBy: side }, now);
    if (!stored) this.conversations.add(conversation);
    if (writing.unsolicited) conversation.unsolicitedAt = now;
    const sequence = conversation.append(side, now);
    const { content, attachment_ids: fileIds } = input;
    this.conversations.add(
      Message.written({ id, conversationId: conversation.id, sequence, senderId: actor.id, content }, now),
    );
    await this.conversations.flush();
    if (!(await this.files.add(id, fileIds))) throw new AttachmentUnknown();
    const event = commandEvent(messageCreated, {
      message_id: id,
      conversation_id: conversation.id,
      sender_id: actor.id,
      receiver_id: input.otherId,
      first: sequence === 1,
    });
    const charged = writing.price > 0 ? await this.#pay(call, sides) : 0;
    return { result: { id, charged }, events: [event] };
  }

  /** @throws NotFound */
  async #assertVisible({ id, role }: Actor, employer: KnownEmployer, seekerId: string): Promise<void> {
    const viewer = { id, role, employer };
    const known = await this.identity.presentNames(viewer, [seekerId], { language: 'fr', place: 'list' });
    if (!known.has(seekerId)) throw new NotFound();
  }

  /** @throws WritingRefused */
  #writingOf(
    { side, companyId }: Sides,
    stored: Conversation | null,
    facts: PairFacts,
    isExcluded: boolean,
  ): Extract<Writing, { allowed: true }> {
    const [blockedByMe, blockedByOther] =
      side === 'SEEKER' ? [facts.seekerBlocks, facts.recruiterBlocks] : [facts.recruiterBlocks, facts.seekerBlocks];
    const sameCompany = stored === null || stored.companyId === companyId;
    const writing = mayWrite({
      side,
      ...facts,
      price: this.credits.priceOf('SEND_MESSAGE'),
      conversation: stored && { unsolicitedAt: stored.unsolicitedAt },
      blockedByMe,
      otherAvailable: sameCompany && !isExcluded && !blockedByOther,
    });
    if (!writing.allowed) throw new WritingRefused(writing.reason);
    return writing;
  }

  /** @throws AttachmentWhileMasked, AttachmentUnknown */
  async #assertFiles(actor: Actor, side: Side, fileIds: readonly string[], facts: PairFacts): Promise<void> {
    if (fileIds.length === 0) return;
    if (side === 'SEEKER' && !facts.disclosed) throw new AttachmentWhileMasked();
    const cards = await this.media.attachmentsOf(fileIds);
    const own = fileIds.filter((id) => cards.get(id)?.ownerId === actor.id);
    if (new Set(own).size !== fileIds.length) throw new AttachmentUnknown();
  }

  /** Last, because it locks the credit account. @returns charged credits */
  async #pay({ actor, id }: Call<Addressed>, { companyId, seekerId }: Sides): Promise<number> {
    const owes = await this.matching.notePaid({ companyId, seekerId, act: 'SEND_MESSAGE', paidBy: actor.id });
    if (!owes) return 0;
    await this.credits.spend({
      ownerId: actor.id,
      companyId,
      price: 'SEND_MESSAGE',
      reference: { type: 'MESSAGE', id },
      key: `message:${id}`,
      madeBy: actor.id,
    });
    return this.credits.priceOf('SEND_MESSAGE');
  }
}
