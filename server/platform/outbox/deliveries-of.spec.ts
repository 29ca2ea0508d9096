import { z } from 'zod';
import { type AnyJobDefinition, defineJob, on } from '../queue/define-job.js';
import { defineQueue } from '../queue/define-queue.js';
import { JobRegistry } from '../queue/job-registry.js';
import { defineEvent } from './define-event.js';
import { type ClaimedMessage, deliveriesOf } from './deliveries-of.js';

const queue = defineQueue({ name: 'matching', concurrency: 1 });
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
  );
const registry = registryOf(recompute, announce);

const message = (changes: Partial<ClaimedMessage>): ClaimedMessage => ({
  id: '0190-1',
  kind: 'event',
  name: 'identity.profile-changed',
  payload: { account_id: 'a', public: true },
  jobKey: null,
  requestId: 'r',
  attempts: 0,
  ...changes,
});

describe('what a message starts', () => {
  it('is one job for each subscriber, under an id that is the same every time', () => {
    const { deliveries, faults } = deliveriesOf(message({}), registry);
    expect(faults).toEqual([]);
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
    expect(deliveriesOf(message({}), registry)).toEqual({ deliveries, faults });
  });

  it('is nothing where the subscriber says so, and for an event nobody waits for', () => {
    const quiet = message({ payload: { account_id: 'a', public: false } });
    expect(deliveriesOf(quiet, registryOf(announce))).toEqual({ deliveries: [], faults: [] });
    expect(deliveriesOf(message({ name: 'identity.signed-in' }), registry)).toEqual({ deliveries: [], faults: [] });
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
    const { deliveries, faults } = deliveriesOf(message({}), registryOf(broken, announce));
    expect(deliveries.map(({ definition }) => definition.name)).toEqual(['matching.announce']);
    expect(faults.map((fault) => fault.message)).toEqual([expect.stringMatching(/^matching\.broken: .*Invalid UUID/s)]);
  });

  it('is a fault when the job is unknown', () => {
    const { deliveries, faults } = deliveriesOf(message({ kind: 'job', name: 'matching.later' }), registry);
    expect(deliveries).toEqual([]);
    expect(faults.map((fault) => fault.message)).toEqual(['job matching.later is unknown to this version']);
  });
});
