import { z } from 'zod';
import {
  defineJob,
  HandlesJob,
  type JobContext,
  type JobHandler,
  type JobOutcome,
  on,
} from '../../../platform/queue/index.js';
import { applicationChanged } from '../domain/application.events.js';
import { NoteStageEntry } from '../use-cases/note-stage-entry.js';
import { RunStageActions } from '../use-cases/run-stage-actions.js';
import { applicationsQueue } from './applications.queue.js';

export const noteStageEntry = defineJob({
  name: 'applications.note-stage-entry',
  queue: applicationsQueue,
  payload: z.object({ application_id: z.uuid() }),
  startedBy: [on(applicationChanged, ({ application_id }) => ({ application_id }))],
});

export const runStageActions = defineJob({
  name: 'applications.run-stage-actions',
  queue: applicationsQueue,
  payload: z.object({}),
  schedule: { everySeconds: 60 },
});

/** After each step of an application: plans or cancels the automatic actions of its stage. */
@HandlesJob(noteStageEntry)
export class NoteStageEntryJob implements JobHandler<typeof noteStageEntry> {
  constructor(private readonly note: NoteStageEntry) {}

  async handle({ application_id: id }: { application_id: string }): Promise<JobOutcome> {
    return (await this.note.execute(id)) ? 'done' : 'skipped';
  }
}

/** Carries out the automatic actions that are due. */
@HandlesJob(runStageActions)
export class RunStageActionsJob implements JobHandler<typeof runStageActions> {
  constructor(private readonly run: RunStageActions) {}

  async handle(_payload: object, { signal }: JobContext): Promise<JobOutcome> {
    return (await this.run.execute(signal)) > 0 ? 'done' : 'skipped';
  }
}
