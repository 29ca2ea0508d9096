import { z } from 'zod';
import { type AnyJobDefinition, defineJob, on } from '../queue/define-job.js';
import { defineQueue } from '../queue/define-queue.js';
import { jobData } from '../queue/job-data.js';
import { JobRegistry } from '../queue/job-registry.js';
import { defineEvent } from './define-event.js';
import { type ClaimedMessage, deliveriesOf } from './deliveries-of.js';

const queue = defineQueue({ name: 'matching', concurrency: 1 });
const signedIn = defineEvent('identity.signed-in', z.object({}));
const changed = defineEvent('identity.profile-changed', z.object({ account_id: z.string(), public: z.boolean() }));
const payload = z.object({ account_id: z.string() });

const recompute = defineJob({
  name: 'matching.recompute',
  queue,
  payload,
  jobId: ({ account_id }) => account_id,
  startedBy: [on(changed, ({ account_id }) => ({ account_id }))],
});
const announce = defineJob({
  name: 'matching.announce',
  queue,
  payload,
  startedBy: [on(changed, (event) => (event.public ? { account_id: event.account_id } : null))],
});

const registryOf = (...definitions: AnyJobDefinition[]): JobRegistry =>
  new JobRegistry(
    definitions,
    definitions.map((definition) => ({
      definition,
      className: definition.name,
      handler: { handle: () => Promise.resolve('done') },
    })),
    [signedIn],
  );
const registry = registryOf(recompute, announce);

const message = (changes: Partial<ClaimedMessage>): ClaimedMessage => ({
  id: '0190-1',
  kind: 'event',
  name: 'identity.profile-changed',
  version: 1,
  payload: { account_id: 'a', public: true },
  jobKey: null,
  requestId: 'r',
  traceParent: null,
  attempts: 0,
  deliveredTo: [],
  isWaiting: false,
  ...changes,
});

