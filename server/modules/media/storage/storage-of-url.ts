import { isAbsolute, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { DiskMediaStorage } from './disk-media-storage.js';
import type { MediaStorage } from './media-storage.js';

/**
 * The storage that STORAGE_URL names.
 *
 * @param url `file:/absolute/folder`, `file:///absolute/folder`, `file:relative/folder`, or
 * `s3://bucket?endpoint=https://…&region=…&timeout=…`, whose keys come from the environment (AWS_ACCESS_KEY_ID, …) like any S3 client's;
 * `timeout` is the number of seconds that the service may stay silent
 * @throws Error with one printable line, for an address this version cannot use
 */
export async function storageOfUrl(url: string): Promise<MediaStorage> {
  if (url.startsWith('s3://')) return s3StorageOf(new URL(url));
  if (url.startsWith('file://')) return new DiskMediaStorage(fileURLToPath(url));
  if (url.startsWith('file:')) {
    const path = url.slice('file:'.length);
    return new DiskMediaStorage(isAbsolute(path) ? path : resolve(path));
  }
  throw new Error('STORAGE_URL: media lie on a disk (file:/absolute/folder) or in a bucket (s3://bucket?endpoint=…)');
}

/** Seconds. An 8 MB part over 2 Mbit/s takes 35 s; longer silence means that the connection is dead. */
const USUAL_TIMEOUT = 60;
const CONNECT_WITHIN_MS = 5_000;

/** Imported on use, because most instances store media on a disk. */
async function s3StorageOf({ hostname: bucket, pathname, searchParams }: URL): Promise<MediaStorage> {
  if (bucket === '' || (pathname !== '' && pathname !== '/')) {
    throw new Error('STORAGE_URL: an address of a bucket is s3://bucket?endpoint=…&region=…');
  }
  const endpoint = searchParams.get('endpoint');
  const timeout = Number(searchParams.get('timeout') ?? USUAL_TIMEOUT);
  if (!(timeout >= 1 && timeout <= 3600))
    throw new Error('STORAGE_URL: timeout is a number of seconds, from 1 to 3600');
  const timeoutMs = timeout * 1000;
  const [{ S3Client }, { S3MediaStorage }] = await Promise.all([
    import('@aws-sdk/client-s3'),
    import('./s3-media-storage.js'),
  ]);
  const client = new S3Client({
    region: searchParams.get('region') ?? 'us-east-1',
    // A self-hosted service has one host name for all buckets; Amazon has one per bucket.
    ...(endpoint !== null && { endpoint, forcePathStyle: true }),
    maxAttempts: 3,
    // Until the response headers; the reader limits the body. Without it a hung service blocks a worker.
    requestHandler: { connectionTimeout: CONNECT_WITHIN_MS, requestTimeout: timeoutMs, throwOnRequestTimeout: true },
    // Compatible services support only the old checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  return new S3MediaStorage(client, bucket, timeoutMs);
}
