import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
// Runs from `dist/test/container`, so these are files of the built product.
import { ImageEncoder, imageProgram } from '../../server/modules/media/images/image-encoder.js';
import { detectConfinement } from '../../server/modules/media/ffmpeg/confinement.js';
import { readResume, textProgram } from '../../server/modules/resumes/extract/read-resume.js';
import { confinedEnvironment } from '../../server/platform/cage/index.js';
import type { Targets } from '../integration/platform/support/look-from-cage.js';
import type { Report } from './report.js';

/** Runs inside the container and prints a {@link Report}: what the product's programs can decode, and what a job reaches. */
const execute = promisify(execFile);
const dataDir = process.env['DATA_DIR'] ?? '';
await mkdir(dataDir, { recursive: true });
const work = join(dataDir, 'work');
const [secret, neighbour, socket] = [join(dataDir, 'secrets.key'), join(work, 'neighbour.1'), join(dataDir, 'socket')];
await mkdir(neighbour, { recursive: true, mode: 0o755 });
for (const path of [secret, join(neighbour, 'original')]) await writeFile(path, 'canary-77');

const servers = await Promise.all(
  [{ path: socket }, { port: 0, host: '127.0.0.1' }].map(async (where) => {
    const server = createServer((connection) => connection.destroy()).listen(where);
    await once(server, 'listening');
    return server;
  }),
);
const address = servers[1]?.address();
const port = typeof address === 'object' && address ? address.port : 0;

async function look(strongest: Targets['strongest']): Promise<Report['looks'][number]> {
  const job = await mkdtemp(join(work, 'job-'));
  await writeFile(join(job, 'original'), 'uploaded');
  const targets: Targets = { strongest, job, secret, neighbour, socket, port };
  const path = join(import.meta.dirname, '../integration/platform/support/look-from-cage.ts');
  const env = { ...process.env, DATABASE_URL: 'postgres://canary', TEST_TARGETS: JSON.stringify(targets) };
  const { stdout } = await execute(process.execPath, [path], { env, maxBuffer: 2 ** 24 });
  await rm(job, { recursive: true, force: true });
  return { strongest, seen: JSON.parse(stdout) as Report['looks'][number]['seen'] };
}

/** Decodes a real picture, résumé and video, each in its cage. */
async function decode(): Promise<Report['programs']> {
  const confinement = await detectConfinement(work);
  const folder = await mkdtemp(join(confinement.workRoot, 'job-'));
  const [picture, clip, made] = ['picture.png', 'clip.mkv', 'made.mp4'].map((name) => join(folder, name)) as [
    string,
    string,
    string,
  ];
  const source = ['-hide_banner', '-loglevel', 'error', '-f', 'lavfi', '-i', 'testsrc=duration=1:size=320x240:rate=10'];
  await execute(confinement.ffmpeg, [...source, '-frames:v', '1', picture]);
  await execute(confinement.ffmpeg, [...source, clip]);
  const image = await new ImageEncoder().encode(await readFile(picture), 'picture');
  const resume = await readResume(Buffer.from('Marie Tremblay\nExperience\n2019-2024 Nurse, Laval\n'));
  for (const path of [clip, folder]) await confinement.handOver(path);
  const limits = { memoryBytes: 2 ** 31, cpuSeconds: 60, outputBytes: 2 ** 24 };
  const launch = confinement.launch(confinement.ffmpeg, ['-y', '-loglevel', 'error', '-i', clip, made], limits, folder);
  await execute(launch.command, [...launch.args], { env: confinedEnvironment });
  const video = await execute(confinement.ffprobe, [
    '-v',
    'error',
    '-show_entries',
    'format=duration',
    '-of',
    'csv=p=0',
    made,
  ]);
  const [pictures, resumes] = [await imageProgram.cage(), await textProgram.cage()];
  return [
    { name: 'pictures', level: pictures.level, missing: pictures.missing, decoded: image.length > 0 },
    {
      name: 'résumés',
      level: resumes.level,
      missing: resumes.missing,
      decoded: JSON.stringify(resume).includes('Laval'),
    },
    { name: 'video', level: confinement.level, missing: confinement.missing, decoded: Number(video.stdout) >= 1 },
  ];
}

/** Whether the engine lets this user build a root of its own with bubblewrap. */
const allowsWall = await execute('bwrap', ['--unshare-all', '--ro-bind', '/', '/', '--', 'true']).then(
  () => true,
  () => false,
);
const looks = [];
for (const strongest of ['wall', 'landlock', 'limits'] as const) looks.push(await look(strongest));
process.stdout.write(JSON.stringify({ allowsWall, programs: await decode(), looks } satisfies Report));
for (const server of servers) server.close();
