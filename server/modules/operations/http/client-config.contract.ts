import { z } from 'zod';

/** GET /api/client-config: what the client must know before anyone signs in. */
export const clientConfig = z.object({
  /** Demo accounts and one-click demo sign-in are offered. */
  demo_mode: z.boolean(),
  /** Null where Google sign-in is not configured: the button is hidden. */
  google_client_id: z.string().nullable(),
  /** Where the browser is sent to sign in with Google (OpenID Connect); null where it is not configured. */
  google_authorization_url: z.string().nullable(),
  session: z.object({ idle_seconds: z.int(), max_seconds: z.int() }),
  /** How to reach whoever runs this installation; what is not set is null, and its link hidden. */
  contact: z.object({ email: z.string().nullable(), phone: z.string().nullable(), social_url: z.string().nullable() }),
  /** Who is in charge of the protection of personal information; what is not set is null. */
  privacy_officer: z.object({
    name: z.string().nullable(),
    title: z.string().nullable(),
    email: z.string().nullable(),
    address: z.string().nullable(),
  }),
  version: z.string(),
});
export type ClientConfig = z.infer<typeof clientConfig>;
