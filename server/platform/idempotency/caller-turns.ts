import { AsyncLocalStorage } from 'node:async_hooks';
import { Injectable } from '@nestjs/common';
import { Unavailable } from '../errors/request.errors.js';

/** Writes of one caller that run at the same time. A page sends two or three, for example save and autosave. */
export const MAX_AT_ONCE = 4;
/** As long as a statement may take (milliseconds). */
const LONGEST_WAIT_MS = 15_000;

interface Waiting {
  readonly begin: () => void;
}

interface Turns {
  running: number;
  readonly waiting: Waiting[];
}

/**
 * Lets only a few writes of one caller begin in this process; the others wait in memory. Writes of one caller wait for the same locks, so
 * without this, 100 parallel reservations of one recruiter hold every database connection, and everybody else waits for one.
 */
@Injectable()
export class CallerTurns {
  readonly #callers = new Map<string, Turns>();
  readonly #turn = new AsyncLocalStorage<true>();

  /**
   * Work inside a turn needs no other one: a command of a request would wait for the turn that its request has.
   *
   * @throws Unavailable if the turn does not come in time; then nothing was done.
   */
  run<T>(caller: string, work: () => Promise<T>, longestWaitMs = LONGEST_WAIT_MS): Promise<T> {
    return this.#turn.getStore() ? work() : this.#inTurn(caller, () => this.#turn.run(true, work), longestWaitMs);
  }

  async #inTurn<T>(caller: string, work: () => Promise<T>, longestWaitMs: number): Promise<T> {
    const turns = this.#callers.get(caller) ?? { running: 0, waiting: [] };
    this.#callers.set(caller, turns);
    if (turns.running < MAX_AT_ONCE) turns.running += 1;
    else await turnOf(turns, longestWaitMs);
    try {
      return await work();
    } finally {
      // The place goes to the first who waits; otherwise it is free.
      const next = turns.waiting.shift();
      if (next) next.begin();
      else turns.running -= 1;
      if (turns.running === 0) this.#callers.delete(caller);
    }
  }
}

function turnOf({ waiting }: Turns, longestWaitMs: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const begin = (): void => {
      clearTimeout(late);
      resolve();
    };
    const mine: Waiting = { begin };
    const late = setTimeout(() => {
      waiting.splice(waiting.indexOf(mine), 1);
      reject(new Unavailable());
    }, longestWaitMs);
    waiting.push(mine);
  });
}
