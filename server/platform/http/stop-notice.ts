import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';

/**
 * The time between the stop signal and the first refused connection. Meanwhile requests are served, but readiness answers 503 and
 * each response closes its connection, so that proxies send their next requests to another API.
 */
@Injectable()
export class StopNotice {
  #isGiven = false;

  get isGiven(): boolean {
    return this.#isGiven;
  }

  async give(seconds: number): Promise<void> {
    this.#isGiven = true;
    await sleep(seconds * 1_000);
  }
}
