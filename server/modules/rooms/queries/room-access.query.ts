import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { NotFound } from '../../../platform/errors/request.errors.js';
import { ApplicationsFacade, type LiveInterview } from '../../applications/index.js';
import { CompaniesFacade, decidesPosting, reachesPosting, type TeamSeat } from '../../companies/index.js';
import { DisclosuresFacade } from '../../identity/index.js';
import { entryProblem } from '../domain/entry.js';
import type { RoomRole } from '../domain/presence.js';
import { RoomClosed, RoomHiddenByBlindReview } from '../domain/room.errors.js';

/** A signed-in person. Without the employer of their session, which may have changed since a socket was opened. */
export interface Visitor {
  readonly id: string;
  readonly role: string;
}

export interface Access {
  readonly interview: LiveInterview;
  readonly role: RoomRole;
}

/** A person in a room, for {@link RoomAccess.lost}. */
export interface Present extends Visitor {
  readonly interviewId: string;
}

type Seat = TeamSeat & { readonly companyId: string };

/** Decides whether a person may enter the room of an interview now. */
@Injectable()
export class RoomAccess {
  constructor(
    private readonly applications: ApplicationsFacade,
    private readonly companies: CompaniesFacade,
    private readonly disclosures: DisclosuresFacade,
    private readonly clock: Clock,
  ) {}

  /** @throws NotFound, RoomClosed, RoomHiddenByBlindReview */
  async of({ id, role: accountRole }: Visitor, interviewId: string): Promise<Access> {
    const interview = (await this.applications.interviewsOf([interviewId])).get(interviewId);
    const seat = accountRole === 'RECRUITER' ? (await this.companies.seatsOf([id])).get(id) : undefined;
    const role = interview && roleIn(interview, id, seat);
    if (!interview || role === null || role === undefined) throw new NotFound();
    if (role !== 'CANDIDATE' && (await this.disclosures.reviewsBlind({ id, role: accountRole }, interview.seekerId))) {
      throw new RoomHiddenByBlindReview();
    }
    const problem = entryProblem(interview, this.clock.now());
    if (problem !== null) throw new RoomClosed(problem, interview);
    return { interview, role };
  }

  /** Whether the person is the candidate or a member of the team whose role reaches the posting, also after the interview. */
  async belongs({ id, role }: Visitor, interviewId: string): Promise<boolean> {
    const interview = (await this.applications.interviewsOf([interviewId])).get(interviewId);
    const seat = role === 'RECRUITER' ? (await this.companies.seatsOf([id])).get(id) : undefined;
    return interview !== undefined && roleIn(interview, id, seat) !== null;
  }

  /** Those of the people who are the candidate, or members of the team whose role reaches the posting. */
  async belonging(
    people: readonly string[],
    interviewId: string,
  ): Promise<{ readonly interview: LiveInterview; readonly people: readonly string[] } | null> {
    const interview = (await this.applications.interviewsOf([interviewId])).get(interviewId);
    if (!interview) return null;
    const seats = await this.companies.seatsOf(people);
    return { interview, people: people.filter((id) => roleIn(interview, id, seats.get(id)) !== null) };
  }

  /** People in rooms who may no longer be there. Two statements for any number of people. */
  async lost<T extends Present>(people: readonly T[]): Promise<readonly T[]> {
    const interviews = await this.applications.interviewsOf(people.map(({ interviewId }) => interviewId));
    const recruiters = people.filter(({ role }) => role === 'RECRUITER').map(({ id }) => id);
    const seats = await this.companies.seatsOf(recruiters);
    const now = this.clock.now();
    return people.filter(({ id, interviewId }) => {
      const interview = interviews.get(interviewId);
      return !interview || entryProblem(interview, now) !== null || roleIn(interview, id, seats.get(id)) === null;
    });
  }
}

/** The candidate, or a member of the company's team whose role reaches the posting. Those who only review are guests. */
function roleIn(interview: LiveInterview, accountId: string, seat: Seat | undefined): RoomRole | null {
  if (accountId === interview.seekerId) return 'CANDIDATE';
  if (seat?.companyId !== interview.companyId || !reachesPosting(seat, interview.jobId)) return null;
  return decidesPosting(seat, interview.jobId) ? 'HOST' : 'GUEST';
}
