import { jest } from '@jest/globals';
import { FixedClock } from '../../../platform/clock/clock.js';
import type { Viewer, WatchableVideo } from '../domain/video.policy.js';
import { type OwnerCard, WatchPolicy } from '../domain/watch-policy.js';
import { VideoAccess } from './video-access.js';

const video: WatchableVideo = { id: 'video', ownerId: 'owner', status: 'completed', visibility: 'VISIBLE' };
const owner: Viewer = { id: 'owner', role: 'JOB_SEEKER' };
const recruiter: Viewer = { id: 'recruiter', role: 'RECRUITER' };
const card: OwnerCard = { user: { fullName: 'Candidat·e', avatarUrl: null }, company: null };

class Unlocked extends WatchPolicy {
  readonly asked: string[] = [];

  constructor(private readonly unlocked: readonly string[]) {
    super();
  }

  mayWatch(viewer: Viewer): Promise<boolean> {
    this.asked.push(viewer.id);
    return Promise.resolve(this.unlocked.includes(viewer.id));
  }

  mayListen(viewer: Viewer): Promise<boolean> {
    return Promise.resolve(viewer.id === 'listener');
  }

  mayKnow(): Promise<boolean> {
    return Promise.resolve(true);
  }

  describeOwner(): Promise<OwnerCard> {
    return Promise.resolve(card);
  }

  mayCaption(): Promise<boolean> {
    return Promise.resolve(false);
  }

  readonly watched: string[] = [];

  noteWatched(viewer: Viewer): Promise<void> {
    this.watched.push(viewer.id);
    return Promise.resolve();
  }
}

describe('access to a video', () => {
  const clock = new FixedClock();

  it('is its owner’s alone while nobody says otherwise', async () => {
    const access = new VideoAccess(clock);
    expect(await access.mayWatch(owner, video)).toBe(true);
    expect(await access.mayWatch(recruiter, video)).toBe(false);
    expect(await access.describeOwner(recruiter, video)).toEqual({ user: null, company: null });
  });

  it('is heard by whoever may watch it, and by those whom the policy lets only listen', async () => {
    const access = new VideoAccess(clock, new Unlocked(['recruiter']));
    expect(await access.mayListen(recruiter, video)).toBe(true);
    expect(await access.mayListen({ ...recruiter, id: 'listener' }, video)).toBe(true);
    expect(await access.mayWatch({ ...recruiter, id: 'listener' }, video)).toBe(false);
    expect(await access.mayListen({ ...recruiter, id: 'listener' }, { ...video, visibility: 'HIDDEN' })).toBe(false);
    expect(await access.mayListen({ ...recruiter, id: 'other' }, video)).toBe(false);
  });

  it('is opened to others by the policy, which also says what they learn of the owner', async () => {
    const access = new VideoAccess(clock, new Unlocked(['recruiter']));
    expect(await access.mayWatch(recruiter, video)).toBe(true);
    expect(await access.mayWatch({ ...recruiter, id: 'other' }, video)).toBe(false);
    expect(await access.describeOwner(recruiter, video)).toBe(card);
  });

  it('takes down who watches, but not the owner', async () => {
    const policy = new Unlocked(['recruiter']);
    const access = new VideoAccess(clock, policy);
    await access.noteWatched(owner, video);
    await access.noteWatched(recruiter, video);
    expect(policy.watched).toEqual(['recruiter']);
  });

  it('takes them down once a day for each video, and asks each time whether they may watch', async () => {
    const clock = new FixedClock('2026-01-15T23:50:00.000Z');
    const policy = new Unlocked(['recruiter']);
    const access = new VideoAccess(clock, policy);
    const sendPart = async (of: WatchableVideo): Promise<void> => {
      await access.mayWatch(recruiter, of);
      await access.noteWatched(recruiter, of);
    };
    for (let part = 0; part < 3; part += 1) await sendPart(video);
    expect(policy.watched).toHaveLength(1);
    expect(policy.asked).toHaveLength(3);
    await sendPart({ ...video, id: 'another video' });
    expect(policy.watched).toHaveLength(2);
    clock.advance(20 * 60_000);
    await sendPart(video);
    expect(policy.watched).toHaveLength(3);
  });

  it('is taken down with the next part where it could not be with this one', async () => {
    const policy = new Unlocked(['recruiter']);
    const access = new VideoAccess(clock, policy);
    jest.spyOn(policy, 'noteWatched').mockRejectedValueOnce(new Error('the database is away'));
    await expect(access.noteWatched(recruiter, video)).rejects.toThrow('away');
    await access.noteWatched(recruiter, video);
    expect(policy.watched).toEqual(['recruiter']);
  });

  it('never asks about a video that is hidden, not ready or removed', async () => {
    const policy = new Unlocked(['recruiter']);
    const access = new VideoAccess(clock, policy);
    for (const changes of [
      { visibility: 'HIDDEN' },
      { status: 'processing' },
      { status: 'failed' },
      { status: 'removed' },
    ] as const) {
      expect(await access.mayWatch(recruiter, { ...video, ...changes })).toBe(false);
    }
    expect(policy.asked).toEqual([]);
  });
});
