import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { newId } from '../../../platform/ids/new-id.js';
import type { RoomRole, RoomStatus } from '../domain/presence.js';

export interface Room {
  readonly id: string;
  readonly interviewId: string;
}

/** A person in, before or after a room. */
export interface Participant {
  readonly id: string;
  readonly accountId: string;
  readonly role: RoomRole;
  readonly status: RoomStatus;
  readonly place: number | null;
  readonly connection: string | null;
  readonly admittedAt: Date | null;
  readonly seenAt: Date;
}

interface ParticipantRow {
  id: string;
  account_id: string;
  role: RoomRole;
  status: RoomStatus;
  place: number | null;
  connection: string | null;
  admitted_at: string | null;
  seen_at: string;
}

const columns = 'id, account_id, role, status, place, connection, admitted_at, seen_at';

const participantOf = (row: ParticipantRow): Participant => ({
  id: row.id,
  accountId: row.account_id,
  role: row.role,
  status: row.status,
  place: row.place,
  connection: row.connection,
  admittedAt: row.admitted_at === null ? null : new Date(row.admitted_at),
  seenAt: new Date(row.seen_at),
});

/** Rooms and the people in them. */
@Injectable()
export class RoomRepository {
  constructor(private readonly em: EntityManager) {}

  /** The interview's room, made by the first person who opens it. An interview that moved closes later. */
  async open(interviewId: string, closesAt: Date, now: Date): Promise<string> {
    const [row] = await this.em.execute<{ id: string }[]>(
      `insert into interview_room (id, interview_id, created_at, closes_at) values (?, ?, ?, ?)
       on conflict (interview_id) do update set closes_at = excluded.closes_at returning id`,
      [newId(), interviewId, now, closesAt],
    );
    if (!row) throw new Error('the room was not stored');
    return row.id;
  }

  /** @returns the id of the person in this room, the same each time. */
  async register(roomId: string, accountId: string, role: RoomRole, now: Date): Promise<string> {
    const [row] = await this.em.execute<{ id: string }[]>(
      `insert into room_participant (id, room_id, account_id, role, status, seen_at) values (?, ?, ?, ?, 'OUTSIDE', ?)
       on conflict (room_id, account_id) do update set role = excluded.role returning id`,
      [newId(), roomId, accountId, role, now],
    );
    if (!row) throw new Error('the participant was not stored');
    return row.id;
  }

  /** Locks the room until the transaction ends, so that two people cannot take the last place. */
  async hold(roomId: string): Promise<Room | null> {
    const [row] = await this.em.execute<{ id: string; interview_id: string }[]>(
      'select id, interview_id from interview_room where id = ? for update',
      [roomId],
    );
    return row ? { id: row.id, interviewId: row.interview_id } : null;
  }

  async people(roomId: string): Promise<readonly Participant[]> {
    const rows = await this.em.execute<ParticipantRow[]>(
      `select ${columns} from room_participant where room_id = ? order by place nulls last, id limit 200`,
      [roomId],
    );
    return rows.map(participantOf);
  }

  /** Notes that a tab is still there. @returns null if the person's place belongs to another tab, or there is none. */
  async seen(roomId: string, accountId: string, connection: string, now: Date): Promise<Participant | null> {
    const [row] = await this.em.execute<ParticipantRow[]>(
      `update room_participant set seen_at = ? where room_id = ? and account_id = ? and connection = ?
       returning ${columns}`,
      [now, roomId, accountId, connection],
    );
    return row ? participantOf(row) : null;
  }

  async wait(id: string, connection: string, now: Date): Promise<void> {
    await this.em.execute(
      `update room_participant set status = 'WAITING', place = null, connection = ?, seen_at = ? where id = ?`,
      [connection, now, id],
    );
  }

  async enter(id: string, place: number, now: Date): Promise<void> {
    await this.em.execute(
      `update room_participant set status = 'IN', place = ?, admitted_at = coalesce(admitted_at, ?) where id = ?`,
      [place, now, id],
    );
  }

  /** The tab that speaks for the person from now on. */
  async connect(id: string, connection: string, now: Date): Promise<void> {
    await this.em.execute('update room_participant set connection = ?, seen_at = ? where id = ?', [
      connection,
      now,
      id,
    ]);
  }

  async refuse(id: string): Promise<void> {
    await this.em.execute(
      `update room_participant set status = 'REFUSED', place = null, admitted_at = null where id = ?`,
      [id],
    );
  }

  /** Frees the places of these people. */
  async dismiss(ids: readonly string[]): Promise<void> {
    if (ids.length === 0) return;
    await this.em.execute(
      `update room_participant set status = 'OUTSIDE', place = null, connection = null where id in (?)`,
      [[...ids]],
    );
  }

  /** Frees the place that a tab holds. @returns whether it held one or waited. */
  async leave(roomId: string, accountId: string, connection: string): Promise<boolean> {
    const rows = await this.em.execute<unknown[]>(
      `update room_participant set status = 'OUTSIDE', place = null, connection = null
        where room_id = ? and account_id = ? and connection = ? returning 1 as gone`,
      [roomId, accountId, connection],
    );
    return rows.length > 0;
  }

  /** The two people of a signal, if both are in the room and the first one's tab sends it. */
  async pair(roomId: string, accountId: string, connection: string, to: string): Promise<Pair | null> {
    const [row] = await this.em.execute<{ from_id: string; to_connection: string }[]>(
      `select me.id as from_id, other.connection as to_connection
         from room_participant me join room_participant other on other.room_id = me.room_id
        where me.room_id = ? and me.account_id = ? and me.connection = ? and me.status = 'IN'
          and other.id = ? and other.id <> me.id and other.status = 'IN' and other.connection is not null`,
      [roomId, accountId, connection, to],
    );
    return row ? { from: row.from_id, toConnection: row.to_connection } : null;
  }

  /** Deletes rooms that closed before. @returns how many. */
  async purge(before: Date, limit: number): Promise<number> {
    const rows = await this.em.execute<unknown[]>(
      `delete from interview_room where id in (select id from interview_room where closes_at < ? limit ?)
       returning 1 as purged`,
      [before, limit],
    );
    return rows.length;
  }
}

export interface Pair {
  readonly from: string;
  readonly toConnection: string;
}
