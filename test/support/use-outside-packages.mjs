/**
 * Uses each package that stays outside the bundles once, from the folder of the bundles: as the text of `node --eval`, so that packages are
 * found as a bundle finds them. Prints the names of those that worked.
 */
import { createRequire } from 'node:module';

const { resolve } = createRequire(`${process.cwd()}/main.js`);
const done = [];

/** @param {string} name @param {(module: any) => unknown} use @param {string} [module] */
async function uses(name, use, module = name) {
  const isRight = await use(await import(`file://${resolve(module)}`));
  if (!isRight) throw new Error(`${name} gave a wrong result`);
  done.push(name);
}

await uses('@node-rs/argon2', async ({ default: argon2 }) => argon2.verify(await argon2.hash('secret'), 'secret'));
await uses('sharp', async ({ default: sharp }) => {
  const create = { width: 2, height: 2, channels: 3, background: '#123456' };
  return (await sharp(await sharp({ create }).webp().toBuffer()).metadata()).format === 'webp';
});
await uses('pdfkit', async ({ default: Document }) => {
  const page = new Document();
  page.font('Helvetica').text('Bonjour').end();
  const [first] = await page.toArray();
  return first.subarray(0, 4).toString() === '%PDF';
});
await uses('fluent-ffmpeg', ({ default: ffmpeg }) => ffmpeg('a.mp4')._getArguments().includes('a.mp4'));
await uses('bullmq', ({ default: bullmq }) => typeof bullmq.Queue === 'function');
await uses('ioredis', ({ default: ioredis }) => new ioredis.Redis({ lazyConnect: true }).status === 'wait');
await uses('pino', ({ default: pino }) => typeof pino({ level: 'silent' }).info === 'function');
await uses('socket.io', ({ default: sockets }) => typeof new sockets.Server().emit === 'function');
await uses('@socket.io/redis-adapter', ({ default: adapter }) => typeof adapter.createShardedAdapter === 'function');
await uses('@socket.io/postgres-adapter', ({ default: adapter }) => typeof adapter.createAdapter === 'function');
await uses('@socket.io/redis-emitter', ({ default: emitter }) => typeof emitter.Emitter === 'function');
await uses('@aws-sdk/client-s3', async ({ default: s3 }) => {
  const credentials = { accessKeyId: 'a', secretAccessKey: 'b' };
  const client = new s3.S3Client({ region: 'ca', endpoint: 'http://127.0.0.1', credentials });
  return client.config.forcePathStyle === undefined || typeof client.send === 'function';
});
await uses('@aws-sdk/lib-storage', ({ default: storage }) => typeof storage.Upload === 'function');
await uses('@aws-sdk/s3-request-presigner', ({ default: signer }) => typeof signer.getSignedUrl === 'function');

process.stdout.write(`${done.join('\n')}\n`);
process.exit(0);
