import { StreamableFile } from '@nestjs/common';

/** Forms that anybody may send: so many an hour from one address, far above what a person needs. */
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
