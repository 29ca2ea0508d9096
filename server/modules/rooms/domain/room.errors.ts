import { DomainError } from '../../../platform/errors/domain-error.js';
import { type EntryProblem, type RoomInterview, windowOf } from './entry.js';

/** The room cannot be entered now: too early, over, cancelled, not by video, or without a time. */
export class RoomClosed extends DomainError {
  override readonly facts: Readonly<Record<string, string>>;

  constructor(problem: EntryProblem, interview: RoomInterview) {
    super(`ROOMS.${problem}`, 'conflict');
    this.facts = { opens_at: windowOf(interview).opensAt.toISOString() };
  }
}

/** The caller has not finished the blind review of this person, and a live interview shows face and voice. */
export class RoomHiddenByBlindReview extends DomainError {
  constructor() {
    super('ROOMS.BLIND_REVIEW_OPEN', 'forbidden');
  }
}

/** Four people are in the room. */
export class RoomFull extends DomainError {
  constructor() {
    super('ROOMS.FULL', 'conflict');
  }
}

/** The person is in the room in another tab or on another device. */
export class RoomOpenElsewhere extends DomainError {
  constructor() {
    super('ROOMS.OPEN_ELSEWHERE', 'conflict');
  }
}

/** Only a host who is in the room lets people in. */
export class HostsOnly extends DomainError {
  constructor() {
    super('ROOMS.HOSTS_ONLY', 'forbidden');
  }
}

/** The caller or the other person is not in the room. */
export class NotInRoom extends DomainError {
  constructor() {
    super('ROOMS.NOT_IN_ROOM', 'conflict');
  }
}

/** The interview is being recorded, or everybody is being asked. */
export class RecordingOpen extends DomainError {
  constructor() {
    super('ROOMS.RECORDING_OPEN', 'conflict');
  }
}

/** Without the candidate there is no interview to record. */
export class RecordingWithoutCandidate extends DomainError {
  constructor() {
    super('ROOMS.RECORDING_WITHOUT_CANDIDATE', 'conflict');
  }
}

/** The recording ended, or the caller does not take part in it. */
export class RecordingOver extends DomainError {
  constructor() {
    super('ROOMS.RECORDING_OVER', 'conflict');
  }
}

/** Its file is not accepted: somebody withdrew their yes, it was deleted, or its day for uploading is over. */
export class RecordingNotKept extends DomainError {
  constructor() {
    super('ROOMS.RECORDING_NOT_KEPT', 'forbidden');
  }
}