describe('what a message starts', () => {
  it('is one job for each subscriber, under an id that is the same every time', () => {
    const { deliveries, faults, missing, settled } = deliveriesOf(message({}), registry);
    expect({ faults, missing }).toEqual({ faults: [], missing: null });
    expect(deliveries).toEqual([
      {
        definition: recompute,
        id: '0190-1.matching.recompute',
        key: 'a',
        data: { payload: { account_id: 'a' }, request_id: 'r' },
      },
      {
        definition: announce,
        id: '0190-1.matching.announce',
        key: null,
        data: { payload: { account_id: 'a' }, request_id: 'r' },
      },
    ]);
    expect(deliveriesOf(message({}), registry)).toEqual({ deliveries, faults, missing, settled });
  });

  it('continues the trace of the request, if the message has one', () => {
    const traceParent = '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01';
    const { deliveries } = deliveriesOf(message({ traceParent }), registryOf(recompute));
    expect(jobData.parse(deliveries[0]?.data)).toEqual({
      payload: { account_id: 'a' },
      request_id: 'r',
      trace_parent: traceParent,
    });
    // A version before traces reads the rest, and an unreadable value is no reason to refuse a job.
    expect(jobData.omit({ trace_parent: true }).parse(deliveries[0]?.data)).toEqual({
      payload: { account_id: 'a' },
      request_id: 'r',
    });
    expect(jobData.parse({ payload: {}, request_id: null, trace_parent: 7 })).toEqual({
      payload: {},
      request_id: null,
    });
  });

  it('is nothing where the subscriber says so, and for an event nobody waits for', () => {
    const quiet = message({ payload: { account_id: 'a', public: false } });
    const nothing = { deliveries: [], faults: [], missing: null };
    expect(deliveriesOf(quiet, registryOf(announce))).toMatchObject(nothing);
    expect(deliveriesOf(message({ name: 'identity.signed-in', payload: {} }), registry)).toMatchObject(nothing);
  });

  it('is the job it names, under the name of the work that the caller gave', () => {
    const asked = message({ kind: 'job', name: 'matching.recompute', payload: { account_id: 'b' }, jobKey: 'mine' });
    expect(deliveriesOf(asked, registry).deliveries).toMatchObject([
      { key: 'mine', definition: { name: 'matching.recompute' } },
    ]);
  });

  it('does not include a job whose payload cannot be made, and says which', () => {
    const broken = defineJob({
      name: 'matching.broken',
      queue,
      payload: z.object({ account_id: z.uuid() }),
      startedBy: [on(changed, ({ account_id }) => ({ account_id }))],
    });
    const { deliveries, faults, missing } = deliveriesOf(message({}), registryOf(broken, announce));
    expect(deliveries.map(({ definition }) => definition.name)).toEqual(['matching.announce']);
    expect(faults).toEqual([]);
    expect(missing).toEqual({
      key: 'payload',
      reason: expect.stringMatching(/^matching\.broken: .*Invalid UUID/s) as string,
    });
  });

  it('is a fault where the subscriber itself fails', () => {
    const failing = defineJob({
      name: 'matching.failing',
      queue,
      payload,
      startedBy: [
        on(changed, () => {
          throw new Error('a defect');
        }),
      ],
    });
    const { faults, missing } = deliveriesOf(message({}), registryOf(failing, announce));
    expect(faults.map((fault) => fault.message)).toEqual(['matching.failing: a defect']);
    expect(missing).toBeNull();
  });

  it('waits when the job, the event or the version of the event is unknown', () => {
    const waitsFor = (changes: Partial<ClaimedMessage>) => {
      const { deliveries, faults, missing } = deliveriesOf(message(changes), registry);
      expect({ deliveries, faults }).toEqual({ deliveries: [], faults: [] });
      return missing;
    };
    expect(waitsFor({ kind: 'job', name: 'matching.later' })).toEqual({
      key: 'job:matching.later',
      reason: 'job matching.later is unknown to this version',
    });
    expect(waitsFor({ name: 'identity.later' })?.key).toBe('event:identity.later@1');
    expect(waitsFor({ version: 2 })).toEqual({
      key: 'event:identity.profile-changed@2',
      reason: 'version 2 of event identity.profile-changed is unknown to this version',
    });
  });

  it('starts its own jobs and waits for a version with the other subscriber, then starts only what is left', () => {
    const subscribers = ['matching.announce', 'matching.recompute', 'matching.newer'];
    const first = deliveriesOf(message({}), registry, subscribers);
    expect(first.deliveries).toHaveLength(2);
    expect(first.missing?.key).toBe('subscriber:matching.newer');
    const later = deliveriesOf(message({ deliveredTo: first.settled }), registryOf(announce), subscribers);
    expect(later.deliveries).toEqual([]);
    const newer = defineJob({ ...announce, name: 'matching.newer', payload, startedBy: announce.startedBy as never });
    const last = deliveriesOf(message({ deliveredTo: first.settled }), registryOf(announce, newer), subscribers);
    expect(last.deliveries.map(({ definition }) => definition.name)).toEqual(['matching.newer']);
    expect(last.missing).toBeNull();
  });

  it('reads an earlier version of the event as the newest', () => {
    const renamed = defineEvent('identity.renamed', z.object({ account_id: z.string() }), [
      ({ id }) => ({ account_id: id }),
    ]);
    const reader = defineJob({ name: 'matching.read', queue, payload, startedBy: [on(renamed, (event) => event)] });
    const read = (version: number, stored: object) =>
      deliveriesOf(message({ name: 'identity.renamed', version, payload: stored }), registryOf(reader)).deliveries[0]
        ?.data.payload;
    expect(renamed.version).toBe(2);
    expect(read(1, { id: 'a' })).toEqual({ account_id: 'a' });
    expect(read(2, { account_id: 'a' })).toEqual({ account_id: 'a' });
  });
});
