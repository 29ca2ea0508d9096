import { createHmac } from 'node:crypto';

export interface IceServer {
  readonly urls: string[];
  readonly username: string;
  readonly credential: string;
}

export interface TurnServer {
  /** One address or several, separated by commas. */
  readonly url: string;
  /** `static-auth-secret` of coturn. */
  readonly secret: string;
}

/**
 * Credentials of a TURN server that end by themselves (coturn, `use-auth-secret`): the user name is the time of expiry and who it
 * is, the password its HMAC-SHA1.
 */
export function turnCredentials({ url, secret }: TurnServer, holder: string, expiresAt: Date): IceServer {
  const username = `${Math.ceil(expiresAt.getTime() / 1_000)}:${holder}`;
  return {
    urls: url.split(',').map((address) => address.trim()),
    username,
    credential: createHmac('sha1', secret).update(username).digest('base64'),
  };
}
