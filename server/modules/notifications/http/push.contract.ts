import { z } from 'zod';
import { timestamp } from '../../../platform/contract/fields.contract.js';
import { switchableKinds } from './notifications.contract.js';

/** SHA-256 (hex) of the endpoint of the browser's subscription. */
const deviceHash = z.string().regex(/^[0-9a-f]{64}$/);

export const pushStateQuery = z.strictObject({ device: deviceHash.optional() });
export type PushStateQuery = z.output<typeof pushStateQuery>;

export const forgetDeviceQuery = z.strictObject({ device: deviceHash });
export type ForgetDeviceQuery = z.output<typeof forgetDeviceQuery>;

export const pushState = z.object({
  /** Key of this installation, for `pushManager.subscribe`. */
  public_key: z.string(),
  /** Kinds of the caller's role; before the device is registered, the proposed ones. */
  subjects: z.array(z.object({ kind: z.enum(switchableKinds), on: z.boolean() })),
  /** Whether the device of the request gets the caller's notifications. */
  registered: z.boolean(),
});
export type PushState = z.infer<typeof pushState>;

/** A browser's subscription, as `PushSubscription.toJSON()` gives it: a point of P-256 and 16 secret bytes, in base64url. */
export const registerDeviceRequest = z.strictObject({
  endpoint: z.url().max(1_000),
  keys: z.strictObject({
    p256dh: z.string().regex(/^B[\w-]{86}$/),
    auth: z.string().regex(/^[\w-]{22}$/),
  }),
  expires_at: timestamp.nullable(),
  kinds: z.array(z.enum(switchableKinds)).max(switchableKinds.length),
});
export type RegisterDeviceRequest = z.output<typeof registerDeviceRequest>;
