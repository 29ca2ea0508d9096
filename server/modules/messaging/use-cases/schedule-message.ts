import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../platform/auth/actor.js';
import { Clock } from '../../../platform/clock/clock.js';
import type { Call, Command, Outcome } from '../../../platform/commands/command.js';
import { CommandKernel } from '../../../platform/commands/command-kernel.js';
import type { Lock } from '../../../platform/commands/lock-order.js';
import {
  ScheduledFull,
  ScheduledHasPrice,
  ScheduledInPast,
  ScheduledTooFar,
  WritingRefused,
} from '../domain/messaging.errors.js';
import { MAX_SCHEDULED, SCHEDULED_WITHIN_DAYS } from '../domain/scheduled-message.entity.js';
import type { ScheduleMessageRequest } from '../http/scheduled-messages.contract.js';
import { GetConversationQuery } from '../queries/get-conversation.query.js';

const DAY_MS = 86_400_000;

/** A recruiter writes a message that is sent later. */
@Injectable()
export class ScheduleMessage implements Command<ScheduleMessageRequest, null, null, string> {
  readonly name = 'messaging.schedule';
  readonly actors = ['RECRUITER'];
  readonly events = [];
  readonly constraints = { scheduled_message_slot_check: () => new ScheduledFull(MAX_SCHEDULED) };

  constructor(
    private readonly em: EntityManager,
    private readonly conversations: GetConversationQuery,
    private readonly clock: Clock,
    private readonly kernel: CommandKernel,
  ) {}

  /**
   * @param key idempotency key: a repeated request schedules nothing more.
   * @returns the id of the scheduled message.
   * @throws NotFound, WritingRefused, ScheduledHasPrice, ScheduledInPast, ScheduledTooFar, ScheduledFull
   */
  async execute(actor: Actor, input: ScheduleMessageRequest, key?: string): Promise<string> {
    // Only a friendly early answer: what holds when the message is due decides.
    const { writing } = await this.conversations.with(actor, input.receiver_id, 'fr');
    if (!writing.allowed) throw new WritingRefused(writing.reason ?? 'UNAVAILABLE');
    if (writing.price > 0) throw new ScheduledHasPrice();
    return this.kernel.run(this, { actor, input, key });
  }

  asks(input: ScheduleMessageRequest): unknown {
    return input;
  }

  find(): Promise<null> {
    return Promise.resolve(null);
  }

  /** Two messages of one author take their slots one after the other. */
  locks({ actor }: Call<ScheduleMessageRequest>): readonly Lock[] {
    return [{ kind: 'conversations of', of: actor.id }];
  }

  load(): Promise<null> {
    return Promise.resolve(null);
  }

  async handle({ actor, input, id }: Call<ScheduleMessageRequest>): Promise<Outcome<string>> {
    const now = this.clock.now();
    const sendAt = new Date(input.send_at);
    if (sendAt <= now) throw new ScheduledInPast();
    if (sendAt.getTime() > now.getTime() + SCHEDULED_WITHIN_DAYS * DAY_MS) {
      throw new ScheduledTooFar(SCHEDULED_WITHIN_DAYS);
    }
    // The lowest free slot; without one, 101, which the constraint refuses.
    await this.em.execute(
      `insert into scheduled_message (id, author_id, receiver_id, slot, content, send_at, state, created_at)
       select ?, ?, ?, min(free.slot), ?, ?, 'WAITING', ? from generate_series(1, ${MAX_SCHEDULED + 1}) as free (slot)
        where not exists (select 1 from scheduled_message m where m.author_id = ? and m.slot = free.slot)`,
      [id, actor.id, input.receiver_id, input.content, sendAt, now, actor.id],
    );
    return { result: id, events: [] };
  }
}
