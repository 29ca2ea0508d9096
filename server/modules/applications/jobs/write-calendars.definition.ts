import { z } from 'zod';
import { defineJob, on } from '../../../platform/queue/index.js';
import { applicationChanged } from '../domain/application.events.js';
import { calendarsQueue } from './calendars.queue.js';

export const writeCalendars = defineJob({
  name: 'applications.write-calendars',
  queue: calendarsQueue,
  payload: z.object({}),
  schedule: { everySeconds: 60 },
});

export const noteCalendarWrites = defineJob({
  name: 'applications.note-calendar-writes',
  queue: calendarsQueue,
  payload: z.object({ application_id: z.uuid() }),
  startedBy: [on(applicationChanged, ({ application_id }) => ({ application_id }))],
});
