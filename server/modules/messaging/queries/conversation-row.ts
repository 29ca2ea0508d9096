import type { Side } from '../domain/conversation.entity.js';

/** A conversation row, as selected for one side. */
export interface ConversationRow {
  readonly id: string;
  readonly seeker_id: string;
  readonly recruiter_id: string;
  readonly company_id: string;
  readonly unsolicited_at: string | null;
  readonly last_message_id: string | null;
  readonly last_content: string | null;
  readonly last_sender_id: string | null;
  readonly last_at: string | null;
  readonly unread: number;
  readonly company_name: string | null;
  readonly company_logo: string | null;
  /** Portrait of the recruiter. */
  readonly recruiter_avatar: string | null;
}

/** Counting stops here, because the badge shows "99+". */
const MAX_COUNTED = 100;

const lower = (side: Side): string => (side === 'SEEKER' ? 'seeker' : 'recruiter');

/** Condition for `message m` to be visible to a side. */
export const seenBy = (side: Side): string => `m.removed_at is null and not m.hidden_from_${lower(side)}`;

/** Condition for `message m` in `conversation c` to be unread by a side. */
export const unreadBy = (side: Side): string =>
  `m.sequence > c.${lower(side)}_read and m.sender_id <> c.${lower(side)}_id and ${seenBy(side)}`;

/** The select list and joins; the caller adds a condition on `c`. */
export const selectConversations = (side: Side): string => `
  select c.id, c.seeker_id, c.recruiter_id, c.company_id, c.unsolicited_at, c.last_message_at, l.id as last_message_id,
         l.content as last_content, l.sender_id as last_sender_id, l.created_at as last_at,
         k.name as company_name, k.logo_url as company_logo, p.avatar_url as recruiter_avatar,
         (select count(*)::int from (
            select 1 from message m where m.conversation_id = c.id and ${unreadBy(side)} limit ${MAX_COUNTED}) u) as unread
    from conversation c
    left join company k on k.id = c.company_id
    left join profile p on p.account_id = c.recruiter_id
    left join lateral (
      select m.id, m.content, m.sender_id, m.created_at from message m
       where m.conversation_id = c.id and ${seenBy(side)} order by m.sequence desc limit 1) l on true`;
