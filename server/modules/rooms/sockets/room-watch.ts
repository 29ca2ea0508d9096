import { RequestContext } from '@mikro-orm/core';
import { MikroORM } from '@mikro-orm/postgresql';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { QueueErrorReporter } from '../../../platform/queue/error-reporter.js';
import { type Present, RoomAccess } from '../queries/room-access.query.js';
import { LeaveRoom } from '../use-cases/leave-room.js';

/** Access ends within a second, so it is checked twice a second while somebody is in a room of this process. */
const CHECK_MS = 500;

/** A tab that is in a room or waits for it. */
export interface WatchedTab extends Present {
  readonly roomId: string;
  readonly connection: string;
}

/** Ends access for people who may no longer be in a room: removed from the team, application withdrawn, interview cancelled or over. */
@Injectable()
export class RoomWatch implements OnApplicationShutdown {
  readonly #tabs = new Map<string, WatchedTab>();
  #timer: NodeJS.Timeout | undefined;
  #isClosed = false;
  #lost: (tab: WatchedTab) => void = () => undefined;

  constructor(
    private readonly access: RoomAccess,
    private readonly leaveRoom: LeaveRoom,
    private readonly orm: MikroORM,
    private readonly errors: QueueErrorReporter,
  ) {}

  onLost(handler: (tab: WatchedTab) => void): void {
    this.#lost = handler;
  }

  add(socketId: string, tab: WatchedTab): void {
    this.#tabs.set(socketId, tab);
    this.#schedule();
  }

  remove(socketId: string): WatchedTab | undefined {
    const tab = this.#tabs.get(socketId);
    this.#tabs.delete(socketId);
    return tab;
  }

  onApplicationShutdown(): void {
    this.#isClosed = true;
    clearTimeout(this.#timer);
  }

  #schedule(): void {
    if (this.#timer !== undefined || this.#isClosed || this.#tabs.size === 0) return;
    this.#timer = setTimeout(() => void this.#check(), CHECK_MS).unref();
  }

  async #check(): Promise<void> {
    try {
      await RequestContext.create(this.orm.em, () => this.#endLost());
    } catch (error) {
      this.errors.report('interview rooms', error);
    }
    this.#timer = undefined;
    this.#schedule();
  }

  async #endLost(): Promise<void> {
    const tabs = [...this.#tabs].map(([socketId, tab]) => ({ socketId, ...tab }));
    for (const tab of await this.access.lost(tabs)) {
      this.remove(tab.socketId);
      await this.leaveRoom.execute({ roomId: tab.roomId, accountId: tab.id, connection: tab.connection });
      this.#lost(tab);
    }
  }
}
