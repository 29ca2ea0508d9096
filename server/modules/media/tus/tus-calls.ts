import { Injectable } from '@nestjs/common';
import { Server, type Upload } from '@tus/server';
import { Clock } from '../../../platform/clock/clock.js';
import { id as idSchema } from '../../../platform/contract/fields.contract.js';
import { InvalidInput, NotFound, Unauthenticated } from '../../../platform/errors/request.errors.js';
import { fieldIssues } from '../../../platform/http/field-issues.js';
import { newId } from '../../../platform/ids/new-id.js';
import { mediaLimits } from '../domain/media-limits.js';
import { UploadExpired, WrongPieceType } from '../domain/upload.errors.js';
import { mayBeRecording } from '../domain/video-container.js';
import { UnsupportedVideoFormat, VideoTooLarge } from '../domain/video.errors.js';
import { checksumAlgorithms, resumableMetadata, resumableUploadsPath } from '../http/resumable.contract.js';
import { UploadRepository } from '../persistence/upload.repository.js';
import { MediaStorage } from '../storage/media-storage.js';
import { BeginUpload, hashOfToken } from '../use-cases/begin-upload.js';
import { FinishUpload } from '../use-cases/finish-upload.js';
import { lengthNeeded } from './protocol-refusal.js';
import { UploadLocks } from './upload-lock.js';
import { type Checksum, UploadStore } from './upload-store.js';

/** The sender of an upload: a session, or the token of this upload. */
export interface Sender {
  readonly accountId: string | null;
  readonly token: string | null;
  /** Title of a video without one, in the sender's language. */
  readonly untitled: string;
}

/** The protocol's answer before it is sent. */
export interface TusAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
}

interface Call extends Sender {
  failure?: unknown;
  begun?: { token: string; expiresAt: Date };
}

const isPiece = (contentType: string | null): boolean =>
  contentType?.split(';')[0]?.trim().toLowerCase() === 'application/offset+octet-stream';

const checksumPattern = new RegExp(`^(${checksumAlgorithms.join('|')}) ([A-Za-z0-9+/]+={0,2})$`);

/**
 * Resumable uploads by tus 1.0.0. The library implements the protocol; we decide who may upload, how much, and what happens next.
 * Our errors are thrown like in any route; protocol answers are returned.
 */
@Injectable()
export class TusCalls {
  readonly #calls = new WeakMap<Request, Call>();
  readonly #store: UploadStore;
  readonly #server: Server;

