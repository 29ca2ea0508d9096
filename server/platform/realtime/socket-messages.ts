import { RequestContext } from '@mikro-orm/core';
import { MikroORM } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { problemOf } from '../http/http-problem.js';
import { Logger } from '../logging/logger.js';
import { MessageBudget } from './message-budget.js';
import { type SocketCaller, SocketHub, type SocketReply } from './socket-hub.js';

/** Undeclared messages after which a socket is disconnected. */
const MAX_UNKNOWN = 20;

/** The used part of a socket. */
interface Talker {
  onAny(listener: (name: string, ...rest: unknown[]) => void): unknown;
  disconnect(close: boolean): unknown;
}

/** Runs the messages of clients. A socket that sends too many, or unknown ones, is disconnected. */
@Injectable()
export class SocketMessages {
  constructor(
    private readonly hub: SocketHub,
    private readonly orm: MikroORM,
    private readonly logger: Logger,
  ) {}

  hear(socket: Talker, caller: SocketCaller): void {
    const budget = new MessageBudget(performance.now());
    let unknown = 0;
    socket.onAny((name, message, reply) => {
      const isKnown = this.hub.command(name) !== undefined;
      if (!isKnown) unknown += 1;
      if (unknown > MAX_UNKNOWN || !budget.spend(performance.now())) socket.disconnect(true);
      else if (isKnown) void this.#answer(caller, name, message, reply);
    });
  }

  /** Tells modules that a socket closed. */
  async closed(caller: SocketCaller, wasEnded: boolean): Promise<void> {
    try {
      await RequestContext.create(this.orm.em, () => this.hub.closed(caller, wasEnded));
    } catch (error) {
      this.logger.error({ err: error }, 'socket close not handled');
    }
  }

  async #answer(caller: SocketCaller, name: string, message: unknown, reply: unknown): Promise<void> {
    const answer = await this.#run(caller, name, message);
    if (typeof reply === 'function') (reply as (answer: SocketReply) => void)(answer);
  }

  async #run(caller: SocketCaller, name: string, message: unknown): Promise<SocketReply> {
    const command = this.hub.command(name);
    const parsed = command?.schema.safeParse(message);
    if (!command || !parsed?.success) return { ok: false, code: 'REQUEST.INVALID' };
    try {
      const result = await RequestContext.create(this.orm.em, () => command.run(caller, parsed.data as never));
      return { ok: true, ...result };
    } catch (error) {
      const { status, code } = problemOf(error);
      if (status >= 500) this.logger.error({ err: error, name }, 'socket message failed');
      return { ok: false, code };
    }
  }
}
