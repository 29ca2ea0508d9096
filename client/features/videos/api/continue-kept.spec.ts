import { ApiError, networkError } from '../../../lib/api-error';
import { keptUpload } from '../../../lib/spec-support/kept-upload';
import { memoryCaches } from '../../../lib/spec-support/memory-caches';
import { replaceFiles } from '../../../lib/spec-support/native-files';
import { type KeptUpload, KeptUploads } from '../../../service-worker/kept-uploads';
import { type Continued, continueKept } from './continue-kept';

replaceFiles();

const questions = [{ question_text: 'Qui êtes-vous ?', timestamp_start: 0 }];
const video = { title: 'Moi', quality: 'medium', questions, recordingId: 'r1' };

interface Answers {
  /** Number of questions that the video has. */
  readonly standing?: number;
  readonly isFree?: boolean;
  readonly failure?: Error;
}

async function setUp(given: Partial<KeptUpload> = {}, { standing = 0, isFree = true, failure }: Answers = {}) {
  const { caches, keys } = memoryCaches();
  const kept = new KeptUploads(caches);
  await kept.add({ ...keptUpload, video, ...given }, new Blob(['x']), new AbortController().signal);
  const done: unknown[] = [];
  const told: Continued[] = [];
  const run = () =>
    continueKept({
      ...{ kept, person: 'camille', now: () => 0, isFree: () => Promise.resolve(isFree) },
      countQuestions: () => Promise.resolve(standing),
      replaceQuestions: (id, sent) => {
        done.push(['questions', id, sent.length]);
        return failure === undefined ? Promise.resolve() : Promise.reject(failure);
      },
      removeRecording: (id) => Promise.resolve(void done.push(['recording', id])),
      forgetUnfinished: ({ name }) => void done.push(['unfinished', name]),
      send: async (sent, before) => {
        done.push(['send', sent.file.name, sent.title, before]);
        await sent.onArrived?.(before.id);
        return 'whole';
      },
      showRefused: (sent, error) => void done.push(['refused', sent.title, (error as ApiError).status]),
      tell: (continued) => void told.push(continued),
    });
  return { run, done, told, keys, kept };
}

describe('the next page, after uploads went on without one', () => {
  it('sends the questions of a video that arrived, and deletes its recording', async () => {
    const { run, done, told, keys, kept } = await setUp();
    await kept.noteArrival('u1');
    await run();
    expect(done).toEqual([
      ['unfinished', 'clip.webm'],
      ['recording', 'r1'],
      ['questions', 'u1', 1],
    ]);
    expect([told, keys()]).toEqual([[{ name: 'Moi', outcome: 'arrived' }], []]);
  });

  it('leaves questions that another device wrote', async () => {
    const { run, done, keys, kept } = await setUp({}, { standing: 2 });
    await kept.noteArrival('u1');
    await run();
    expect([done.length, keys()]).toEqual([2, []]);
  });

  it('says so if the video is gone or its questions are refused', async () => {
    const { run, told, keys, kept } = await setUp({}, { failure: new ApiError(404, 'X', 'x') });
    await kept.noteArrival('u1');
    await run();
    expect([told, keys()]).toEqual([[{ name: 'Moi', outcome: 'without-questions' }], []]);
  });

  it.each([
    ['the server cannot be reached', networkError()],
    ['the session has ended', new ApiError(401, 'X', 'x')],
  ])('keeps the questions if %s', async (_name, failure) => {
    const { run, keys, kept } = await setUp({}, { failure });
    await kept.noteArrival('u1');
    await expect(run()).rejects.toBe(failure);
    expect(keys()).toEqual(['/kept-uploads/u1']);
  });

  it('goes on with an upload that is not complete', async () => {
    const { run, done, told } = await setUp();
    await run();
    expect(done).toEqual([
      ['send', 'clip.webm', 'Moi', { id: 'u1', token: 'k' }],
      ['recording', 'r1'],
    ]);
    expect(told.map(({ outcome }) => outcome)).toEqual(['begun', 'whole']);
  });

  it('shows a refusal, and keeps nothing', async () => {
    const { run, done, keys, kept } = await setUp();
    await kept.noteRefusal('u1', { status: 422, body: '' });
    await run();
    expect(done).toEqual([
      ['unfinished', 'clip.webm'],
      ['refused', 'Moi', 422],
    ]);
    expect(keys()).toEqual([]);
  });

  it.each([
    ['of another person', { person: 'sasha' }],
    ['whose day is over', { until: 0 }],
    ['that another version wrote', { video: {} }],
  ])('deletes an upload %s', async (_name, given) => {
    const { run, done, keys } = await setUp(given);
    await run();
    expect([done, keys()]).toEqual([[], []]);
  });

  it('leaves an upload to the page that is sending it', async () => {
    const { run, done, keys } = await setUp({}, { isFree: false });
    await run();
    expect([done, keys().length]).toEqual([[], 2]);
  });
});