  constructor(
    private readonly uploads: UploadRepository,
    private readonly begin: BeginUpload,
    private readonly finish: FinishUpload,
    private readonly clock: Clock,
    storage: MediaStorage,
    locks: UploadLocks,
  ) {
    this.#store = new UploadStore(uploads, storage);
    this.#server = new Server({
      path: resumableUploadsPath,
      datastore: this.#store,
      locker: locks,
      relativeLocation: true,
      maxSize: mediaLimits.maxUploadBytes,
      // No requests from other sites.
      allowedOrigins: [],
      lockDrainTimeout: 300,
      namingFunction: () => newId(),
      onIncomingRequest: async (request, id) => {
        if (request.method !== 'POST') await this.#assertSender(this.#callOf(request), id);
      },
      onUploadCreate: (request, upload) => this.#begin(this.#callOf(request), upload),
      onResponseError: (request, error) => {
        // The library's errors have a status and text; any other error is ours.
        if (!('status_code' in error)) this.#callOf(request).failure = error;
        return undefined;
      },
    });
  }

  /** @throws the usual errors: not signed in, not found, too large, no space, not a video, wrong type, full disk */
  async answer(request: Request, sender: Sender): Promise<TusAnswer> {
    const call: Call = { ...sender };
    this.#calls.set(request, call);
    const length = Number(request.headers.get('upload-length'));
    if (request.method === 'POST' && length > mediaLimits.maxUploadBytes) throw new VideoTooLarge();
    if (request.method === 'PATCH' && !isPiece(request.headers.get('content-type'))) throw new WrongPieceType();
    const id = request.method === 'PATCH' ? new URL(request.url).pathname.split('/').at(-1) : undefined;
    const response = await this.#withChecksum(request, id, () => this.#server.handleWeb(request));
    if (call.failure !== undefined) throw call.failure instanceof Error ? call.failure : new Error('upload failed');
    const headers = new Map([...response.headers].filter(([name]) => !name.startsWith('access-control-')));
    if (call.begun) {
      headers.set('upload-token', call.begun.token);
      headers.set('upload-expires', call.begun.expiresAt.toUTCString());
    }
    if (response.ok) await this.#settle(request, headers);
    if (request.method === 'OPTIONS') headers.set('tus-checksum-algorithm', checksumAlgorithms.join(','));
    headers.delete('content-length');
    return { status: response.status, headers: Object.fromEntries(headers) };
  }

  /** After bytes arrived: checks the first ones, and finishes a complete upload. */
  async #settle(request: Request, headers: Map<string, string>): Promise<void> {
    const offset = Number(headers.get('upload-offset') ?? Number.NaN);
    if (!(request.method === 'PATCH' || request.method === 'HEAD') || Number.isNaN(offset)) return;
    const id = new URL(request.url).pathname.split('/').at(-1) ?? '';
    const upload = await this.uploads.find(id);
    if (!upload || upload.finishedAt) return;
    headers.set('upload-expires', upload.expiresAt.toUTCString());
    const before = Number(request.headers.get('upload-offset') ?? offset);
    if (offset === upload.length) await this.finish.execute(id);
    else if (before < mediaLimits.sniffBytes && offset >= mediaLimits.sniffBytes) await this.finish.inspect(id);
  }

  async #begin(call: Call, upload: Upload): Promise<{ metadata?: Upload['metadata'] }> {
    const { accountId, untitled } = call;
    if (accountId === null) throw new Unauthenticated();
    if (upload.size === undefined) throw lengthNeeded();
    const { metadata = {} } = upload;
    const given = Object.fromEntries(Object.entries(metadata).map(([key, value]) => [key, value ?? '']));
    const parsed = resumableMetadata.safeParse(given);
    if (!parsed.success) throw new InvalidInput(fieldIssues(parsed.error.issues));
    const {
      filename: fileName,
      filetype: fileType = '',
      title,
      quality,
      parts,
      kept,
      recording,
      presence,
      kind,
      reduces_noise: reducesNoise,
    } = parsed.data;
    if (!mayBeRecording(fileName, fileType)) throw new UnsupportedVideoFormat();
    if (parts && parts.reduce((sum, bytes) => sum + bytes, 0) !== upload.size) {
      throw new InvalidInput([{ path: 'parts', code: 'FIELD.INVALID' }]);
    }
    // One span for each recording. The recording of an interview belongs to both sides, so neither cuts it.
    if (kept && (kept.length !== (parts?.length ?? 1) || recording !== undefined)) {
      throw new InvalidInput([{ path: 'kept', code: 'FIELD.INVALID' }]);
    }
    call.begun = await this.begin.execute({
      id: upload.id,
      senderId: accountId,
      length: upload.size,
      fileName,
      title,
      quality,
      kind,
      parts,
      kept,
      reducesNoise,
      recording,
      presence,
      untitled,
      metadata,
    });
    return { metadata };
  }

  /** @throws NotFound if it is missing or somebody else's @throws Unauthenticated @throws UploadExpired */
  async #assertSender({ accountId, token }: Sender, id: string): Promise<void> {
    if (accountId === null && token === null) throw new Unauthenticated();
    if (!idSchema.safeParse(id).success) throw new InvalidInput([{ path: 'id', code: 'FIELD.INVALID' }]);
    const upload = await this.uploads.find(id);
    const isSender =
      upload && (upload.ownerId === accountId || (token !== null && upload.tokenHash === hashOfToken(token)));
    if (!isSender) throw new NotFound();
    if (upload.expiresAt <= this.clock.now()) throw new UploadExpired();
  }

  async #withChecksum<T>(request: Request, id: string | undefined, work: () => Promise<T>): Promise<T> {
    const header = request.headers.get('upload-checksum');
    if (header === null || id === undefined) return work();
    const [, algorithm, digest] = checksumPattern.exec(header) ?? [];
    if (!algorithm || !digest) throw new InvalidInput([{ path: 'Upload-Checksum', code: 'FIELD.INVALID' }]);
    const checksum: Checksum = { algorithm, digest: Buffer.from(digest, 'base64') };
    this.#store.checksums.set(id, checksum);
    try {
      return await work();
    } finally {
      if (this.#store.checksums.get(id) === checksum) this.#store.checksums.delete(id);
    }
  }

  #callOf(request: Request): Call {
    const call = this.#calls.get(request);
    if (!call) throw new Error('an upload call that nobody made');
    return call;
  }
}
