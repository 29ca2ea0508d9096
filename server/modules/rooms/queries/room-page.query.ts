import { Injectable } from '@nestjs/common';
import { Settings } from '../../../platform/config/settings.js';
import type { Language } from '../../../platform/http/language.js';
import { IdentityFacade } from '../../identity/index.js';
import { JobsFacade } from '../../jobs/index.js';
import { windowOf } from '../domain/entry.js';
import type { RoomRole } from '../domain/presence.js';
import type { RoomAnswer, RoomPerson } from '../http/rooms.contract.js';
import { RoomRepository } from '../persistence/room.repository.js';
import { turnCredentials } from '../turn/turn-credentials.js';
import type { OpenedRoom } from '../use-cases/open-room.js';
import type { Visitor } from './room-access.query.js';

/** The page of a room for a person who may enter it: names, the posting and its questions, and how to reach the others. */
@Injectable()
export class RoomPage {
  constructor(
    private readonly rooms: RoomRepository,
    private readonly identity: IdentityFacade,
    private readonly jobs: JobsFacade,
    private readonly settings: Settings,
  ) {}

  async execute(
    visitor: Visitor,
    { roomId, participantId, role, interview }: OpenedRoom,
    language: Language,
  ): Promise<RoomAnswer> {
    const job = (await this.jobs.findJobCards([interview.jobId])).get(interview.jobId);
    const { opensAt, closesAt } = windowOf(interview);
    // Only the company prepares questions; the candidate hears them.
    const questions = role === 'CANDIDATE' ? [] : await this.jobs.videoQuestionsOf(interview.jobId);
    return {
      room_id: roomId,
      interview_id: interview.id,
      application_id: interview.applicationId,
      you: { participant_id: participantId, role },
      people: await this.#people(visitor, role, roomId, interview.seekerId, language),
      job: { id: interview.jobId, title: job?.title ?? '', company: job?.company.name ?? '' },
      questions: [...questions],
      ice_servers: this.#iceServers(participantId, closesAt),
      starts_at: interview.scheduledAt.toISOString(),
      opens_at: opensAt.toISOString(),
      ends_at: closesAt.toISOString(),
    };
  }

  /** The candidate as the reader may see them; colleagues of the company by name. */
  async #people(
    visitor: Visitor,
    role: RoomRole,
    roomId: string,
    seekerId: string,
    language: Language,
  ): Promise<RoomPerson[]> {
    const all = await this.rooms.people(roomId);
    const isIn = all.some(({ accountId, status }) => accountId === visitor.id && status === 'IN');
    // Hosts must know who waits. Others see who is in the room once they are.
    const people = all.filter(
      ({ accountId, status }) => accountId === visitor.id || role === 'HOST' || (isIn && status === 'IN'),
    );
    const accounts = await this.identity.findAccounts(people.map(({ accountId }) => accountId));
    const seen = await this.identity.presentNames(visitor, [seekerId], { language, place: 'list' });
    return people.map(({ id, accountId, role }) => ({
      participant_id: id,
      role,
      name:
        accountId === seekerId && visitor.id !== seekerId
          ? (seen.get(seekerId)?.full_name ?? null)
          : (accounts.get(accountId)?.full_name ?? null),
    }));
  }

  #iceServers(participantId: string, until: Date): RoomAnswer['ice_servers'] {
    const { TURN_URL: url, TURN_SECRET: secret } = this.settings.env;
    return url === undefined || secret === undefined ? [] : [turnCredentials({ url, secret }, participantId, until)];
  }
}
