import { HandlesJob, type JobContext, type JobHandler, type JobOutcome } from '../../../platform/queue/index.js';
import { Clock } from '../../../platform/clock/clock.js';
import { CalendarEvents } from '../persistence/calendar-events.js';
import { WriteCalendars } from '../use-cases/write-calendars.js';
import { noteCalendarWrites, writeCalendars } from './write-calendars.definition.js';

/** Each minute, and after a change: writes interviews to the members' own calendars whose time has come. */
@HandlesJob(writeCalendars)
export class WriteCalendarsJob implements JobHandler<typeof writeCalendars> {
  constructor(private readonly writing: WriteCalendars) {}

  async handle(_payload: object, { signal }: JobContext): Promise<JobOutcome> {
    return (await this.writing.due(signal)) > 0 ? 'done' : 'skipped';
  }
}

/** An application changed: the calendars of those who take part, or took part, in its interviews are due now. */
@HandlesJob(noteCalendarWrites)
export class NoteCalendarWritesJob implements JobHandler<typeof noteCalendarWrites> {
  constructor(
    private readonly events: CalendarEvents,
    private readonly writing: WriteCalendars,
    private readonly clock: Clock,
  ) {}

  async handle({ application_id: id }: { application_id: string }, { signal }: JobContext): Promise<JobOutcome> {
    if ((await this.events.applicationChanged(id, this.clock.now())) === 0) return 'skipped';
    await this.writing.due(signal);
    return 'done';
  }
}
