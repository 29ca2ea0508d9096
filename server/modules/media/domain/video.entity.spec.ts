import { MikroORM } from '@mikro-orm/postgresql';
import { Video, VideoMoveSchema, VideoSchema } from './video.entity.js';
import { VideoMoveRefused } from './video.errors.js';

const at = (second: number): Date => new Date(Date.UTC(2026, 0, 15, 12, 0, second));
const finished = { duration: 12.5, width: 1280, height: 720, sourceCodec: 'hevc' };
const announced = {
  id: '0190a000-0000-7000-8000-000000000001',
  ownerId: '0190a000-0000-7000-8000-000000000002',
  title: 'Présentation',
  quality: 'medium' as const,
  originalName: 'IMG_2041.MOV',
  originalSize: 1_000,
};

describe('a video', () => {
  // Its history is a collection, which needs the mapping; nothing connects to a database.
  beforeAll(() => void new MikroORM({ entities: [VideoSchema, VideoMoveSchema], dbName: 'none' }));

  it('goes from an upload to something to watch, and writes each move down', () => {
    const video = Video.announce(announced, at(0));
    video.receive(at(1));
    expect(video.start(at(2))).toBe(1);
    expect(video.start(at(3))).toBe(2);
    video.complete(finished, at(4));
    expect(video).toMatchObject({ status: 'completed', progress: 100, duration: 12.5, claims: 2, finishedAt: at(4) });
    expect(video.moves.getItems().map((move) => [move.fromStatus, move.event, move.toStatus, move.movedBy])).toEqual([
      ['awaiting-upload', 'receive', 'uploaded', 'owner'],
      ['uploaded', 'start', 'processing', 'worker'],
      ['processing', 'start', 'processing', 'worker'],
      ['processing', 'complete', 'completed', 'worker'],
    ]);
  });

  it('counts only the last worker that took it on', () => {
    const video = Video.announce(announced, at(0));
    video.receive(at(1));
    const first = video.start(at(2));
    const second = video.start(at(3));
    expect(video.isHeldBy(first)).toBe(false);
    expect(video.isHeldBy(second)).toBe(true);
    video.remove('owner', at(4));
    expect(video.isHeldBy(second)).toBe(false);
  });

  it('keeps the reason of a failure, in its row and in its history', () => {
    const video = Video.announce(announced, at(0));
    video.receive(at(1));
    video.start(at(2));
    video.fail('MEDIA.TOO_LONG', { minutes: 60 }, at(3));
    expect(video).toMatchObject({ status: 'failed', failureCode: 'MEDIA.TOO_LONG', failureParams: { minutes: 60 } });
    expect(video.moves.getItems().at(-1)).toMatchObject({ event: 'fail', reason: 'MEDIA.TOO_LONG' });
  });

  it('refuses a move that its state does not know, and stays as it was', () => {
    const video = Video.announce(announced, at(0));
    expect(() => video.complete(finished, at(1))).toThrow(VideoMoveRefused);
    expect(video).toMatchObject({ status: 'awaiting-upload', duration: null });
    expect(video.moves.getItems()).toHaveLength(0);
  });

  it('changes only what its owner names', () => {
    const video = Video.announce(announced, at(0));
    video.describe({ description: 'Deux minutes', visibility: 'HIDDEN' }, at(1));
    video.describe({ description: null }, at(2));
    expect(video).toMatchObject({ title: 'Présentation', description: null, visibility: 'HIDDEN', updatedAt: at(2) });
  });
});
