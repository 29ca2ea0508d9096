import { z } from 'zod';

/** GET /api/client-config: settings that the client needs before anyone signs in. */
export const clientConfig = z.object({
  /** Demo accounts and one-click demo sign-in are offered. */
  demo_mode: z.boolean(),
  /** Null if Google sign-in is not configured: the button is hidden. */
  google_client_id: z.string().nullable(),
  /** Authorization URL of Google (OpenID Connect); null if it is not configured. */
  google_authorization_url: z.string().nullable(),
  session: z.object({ idle_seconds: z.int(), max_seconds: z.int() }),
  /** Contact details of the operator of this installation. Unset ones are null, and their links are hidden. */
  contact: z.object({ email: z.string().nullable(), phone: z.string().nullable(), social_url: z.string().nullable() }),
  /** The person in charge of the protection of personal information; unset fields are null. */
  privacy_officer: z.object({
    name: z.string().nullable(),
    title: z.string().nullable(),
    email: z.string().nullable(),
    address: z.string().nullable(),
  }),
  /** False: the service worker is switched off. Servers before this field had no setting for it. */
  service_worker: z.boolean().optional(),
  version: z.string(),
});
export type ClientConfig = z.infer<typeof clientConfig>;
