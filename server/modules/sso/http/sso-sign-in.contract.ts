import { z } from 'zod';
import { id } from '../../../platform/contract/fields.contract.js';
import { sessionAnswer } from '../../identity/http/auth.contract.js';
import { emailAddress } from '../../identity/http/person-fields.contract.js';

export const beginSsoRequest = z.strictObject({ email: emailAddress });
export type BeginSsoRequest = z.output<typeof beginSsoRequest>;

/** The provider's page; null if no company's sign-in is on for the domain. Only the domain counts, never an account. */
export const ssoRedirect = z.object({ redirect: z.string().nullable() });
export type SsoRedirect = z.infer<typeof ssoRedirect>;

/** The parameters that the provider added to our address: `error` instead of `code` if it refused. */
export const endSsoRequest = z.strictObject({
  /** The company in the address to which the provider sent the browser back. */
  company_id: id,
  state: z.string().min(1).max(200),
  code: z.string().min(1).max(4_096).optional(),
  iss: z.string().min(1).max(300).optional(),
  error: z.string().min(1).max(200).optional(),
});
export type EndSsoRequest = z.output<typeof endSsoRequest>;

/** A new session, or the company whose connection an owner tested. */
export const ssoEnd = z.object({ session: sessionAnswer.nullable(), tested_company: id.nullable() });
export type SsoEnd = z.infer<typeof ssoEnd>;
