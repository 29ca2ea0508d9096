import { z } from 'zod';
import { defineEvent } from '../outbox/define-event.js';
import { type AnyJobDefinition, defineJob, on } from './define-job.js';
import { defineQueue } from './define-queue.js';
import { type FoundHandler, InvalidJobRegistry, JobRegistry } from './job-registry.js';

const queue = defineQueue({ name: 'media', concurrency: 1 });
const uploaded = defineEvent('media.video-uploaded', z.object({ video_id: z.string(), wanted: z.boolean() }));
const payload = z.object({ video_id: z.string() });
const compress = defineJob({
  name: 'media.compress-video',
  queue,
  payload,
  startedBy: [on(uploaded, ({ video_id, wanted }) => (wanted ? { video_id } : null))],
});
const caption = defineJob({
  name: 'media.caption-video',
  queue,
  payload,
  startedBy: [on(uploaded, ({ video_id }) => ({ video_id }))],
});

const handlerOf = (definition: AnyJobDefinition, className = 'SomeJob'): FoundHandler => ({
  definition,
  className,
  handler: { handle: () => Promise.resolve('done') },
});

const faults = (definitions: AnyJobDefinition[], handlers: FoundHandler[]): readonly string[] => {
  try {
    new JobRegistry(definitions, handlers);
    return [];
  } catch (error) {
    if (error instanceof InvalidJobRegistry) return error.lines;
    throw error;
  }
};

describe('the job registry', () => {
  it('finds each job with its handler', () => {
    const handlers = [handlerOf(compress), handlerOf(caption)];
    const registry = new JobRegistry([compress, caption], handlers);
    expect(registry.find('media.compress-video')?.handler).toBe(handlers[0]?.handler);
    expect(registry.find('media.unknown')).toBeUndefined();
    expect(registry.inQueue('media')).toEqual([compress, caption]);
    expect(registry.inQueue('mail')).toEqual([]);
  });

  it('refuses a definition without a handler', () => {
    expect(faults([compress, caption], [handlerOf(compress)])).toEqual([
      'job media.caption-video has no handler: no provider carries @HandlesJob for it',
    ]);
  });

  it('refuses a definition with two handlers and names them', () => {
    expect(faults([compress], [handlerOf(compress, 'First'), handlerOf(compress, 'Second')])).toEqual([
      'job media.compress-video has 2 handlers: First, Second',
    ]);
  });

  it('refuses two jobs with the same name', () => {
    const again = defineJob({ name: 'media.compress-video', queue, payload });
    expect(faults([compress, again], [handlerOf(compress), handlerOf(again)])).toEqual([
      'job media.compress-video is defined more than once',
    ]);
  });

  it('refuses two queues with the same name', () => {
    const other = defineJob({ name: 'media.tidy', queue: defineQueue({ name: 'media', concurrency: 9 }), payload });
    expect(faults([compress, other], [handlerOf(compress), handlerOf(other)])).toEqual([
      'queue media is defined more than once',
    ]);
  });

  it('refuses a handler of an undeclared job', () => {
    expect(faults([compress], [handlerOf(compress), handlerOf(caption, 'Stray')])).toEqual([
      'Stray handles media.caption-video, which was not made with defineJob',
    ]);
  });

  it('reports all faults together', () => {
    expect(faults([compress, caption], [])).toHaveLength(2);
  });

  it('finds the jobs that an event starts, and their payloads', () => {
    const registry = new JobRegistry([compress, caption], [handlerOf(compress), handlerOf(caption)]);
    const started = registry
      .subscribers('media.video-uploaded')
      .map(({ definition, subscription }) => [
        definition.name,
        subscription.toJobPayload({ video_id: 'v', wanted: false }, 1),
      ]);
    expect(started).toEqual([
      ['media.compress-video', null],
      ['media.caption-video', { video_id: 'v' }],
    ]);
    expect(registry.subscribers('media.video-removed')).toEqual([]);
  });

  it('refuses an event that does not match its schema', () => {
    const registry = new JobRegistry([compress], [handlerOf(compress)]);
    const [subscriber] = registry.subscribers('media.video-uploaded');
    expect(() => subscriber?.subscription.toJobPayload({ video_id: 7 }, 1)).toThrow('Invalid input');
  });
});

describe('a job or queue definition', () => {
  it('is refused with an invalid name or number', () => {
    expect(() => defineQueue({ name: 'Media:1', concurrency: 1 })).toThrow('lower-case');
    expect(() => defineQueue({ name: 'media', concurrency: 0 })).toThrow('concurrency');
    expect(() => defineQueue({ name: 'media', concurrency: 1, lockSeconds: 1 })).toThrow('lockSeconds');
    expect(() => defineQueue({ name: 'media', concurrency: 1, stalledSeconds: 0 })).toThrow('stalledSeconds');
    expect(() => defineJob({ name: 'compress', queue, payload })).toThrow('<module>.<verb-noun>');
    expect(() => defineJob({ name: 'a.b', queue, payload, attempts: 0 })).toThrow('attempts');
    expect(() => defineJob({ name: 'a.b', queue, payload, backoff: { seconds: 0 } })).toThrow('backoff');
  });

  it('cannot have a schedule if its payload has required fields', () => {
    expect(() => defineJob({ name: 'a.b', queue, payload, schedule: { everySeconds: 60 } })).toThrow('empty payload');
  });
});
