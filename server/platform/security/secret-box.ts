import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Injectable } from '@nestjs/common';
import { Settings } from '../config/settings.js';

const KEY_BYTES = 32;
const IV_BYTES = 12;
const TAG_BYTES = 16;
const FILE = 'secrets.key';
/** 32 bytes in base64url. */
const KEY_CHARACTERS = 43;

/**
 * Encrypts values that a reader of the database alone must not see: AES-256-GCM with `SECRETS_KEY`, or with a key file in DATA_DIR
 * if that is not set. A separate key is derived for each purpose and owner, so a value sealed for one person opens for no other.
 *
 * While the key is being replaced, values sealed with `SECRETS_KEY_ALSO` open too; nothing is sealed with it.
 */
@Injectable()
export class SecretBox {
  #key: Promise<string> | null = null;

  constructor(private readonly settings: Settings) {}

  async seal(text: string, purpose: string, owner: string): Promise<Buffer> {
    const iv = randomBytes(IV_BYTES);
    const cipher = createCipheriv('aes-256-gcm', keyOf(await this.#current(), purpose, owner), iv);
    const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
    return Buffer.concat([iv, cipher.getAuthTag(), sealed]);
  }

  /** @throws Error if the bytes were sealed for another purpose or owner, or with another key. */
  async open(sealed: Uint8Array, purpose: string, owner: string): Promise<string> {
    const { SECRETS_KEY_ALSO: also } = this.settings.env;
    const current = await this.#current();
    try {
      return opened(sealed, keyOf(current, purpose, owner));
    } catch (error) {
      if (also === undefined) throw error;
      return opened(sealed, keyOf(also, purpose, owner));
    }
  }

  /** The same, with the current key only. @throws Error */
  async openCurrent(sealed: Uint8Array, purpose: string, owner: string): Promise<string> {
    return opened(sealed, keyOf(await this.#current(), purpose, owner));
  }

  /** Secret bytes that are the same in every process and after every restart, as long as the key is the same. */
  async derive(purpose: string, bytes: number): Promise<Buffer> {
    return keyOf(await this.#current(), purpose, '', bytes);
  }

  /** The same for checking: the current bytes, and those of `SECRETS_KEY_ALSO` while the key is being replaced. */
  async deriveKnown(purpose: string, bytes: number): Promise<readonly Buffer[]> {
    const { SECRETS_KEY_ALSO: also } = this.settings.env;
    const current = await this.derive(purpose, bytes);
    return also === undefined ? [current] : [current, keyOf(also, purpose, '', bytes)];
  }

  async #current(): Promise<string> {
    this.#key ??= this.#load();
    try {
      return await this.#key;
    } catch (error) {
      // Load it again next time, because the disk may be available then.
      this.#key = null;
      throw error;
    }
  }

  async #load(): Promise<string> {
    const { SECRETS_KEY, DATA_DIR } = this.settings.env;
    if (SECRETS_KEY !== undefined) return SECRETS_KEY;
    const file = join(DATA_DIR, FILE);
    const key = (await readIfThere(file)) ?? (await makeKey(DATA_DIR, file));
    // An empty or truncated key would be easy to guess, so refuse it.
    if (key.trim().length < KEY_CHARACTERS) throw new Error(`${file} is not whole: restore it from a backup`);
    return key;
  }
}

const keyOf = (secret: string, purpose: string, owner: string, bytes = KEY_BYTES): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, owner, `entrevue ${purpose}`, bytes));

/** @throws Error if the bytes were sealed with another key. */
function opened(sealed: Uint8Array, key: Buffer): string {
  const bytes = Buffer.from(sealed);
  // Without a fixed length, a tag of 4 bytes would be accepted, which can be guessed.
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, IV_BYTES), { authTagLength: TAG_BYTES });
  decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
  return Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]).toString('utf8');
}

async function readIfThere(file: string): Promise<string | null> {
  return readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
}

/** Writes a temporary file and links it to its place, so that processes starting in parallel read the same complete key. */
async function makeKey(folder: string, file: string): Promise<string> {
  await mkdir(folder, { recursive: true });
  const draft = `${file}.${process.pid}.${randomBytes(6).toString('hex')}`;
  await writeFile(draft, randomBytes(32).toString('base64url'), { mode: 0o600, flag: 'wx', flush: true });
  try {
    await link(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    await rm(draft, { force: true });
  }
  return readFile(file, 'utf8');
}
