import { mkdir } from 'node:fs/promises';
import S3rver from 's3rver';

const BUCKET = 'media';

/** The S3 server and what the product needs to reach it. */
export interface Store {
  readonly env: Readonly<Record<string, string>>;
  stop(): Promise<void>;
  /** Starts it again at the same address, with the same files. */
  restart(): Promise<void>;
}

export async function startStore(folder: string): Promise<Store> {
  await mkdir(folder, { recursive: true });
  const open = (port: number): S3rver =>
    new S3rver({
      address: '127.0.0.1',
      port,
      silent: true,
      directory: folder,
      configureBuckets: [{ name: BUCKET, configs: [] }],
    });
  let server: S3rver | null = open(0);
  const { port } = await server.run();
  return {
    env: {
      STORAGE_URL: `s3://${BUCKET}?endpoint=http://127.0.0.1:${port}&region=ca-central-1&timeout=10`,
      AWS_ACCESS_KEY_ID: 'S3RVER',
      AWS_SECRET_ACCESS_KEY: 'S3RVER',
    },
    stop: async () => {
      const stopping = server;
      server = null;
      stopping?.httpServer.closeAllConnections();
      await stopping?.close();
    },
    restart: async () => {
      server = open(port);
      await server.run();
    },
  };
}
