import type { z } from 'zod';

/** Something that happened, by the name other modules know it under. Make it with {@link defineEvent}. */
export interface EventDefinition<T extends object> {
  /** `<module>.<what-happened>`, for example `media.video-uploaded`. Stored in rows: never renamed. */
  readonly name: string;
  /** Shape of the payload: ids, never personal data. Must survive JSON unchanged (no transforms, no Date). */
  readonly schema: z.ZodType<T>;
}

/**
 * Declares an event of a module. Modules export it from their `index.ts`; whoever reacts names it in a job's `startedBy`.
 *
 * @example export const videoUploaded = defineEvent('media.video-uploaded', z.object({ video_id: z.uuid() }));
 */
export function defineEvent<S extends z.ZodObject>(name: string, schema: S): EventDefinition<z.output<S>> {
  return Object.freeze({ name, schema: schema as unknown as z.ZodType<z.output<S>> });
}

/** What an event says. */
export type PayloadOf<E> = E extends EventDefinition<infer T> ? T : never;

/** One event that starts a job, with how the event's payload becomes the job's. Make it with {@link on}. */
export interface Subscription<P> {
  readonly eventName: string;
  /** Checks the stored payload against the event's schema. Null means: this occurrence starts nothing. */
  toJobPayload(eventPayload: unknown): P | null;
}

/**
 * Says that an event starts the job it is listed in.
 *
 * @param toJobPayload pure; returns null when this occurrence needs no job.
 * @example startedBy: [on(videoUploaded, (event) => ({ video_id: event.video_id }))]
 */
export function on<E extends object, const P>(
  event: EventDefinition<E>,
  toJobPayload: (payload: E) => P | null,
): Subscription<P> {
  return Object.freeze({
    eventName: event.name,
    toJobPayload: (eventPayload: unknown) => toJobPayload(event.schema.parse(eventPayload)),
  });
}
