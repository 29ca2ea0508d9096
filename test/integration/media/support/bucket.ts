import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';
import { type FaultyLine, startFaultyLine } from './faulty-line.js';

/** A bucket behind a line that can fail. */
export interface Bucket {
  readonly url: string;
  readonly line: FaultyLine;
  close(): Promise<void>;
}

/** Settings with which a worker in its own process reaches it. */
export const bucketEnvironment = ({ url }: Bucket): Readonly<Record<string, string>> => ({
  STORAGE_URL: url,
  AWS_ACCESS_KEY_ID: 'S3RVER',
  AWS_SECRET_ACCESS_KEY: 'S3RVER',
});

export async function startBucket(): Promise<Bucket> {
  const directory = await mkdtemp(join(tmpdir(), 'entrevue-outage-'));
  const configureBuckets = [{ name: 'media', configs: [] }];
  const server = new S3rver({ address: '127.0.0.1', port: 0, silent: true, directory, configureBuckets });
  const line = await startFaultyLine((await server.run()).port);
  return {
    url: `s3://media?endpoint=http://127.0.0.1:${line.port}&timeout=5`,
    line,
    close: async () => {
      await line.close();
      await server.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
}
