import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../platform/auth/actor.js';
import type { Language } from '../../../platform/http/language.js';
import { Translator } from '../../../platform/i18n/translator.js';
import { CreditsFacade } from '../../credits/index.js';
import { DisclosuresFacade, IdentityFacade } from '../../identity/index.js';
import { mayWrite, type Writing } from '../domain/writing.policy.js';
import type { ConversationAnswer, PartyAnswer, WritingAnswer } from '../http/conversations.contract.js';
import type { ConversationRow } from './conversation-row.js';
import { sideOf } from './own-conversations.js';
import { keyOf, type PairFacts, PairFactsQuery } from './pair-facts.query.js';

/** An existing conversation, or the one a first message would create. */
export type ConversationFacts = Omit<ConversationRow, 'last_message_id'> & { readonly exists: boolean };

interface People {
  readonly parties: ReadonlyMap<string, PartyAnswer>;
  /** People whose account can receive messages. */
  readonly reachable: ReadonlySet<string>;
  /** For the words of masked people. */
  readonly scrubbers: ReadonlyMap<string, (text: string) => string>;
}

/** Presents conversations to one of their people; identity's presenter masks the other person and their words. */
@Injectable()
export class PresentConversations {
  constructor(
    private readonly identity: IdentityFacade,
    private readonly disclosures: DisclosuresFacade,
    private readonly credits: CreditsFacade,
    private readonly pairs: PairFactsQuery,
    private readonly translator: Translator,
  ) {}

  async execute(rows: readonly ConversationFacts[], viewer: Actor, language: Language): Promise<ConversationAnswer[]> {
    const side = sideOf(viewer);
    const facts = await this.pairs.of(rows.map(pairOf));
    const people =
      side === 'SEEKER' ? await this.#recruiters(rows, viewer.id, facts) : await this.#seekers(rows, viewer, language);
    return rows.flatMap((row) => {
      const otherId = otherOf(row, viewer.id);
      const [me, recipient] = [people.parties.get(viewer.id), people.parties.get(otherId)];
      if (!me || !recipient) return [];
      const pair = facts.get(keyOf(pairOf(row)));
      const [seekerBlocks, recruiterBlocks] = [pair?.seekerBlocks === true, pair?.recruiterBlocks === true];
      const blockedByMe = side === 'SEEKER' ? seekerBlocks : recruiterBlocks;
      const blockedByOther = side === 'SEEKER' ? recruiterBlocks : seekerBlocks;
      const writing = mayWrite({
        side,
        tied: pair?.tied ?? false,
        endedAt: pair?.endedAt ?? null,
        paid: pair?.paid ?? false,
        price: this.credits.priceOf('SEND_MESSAGE'),
        conversation: row.exists
          ? { unsolicitedAt: row.unsolicited_at === null ? null : new Date(row.unsolicited_at) }
          : null,
        blockedByMe,
        otherAvailable: people.reachable.has(otherId) && !blockedByOther,
      });
      const [first, second] = viewer.id < otherId ? [me, recipient] : [recipient, me];
      // Scrub only the other person's words; the reader's own are shown as sent.
      const isTheirs = recipient.is_masked && row.last_sender_id === row.seeker_id;
      const scrub = isTheirs ? (people.scrubbers.get(row.seeker_id) ?? (() => '')) : (text: string) => text;
      return [
        {
          id: row.id,
          user1_id: first.id,
          user2_id: second.id,
          user1: first,
          user2: second,
          recipient,
          last_message: row.last_content === null ? null : scrub(row.last_content),
          last_message_at: row.last_at === null ? null : new Date(row.last_at).toISOString(),
          last_message_sender_id: row.last_sender_id,
          unread_count: row.unread,
          is_new: !row.exists,
          writing: writingOf(writing, side === 'SEEKER', pair),
          blocked_by_me: blockedByMe,
        },
      ];
    });
  }

