import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import type {
  AddPasskeyRequest,
  PasskeyCreationOptions,
  PasskeyLoginRequest,
  PasskeyRequestOptions,
} from '../../server/modules/identity/http/passkeys.contract.js';

/** Flags of authenticator data: the person was present, was verified, and a new key follows. */
const PRESENT = 0x01;
const VERIFIED = 0x04;
const NEW_KEY = 0x40;

/** Deviations of a dishonest or broken device. */
export interface Deviation {
  readonly origin?: string;
  readonly rpId?: string;
  readonly verified?: boolean;
  readonly challenge?: string;
  readonly userHandle?: string;
  readonly type?: 'webauthn.create' | 'webauthn.get';
  readonly counter?: number;
}

const sha256 = (data: string | Buffer): Buffer => createHash('sha256').update(data).digest();

type Cbor = number | string | Buffer | Map<number | string, Cbor>;

/** Encodes the part of CBOR (RFC 8949) that authenticators use. */
function cbor(value: Cbor): Buffer {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  return Buffer.concat([head(5, value.size), ...[...value].flatMap(([key, inner]) => [cbor(key), cbor(inner)])]);
}

function head(major: number, length: number): Buffer {
  if (length < 24) return Buffer.from([(major << 5) | length]);
  if (length < 256) return Buffer.from([(major << 5) | 24, length]);
  return Buffer.from([(major << 5) | 25, length >> 8, length & 0xff]);
}

/** The public key in COSE format: ES256 on P-256. */
function coseKey(key: KeyObject): Buffer {
  const { x = '', y = '' } = key.export({ format: 'jwk' });
  return cbor(
    new Map<number | string, Cbor>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, Buffer.from(x, 'base64url')],
      [-3, Buffer.from(y, 'base64url')],
    ]),
  );
}

/** A software authenticator with one key. It answers like a browser together with its authenticator. */
export class Authenticator {
  readonly credentialId: string = randomBytes(32).toString('base64url');
  /** Number of uses; counts from the first sign-in. */
  counter = 0;
  readonly #keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  #userHandle = '';

  constructor(private readonly origin: string) {}

  create(options: PasskeyCreationOptions, name = 'Phone', other: Deviation = {}): AddPasskeyRequest {
    this.#userHandle = options.user.id;
    const id = Buffer.from(this.credentialId, 'base64url');
    const length = Buffer.alloc(2);
    length.writeUInt16BE(id.length);
    const keyData = Buffer.concat([Buffer.alloc(16), length, id, coseKey(this.#keys.publicKey)]);
    const authData = this.#authenticatorData(options.rp.id, keyData, other);
    const attestation = cbor(
      new Map<number | string, Cbor>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', authData],
      ]),
    );
    return {
      name,
      credential_id: this.credentialId,
      client_data: this.#clientData('webauthn.create', options.challenge, other).toString('base64url'),
      attestation: attestation.toString('base64url'),
      transports: ['internal'],
    };
  }

  sign(options: PasskeyRequestOptions, other: Deviation = {}): PasskeyLoginRequest {
    this.counter += 1;
    const authData = this.#authenticatorData(options.rpId, null, other);
    const clientData = this.#clientData('webauthn.get', options.challenge, other);
    const signature = sign('sha256', Buffer.concat([authData, sha256(clientData)]), this.#keys.privateKey);
    return {
      credential_id: this.credentialId,
      client_data: clientData.toString('base64url'),
      authenticator_data: authData.toString('base64url'),
      signature: signature.toString('base64url'),
      user_handle: other.userHandle ?? this.#userHandle,
    };
  }

  #authenticatorData(rpId: string, newKey: Buffer | null, other: Deviation): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(other.counter ?? this.counter);
    const flags = PRESENT | (other.verified === false ? 0 : VERIFIED) | (newKey ? NEW_KEY : 0);
    return Buffer.concat([sha256(other.rpId ?? rpId), Buffer.from([flags]), counter, newKey ?? Buffer.alloc(0)]);
  }

  #clientData(type: 'webauthn.create' | 'webauthn.get', challenge: string, other: Deviation): Buffer {
    return Buffer.from(
      JSON.stringify({
        type: other.type ?? type,
        challenge: other.challenge ?? challenge,
        origin: other.origin ?? this.origin,
        crossOrigin: false,
      }),
    );
  }
}
