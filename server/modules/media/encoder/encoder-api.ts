import { createWriteStream, openAsBlob } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { z } from 'zod';
import type { FurtherCodec, LadderName } from '../domain/further-codecs.js';
import {
  accepted,
  type ClaimAnswer,
  claimAnswer,
  ENCODER_PROTOCOL,
  type ReportAnswer,
  reportAnswer,
  type ReturnRequest,
  type StoredRung,
  storedRung,
  type SubmitRequest,
} from '../http/encoder-jobs.contract.js';

/** Longest time of a question without files, in milliseconds. */
const ANSWER_MS = 15_000;

/** The installation refused: the status says why. */
export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    readonly retryAfterSeconds: number | null,
  ) {
    super(`the installation answered ${status} ${code}`);
    this.name = 'Refused';
  }
}

/** @throws TypeError if the address would send the token in the clear */
export function addressOf(text: string): URL {
  const url = new URL(text);
  const isHere = ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname);
  if (url.protocol !== 'https:' && !(url.protocol === 'http:' && isHere))
    throw new TypeError(`${text} is not https: the token and the videos would be readable on the way`);
  return url;
}

/** The routes that an encoder calls. It needs the address of the API and its token, nothing else. */
export class EncoderApi {
  constructor(
    private readonly api: URL,
    private readonly token: string,
    private readonly version: string,
  ) {}

  /** @param codecs besides H.264 that this machine can encode */
  claim(codecs: readonly FurtherCodec[], signal: AbortSignal): Promise<ClaimAnswer> {
    const body = { protocol: ENCODER_PROTOCOL, version: this.version, codecs };
    return this.#ask('POST', '/api/encoder/jobs', body, claimAnswer, signal);
  }

  report(jobId: string, progress: number, signal: AbortSignal): Promise<ReportAnswer> {
    return this.#ask('PATCH', `/api/encoder/jobs/${jobId}`, { progress }, reportAnswer, signal);
  }

  async submit(jobId: string, result: SubmitRequest, signal: AbortSignal): Promise<void> {
    await this.#ask('POST', `/api/encoder/jobs/${jobId}/result`, result, accepted, signal);
  }

  async giveBack(jobId: string, why: ReturnRequest, signal: AbortSignal): Promise<void> {
    await this.#ask('POST', `/api/encoder/jobs/${jobId}/return`, why, accepted, signal);
  }

  /** Writes the original to a path that must not exist. @param onBytes so far */
  async fetchOriginal(url: string, path: string, onBytes: (bytes: number) => void, signal: AbortSignal): Promise<void> {
    const answer = await fetch(this.#own(url), { signal, redirect: 'error' });
    if (!answer.ok || !answer.body) throw await refusalOf(answer);
    let bytes = 0;
    const counted = async function* (source: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
      for await (const chunk of source) {
        bytes += chunk.length;
        onBytes(bytes);
        yield chunk;
      }
    };
    const target = createWriteStream(path, { flags: 'wx', mode: 0o600 });
    await pipeline(Readable.fromWeb(answer.body), counted, target, { signal });
  }

  /** @returns the file as the installation stored it */
  async sendRung(url: string, name: LadderName, path: string, signal: AbortSignal): Promise<StoredRung> {
    const headers = { 'content-type': 'application/offset+octet-stream' };
    // From the disk, so that a file of gigabytes needs no memory.
    const body = await openAsBlob(path);
    const answer = await fetch(this.#own(url), { method: 'PUT', headers, body, signal, redirect: 'error' });
    if (!answer.ok) throw await refusalOf(answer);
    const stored = storedRung.parse(await answer.json());
    if (stored.name !== name) throw new Error(`sent ${name}, and ${stored.name} was stored`);
    return stored;
  }

  /** The signed part of an address under the API's own one, which may differ behind a proxy. */
  #own(address: string): URL {
    const { pathname, search } = new URL(address);
    return new URL(pathname + search, this.api);
  }

  async #ask<T>(method: string, path: string, body: object, schema: z.ZodType<T>, signal: AbortSignal): Promise<T> {
    const answer = await fetch(new URL(path, this.api), {
      method,
      headers: { 'content-type': 'application/json', authorization: `Encoder ${this.token}` },
      body: JSON.stringify(body),
      signal: AbortSignal.any([signal, AbortSignal.timeout(ANSWER_MS)]),
      redirect: 'error',
    });
    if (!answer.ok) throw await refusalOf(answer);
    return schema.parse(await answer.json());
  }
}

async function refusalOf(answer: Response): Promise<Refused> {
  const body = (await answer.json().catch(() => ({}))) as { code?: unknown };
  const after = Number(answer.headers.get('retry-after') ?? Number.NaN);
  return new Refused(
    answer.status,
    typeof body.code === 'string' ? body.code : '',
    Number.isFinite(after) ? after : null,
  );
}
