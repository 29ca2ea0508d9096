import { StreamableFile } from '@nestjs/common';

/** Hourly limit per IP address for public forms, far above what a person needs. */
export const ofOneAddress = (
  anHour: number,
): { readonly rateLimit: { readonly max: number; readonly timeWindow: string } } => ({
  rateLimit: { max: anHour, timeWindow: '1 hour' },
});

export const calendarAnswer = (file: string): StreamableFile =>
  new StreamableFile(Buffer.from(file), {
    type: 'text/calendar; charset=utf-8; method=PUBLISH',
    disposition: 'attachment; filename="entrevue.ics"',
  });
