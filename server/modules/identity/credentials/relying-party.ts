import { Injectable } from '@nestjs/common';
import {
  type AuthenticatorTransportFuture,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { decodeClientDataJSON } from '@simplewebauthn/server/helpers';
import { Settings } from '../../../platform/config/settings.js';
import { Logger } from '../../../platform/logging/logger.js';
import { CHALLENGE_MS } from '../domain/passkeys.js';

/** Shown by the browser and the authenticator. */
const NAME = 'Entrevue';
/** COSE algorithms that we accept: EdDSA, ES256 and RS256. */
const ALGORITHMS = [-8, -7, -257];

/** The browser's answer after creating a passkey. Binary values are base64url. */
export interface CreatedKey {
  readonly id: string;
  readonly clientData: string;
  readonly attestation: string;
}

/** The browser's answer after a passkey signed a challenge. Binary values are base64url. */
export interface SignedChallenge {
  readonly id: string;
  readonly clientData: string;
  readonly authenticatorData: string;
  readonly signature: string;
  readonly userHandle: string;
}

export interface NewKey {
  readonly credentialId: string;
  readonly publicKey: Uint8Array;
  readonly counter: number;
  readonly backedUp: boolean;
}

export interface KnownKey {
  readonly credentialId: string;
  readonly transports: string;
}

const bytesOf = (accountId: string): Buffer => Buffer.from(accountId.replaceAll('-', ''), 'hex');

/** The account's id as a passkey stores it. */
export const userHandleOf = (accountId: string): string => bytesOf(accountId).toString('base64url');

/** The account's id in a value that a passkey stores; null if it is none. */
export function accountIdIn(userHandle: string): string | null {
  const hex = Buffer.from(userHandle, 'base64url').toString('hex');
  const [, ...parts] = /^(.{8})(.{4})(.{4})(.{4})(.{12})$/.exec(hex) ?? [];
  return parts.length === 5 ? parts.join('-') : null;
}

const transportsOf = (text: string): AuthenticatorTransportFuture[] =>
  text.split(',').filter((each) => each !== '') as AuthenticatorTransportFuture[];

const described = ({
  credentialId,
  transports,
}: KnownKey): { id: string; transports: AuthenticatorTransportFuture[] } => ({
  id: credentialId,
  transports: transportsOf(transports),
});

/**
 * Our side of WebAuthn: creates the browser's options and verifies its answers. Passkeys belong to the host of `PUBLIC_URL`. The device
 * must verify the person (fingerprint, face, PIN), so a passkey counts as two factors.
 */
@Injectable()
export class RelyingParty {
  constructor(
    private readonly settings: Settings,
    private readonly logger: Logger,
  ) {}

  creationOptions(
    person: { readonly accountId: string; readonly email: string; readonly fullName: string },
    known: readonly KnownKey[],
    challenge: Uint8Array<ArrayBuffer>,
  ): Promise<PublicKeyCredentialCreationOptionsJSON> {
    return generateRegistrationOptions({
      rpName: NAME,
      rpID: this.#id,
      userName: person.email,
      userDisplayName: person.fullName,
      userID: new Uint8Array(bytesOf(person.accountId)),
      challenge,
      timeout: CHALLENGE_MS,
      excludeCredentials: known.map(described),
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      supportedAlgorithmIDs: ALGORITHMS,
    });
  }

  /** For any passkey of this site: the person chooses the account in the browser. */
  requestOptions(challenge: Uint8Array<ArrayBuffer>): Promise<PublicKeyCredentialRequestOptionsJSON> {
    return generateAuthenticationOptions({
      rpID: this.#id,
      challenge,
      timeout: CHALLENGE_MS,
      userVerification: 'required',
    });
  }

  /** The challenge that was signed; null if the text is not client data. */
  challengeIn(clientData: string): string | null {
    try {
      const { challenge } = decodeClientDataJSON(clientData);
      return typeof challenge === 'string' ? challenge : null;
    } catch {
      return null;
    }
  }

  /** @returns null if the answer is not right for this challenge and this site. */
  async verifyCreated(created: CreatedKey, challenge: string): Promise<NewKey | null> {
    const verified = await this.#orNull(() =>
      verifyRegistrationResponse({
        response: {
          id: created.id,
          rawId: created.id,
          type: 'public-key',
          response: { clientDataJSON: created.clientData, attestationObject: created.attestation },
          clientExtensionResults: {},
        },
        expectedChallenge: challenge,
        expectedOrigin: this.#origin,
        expectedRPID: this.#id,
        requireUserVerification: true,
        supportedAlgorithmIDs: ALGORITHMS,
      }),
    );
    if (!verified?.verified) return null;
    const { credential, credentialBackedUp: backedUp } = verified.registrationInfo;
    const { id: credentialId, publicKey, counter } = credential;
    return { credentialId, publicKey, counter, backedUp };
  }

  /**
   * Returns the use count without comparing it: the library would compare it before it checks the signature.
   *
   * @returns null if the answer is not right for this key, this challenge and this site.
   */
  async verifySigned(
    signed: SignedChallenge,
    key: { readonly credentialId: string; readonly publicKey: Uint8Array<ArrayBuffer> },
    challenge: string,
  ): Promise<{ counter: number; backedUp: boolean } | null> {
    const verified = await this.#orNull(() =>
      verifyAuthenticationResponse({
        response: {
          id: signed.id,
          rawId: signed.id,
          type: 'public-key',
          response: {
            clientDataJSON: signed.clientData,
            authenticatorData: signed.authenticatorData,
            signature: signed.signature,
            userHandle: signed.userHandle,
          },
          clientExtensionResults: {},
        },
        expectedChallenge: challenge,
        expectedOrigin: this.#origin,
        expectedRPID: this.#id,
        requireUserVerification: true,
        credential: { id: key.credentialId, publicKey: key.publicKey, counter: 0 },
      }),
    );
    if (!verified?.verified) return null;
    const { newCounter: counter, credentialBackedUp: backedUp } = verified.authenticationInfo;
    return { counter, backedUp };
  }

  get #origin(): string {
    return new URL(this.settings.env.PUBLIC_URL).origin;
  }

  get #id(): string {
    return new URL(this.settings.env.PUBLIC_URL).hostname;
  }

  /** The library reports an invalid answer as an error. */
  async #orNull<T>(verify: () => Promise<T>): Promise<T | null> {
    try {
      return await verify();
    } catch (error) {
      this.logger.warn({ event: 'passkey-refused', err: error }, 'answer of a passkey refused');
      return null;
    }
  }
}
