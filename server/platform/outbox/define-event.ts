import type { z } from 'zod';

/** An event, by its name for other modules. Create it with {@link defineEvent}. */
export interface EventDefinition<T extends object> {
  /** `<module>.<what-happened>`, for example `media.video-uploaded`. Stored in rows, so never rename it. */
  readonly name: string;
  /** Payload schema: ids, never personal data. Must survive JSON unchanged (no transforms, no Date). */
  readonly schema: z.ZodType<T>;
}

/**
 * Declares a module's event. Export it from `index.ts`; jobs that react list it in `startedBy`.
 *
 * @example export const videoUploaded = defineEvent('media.video-uploaded', z.object({ video_id: z.uuid() }));
 */
export function defineEvent<S extends z.ZodObject>(name: string, schema: S): EventDefinition<z.output<S>> {
  return Object.freeze({ name, schema: schema as unknown as z.ZodType<z.output<S>> });
}

/** The payload of an event. */
export type PayloadOf<E> = E extends EventDefinition<infer T> ? T : never;

/** An event that starts a job, with the mapping of payloads. Create it with {@link on}. */
export interface Subscription<P> {
  readonly eventName: string;
  /** Validates the stored payload with the event's schema. Null: this occurrence starts nothing. */
  toJobPayload(eventPayload: unknown): P | null;
}

/**
 * Declares that an event starts the job.
 *
 * @param toJobPayload pure; returns null if this occurrence needs no job.
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