  async #recruiters(
    rows: readonly ConversationFacts[],
    seekerId: string,
    facts: ReadonlyMap<string, PairFacts>,
  ): Promise<People> {
    const recruiterIds = rows.map((row) => row.recruiter_id);
    const accounts = await this.identity.findAccounts([seekerId, ...recruiterIds]);
    const excluded = await this.disclosures.excludedAmong(
      seekerId,
      rows.map((row) => row.company_id),
    );
    const parties = new Map<string, PartyAnswer>();
    const reachable = new Set<string>();
    for (const row of rows) {
      const account = accounts.get(row.recruiter_id);
      parties.set(row.recruiter_id, {
        id: row.recruiter_id,
        is_masked: false,
        user_type: 'RECRUITER',
        full_name: account?.full_name ?? '',
        avatar_url: account?.active === true ? row.recruiter_avatar : null,
        company: companyOf(row),
      });
      const stands = account?.active === true && account.role === 'RECRUITER';
      if (stands && facts.get(keyOf(pairOf(row)))?.worksThere && !excluded.has(row.company_id)) {
        reachable.add(row.recruiter_id);
      }
    }
    parties.set(seekerId, ownParty(seekerId, 'JOB_SEEKER', accounts.get(seekerId)?.full_name, null));
    return { parties, reachable, scrubbers: new Map() };
  }

  async #seekers(rows: readonly ConversationFacts[], viewer: Actor, language: Language): Promise<People> {
    const seekerIds = rows.map((row) => row.seeker_id);
    const seen = await this.identity.presentNames(viewer, seekerIds, { language, place: 'list' });
    // People that the viewer may no longer see stay masked in their messages.
    const gone = await this.identity.scrubbersOf(seekerIds.filter((id) => !seen.has(id)));
    const { company } = await this.disclosures.employerOfViewer(viewer);
    const me = await this.identity.findAccount(viewer.id);
    const parties = new Map<string, PartyAnswer>();
    const reachable = new Set<string>();
    for (const row of rows) {
      const candidate = seen.get(row.seeker_id);
      parties.set(row.seeker_id, {
        id: row.seeker_id,
        is_masked: candidate?.is_masked ?? true,
        user_type: 'JOB_SEEKER',
        full_name: candidate?.full_name ?? this.translator.text('MESSAGING.SOMEBODY', language),
        avatar_url: candidate?.avatar_url ?? null,
      });
      if (candidate && company?.id === row.company_id) reachable.add(row.seeker_id);
    }
    parties.set(viewer.id, ownParty(viewer.id, 'RECRUITER', me?.full_name, company));
    const scrubbers = new Map([...gone, ...[...seen].map(([id, { scrub }]) => [id, scrub] as const)]);
    return { parties, reachable, scrubbers };
  }
}

const pairOf = (row: ConversationFacts) => ({
  seekerId: row.seeker_id,
  recruiterId: row.recruiter_id,
  companyId: row.company_id,
});
/** The recruiter's company in this conversation, even if removed. */
const companyOf = ({
  company_id: id,
  company_name: name,
  company_logo: logo,
}: ConversationFacts): PartyAnswer['company'] => (name === null ? null : { id, name, logo_url: logo });
const otherOf = (row: ConversationFacts, id: string): string =>
  row.seeker_id === id ? row.recruiter_id : row.seeker_id;

const ownParty = (
  id: string,
  userType: PartyAnswer['user_type'],
  name: string | undefined,
  company: PartyAnswer['company'],
): PartyAnswer => ({ id, is_masked: false, user_type: userType, full_name: name ?? '', avatar_url: null, company });

function writingOf(writing: Writing, isSeeker: boolean, pair: PairFacts | undefined): WritingAnswer {
  const isMasked = isSeeker && pair?.disclosed !== true;
  return {
    allowed: writing.allowed,
    reason: writing.allowed ? null : writing.reason,
    price: writing.allowed ? writing.price : 0,
    attachments: writing.allowed && !isMasked,
    you_are_masked: isMasked,
  };
}
