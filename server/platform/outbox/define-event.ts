import type { z } from 'zod';
import { noteEvent } from '../queue/definitions.js';

/** Turns a stored payload of one version into that of the next. Pure. */
export type Upgrade = (payload: Record<string, unknown>) => Record<string, unknown>;

/** An event, by its name for other modules. Create it with {@link defineEvent}. */
export interface EventDefinition<T extends object> {
  /** `<module>.<what-happened>`, for example `media.video-uploaded`. Stored in rows, so never rename it. */
  readonly name: string;
  /** Of the payload, from 1. Stored with every message, so that older code leaves newer messages alone. */
  readonly version: number;
  /** Payload schema: ids, never personal data. Must survive JSON unchanged (no transforms, no Date). */
  readonly schema: z.ZodType<T>;
  /**
   * Reads a payload that was stored with this version or an earlier one.
   *
   * @throws ZodError
   */
  read(payload: unknown, version: number): T;
}

// Only names, versions and payloads that were checked with the event's own schema leave a collection of events.
// oxlint-disable-next-line typescript/no-explicit-any
export type AnyEventDefinition = EventDefinition<any>;

/**
 * Declares a module's event. Export it from `index.ts`; jobs that react list it in `startedBy`.
 *
 * @param upgrades one for each earlier version, oldest first: the version is their number plus one. Needed only for changes that
 *   older code cannot read. A new optional field is none.
 * @example export const videoUploaded = defineEvent('media.video-uploaded', z.object({ video_id: z.uuid() }));
 * @example
 * // Version 2 renames `id`.
 * defineEvent('media.video-uploaded', z.object({ video_id: z.uuid() }), [({ id }) => ({ video_id: id })]);
 */
export function defineEvent<S extends z.ZodObject>(
  name: string,
  schema: S,
  upgrades: readonly Upgrade[] = [],
): EventDefinition<z.output<S>> {
  const definition: EventDefinition<z.output<S>> = Object.freeze({
    name,
    version: upgrades.length + 1,
    schema: schema as unknown as z.ZodType<z.output<S>>,
    read: (payload: unknown, version: number) => {
      const later = upgrades.slice(version - 1);
      return schema.parse(
        later.reduce<unknown>((known, upgrade) => upgrade(known as Record<string, unknown>), payload),
      );
    },
  });
  noteEvent(definition);
  return definition;
}

/** The payload of an event. */
export type PayloadOf<E> = E extends EventDefinition<infer T> ? T : never;

/** An event that starts a job, with the mapping of payloads. Create it with {@link on}. */
export interface Subscription<P> {
  readonly event: AnyEventDefinition;
  /** Validates the stored payload with the event's schema. Null: this occurrence starts nothing. */
  toJobPayload(eventPayload: unknown, version: number): P | null;
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
    event,
    toJobPayload: (eventPayload: unknown, version: number) => toJobPayload(event.read(eventPayload, version)),
  });
}
