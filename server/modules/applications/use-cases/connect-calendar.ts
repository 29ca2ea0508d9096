import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { Transaction } from '../../../platform/database/transaction.js';
import { NotFound } from '../../../platform/errors/request.errors.js';
import { Outbox } from '../../../platform/outbox/outbox.js';
import { IdentityFacade } from '../../identity/index.js';
import { CaldavClient, type RemoteCalendar } from '../caldav/caldav-client.js';
import type { CaldavAccount } from '../caldav/caldav-request.js';
import { CalendarAddressRefused, CalendarChanged, CalendarNotRead } from '../domain/application.errors.js';
import { serverAddress } from '../domain/caldav-address.js';
import { CalendarFailure } from '../domain/calendar-failure.js';
import type { ConnectCalendarRequest } from '../http/connected-calendar.contract.js';
import { writeCalendars } from '../jobs/write-calendars.definition.js';
import { CalendarConnections } from '../persistence/calendar-connections.js';
import { EndConnection } from './end-connection.js';
import { ReadCalendars } from './read-calendars.js';
import { WriteCalendars } from './write-calendars.js';

/** A member connects their own calendar, so that its busy times are not offered to candidates. */
@Injectable()
export class ConnectCalendar {
  constructor(
    private readonly connections: CalendarConnections,
    private readonly client: CaldavClient,
    private readonly reading: ReadCalendars,
    private readonly writing: WriteCalendars,
    private readonly ending: EndConnection,
    private readonly outbox: Outbox,
    private readonly identity: IdentityFacade,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  /** Signs in on the server, and keeps the account only if that worked. @throws CalendarAddressRefused, TooManyAttempts, CalendarNotRead */
  async connect(accountId: string, request: ConnectCalendarRequest): Promise<void> {
    const url = serverAddress(request.server_url, this.client.anyAddress);
    if (!url) throw new CalendarAddressRefused();
    await this.identity.countCalendarSignIn(accountId);
    const account = { server: url.href, user: request.user_name, password: request.password };
    const calendars = await asked(() => this.client.calendarsOf(account));
    if (calendars.length === 0) throw new CalendarNotRead('GONE');
    await this.#removeFormer(accountId, account);
    await this.transaction.run(() => this.connections.connect(accountId, account, this.clock.now()));
    const [only, ...others] = calendars;
    if (only && others.length === 0) await this.choose(accountId, only.url);
  }

  /** The calendars of the connected account, as its server has them now. @throws NotFound, CalendarNotRead */
  async calendars(accountId: string): Promise<readonly RemoteCalendar[]> {
    const account = await this.connections.accountOf(accountId);
    if (!account) throw new NotFound();
    return asked(() => this.client.calendarsOf(account));
  }

  /** Reads it at once. @throws NotFound, also for a calendar that the account does not have; CalendarNotRead, CalendarChanged */
  async choose(accountId: string, calendarUrl: string): Promise<void> {
    const before = await this.connections.of(accountId);
    const calendar = (await this.calendars(accountId)).find(({ url }) => url === calendarUrl);
    if (!before || !calendar) throw new NotFound();
    const isChosen = await this.transaction.run(async () => {
      if (before.writes) await this.outbox.enqueue(writeCalendars, {});
      return this.connections.choose(accountId, before.revision, calendar, this.clock.now());
    });
    const connection = await this.connections.of(accountId);
    if (!isChosen || !connection) throw new CalendarChanged();
    await this.reading.one(connection);
  }

  /** Password and busy times are deleted; interviews that were written are removed first. */
  disconnect(accountId: string): Promise<void> {
    return this.ending.execute(accountId);
  }

  /** Another account gets no events of ours removed later, because the former password is gone then. */
  async #removeFormer(accountId: string, { server, user }: CaldavAccount): Promise<void> {
    const former = await this.connections.stored(accountId);
    const isSame = former?.serverUrl === server && former.userName === user;
    const keepsEvents = isSame && former.writes && former.endingAt === null;
    if (former && !keepsEvents) await this.writing.removeAll(accountId);
  }
}

/** @throws CalendarNotRead */
async function asked<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof CalendarFailure) throw new CalendarNotRead(error.reason);
    throw error;
  }
}
