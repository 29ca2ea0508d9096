import { Injectable } from '@nestjs/common';
import type { z } from 'zod';

/** The socket that a message came from. */
export interface SocketCaller {
  readonly socketId: string;
  readonly accountId: string;
  readonly role: string;
}

/** The sockets of all processes; null in a process without sockets. */
export interface SocketLine {
  /** Sends to the sockets of a group, in all processes. */
  emit(group: string, name: string, message: object): void;
  /** Adds a socket of this process to a group. */
  join(socketId: string, group: string): void;
  leave(socketId: string, group: string): void;
}

export interface SocketCommand {
  readonly schema: z.ZodType;
  /** Its result is sent back; a thrown error as its code. */
  readonly run: (caller: SocketCaller, message: never) => Promise<object>;
}

/** The answer that the client gets for each message. */
export type SocketReply = ({ readonly ok: true } & object) | { readonly ok: false; readonly code: string };

type CloseHandler = (caller: SocketCaller, wasEnded: boolean) => Promise<void>;

/**
 * Messages that clients may send on their socket. Modules declare theirs here; the gateway checks, limits and passes them on.
 * Anything that can be a request should be one: it has the guards of requests.
 */
@Injectable()
export class SocketHub {
  readonly #commands = new Map<string, SocketCommand>();
  readonly #closeHandlers: CloseHandler[] = [];
  line: SocketLine | null = null;

  /** @throws Error for a name that is already declared. */
  on<S extends z.ZodType>(
    name: string,
    schema: S,
    run: (caller: SocketCaller, message: z.infer<S>) => Promise<object>,
  ) {
    if (this.#commands.has(name)) throw new Error(`socket message ${name} is declared twice`);
    this.#commands.set(name, { schema, run });
  }

  /** @param handler gets every socket that closed; `wasEnded`: the server ended it, for example with its session. */
  onClose(handler: CloseHandler): void {
    this.#closeHandlers.push(handler);
  }

  command(name: string): SocketCommand | undefined {
    return this.#commands.get(name);
  }

  async closed(caller: SocketCaller, wasEnded: boolean): Promise<void> {
    for (const handler of this.#closeHandlers) await handler(caller, wasEnded);
  }
}
