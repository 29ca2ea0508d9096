import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { mediaLimits } from '../domain/media-limits.js';
import type { Confinement } from './confinement.js';
import { findHardware } from './find-hardware.js';

const always = (): Promise<null> => Promise.resolve(null);
const never = (): Promise<string> => Promise.resolve('Permission denied');

/** A machine, and what its cages were opened for. */
function machine(): { confinement: Confinement; opened: string[] } {
  const opened: string[] = [];
  const confinement: Confinement = {
    ...{ ffmpeg: '/usr/bin/ffmpeg', ffprobe: '/usr/bin/ffprobe', workRoot: '/nowhere', timer: null },
    ...{ level: 'wall', missing: [] },
    launch: (command, args) => ({ command, args }),
    handOver: () => Promise.resolve(),
    withDevices: (devices) => {
      opened.push(devices.join(' '));
      return Promise.resolve(confinement);
    },
  };
  return { confinement, opened };
}

describe('the hardware encoder of a machine', () => {
  let dev: string;
  beforeEach(async () => {
    dev = await mkdtemp(join(tmpdir(), 'dev-'));
    await mkdir(join(dev, 'dri'));
  });
  afterEach(() => rm(dev, { recursive: true }));
  const put = (...names: readonly string[]): Promise<unknown> =>
    Promise.all(names.map((name) => writeFile(join(dev, name), '')));

  it('is none without a device, and nothing is tried', async () => {
    const { confinement, opened } = machine();
    await put('dri/card0', 'null');
    if (process.platform !== 'darwin')
      expect(await findHardware(confinement, 'auto', { dev, faultOf: always })).toBeNull();
    expect(await findHardware(confinement, 'vaapi', { dev: join(dev, 'missing'), faultOf: always })).toBeNull();
    expect(opened.filter((devices) => devices !== '')).toEqual([]);
  });

  it('is none by software, whatever the machine has', async () => {
    await put('dri/renderD128');
    const { confinement, opened } = machine();
    expect(await findHardware(confinement, 'software', { dev, faultOf: always })).toBeNull();
    expect(opened).toEqual([]);
  });

  it('is the first that encodes, each with its own device alone', async () => {
    await put('dri/card0', 'dri/renderD128', 'dri/renderD129', 'nvidia0', 'nvidiactl', 'nvidia-uvm', 'nvidia-modeset');
    const { confinement, opened } = machine();
    const found = await findHardware(confinement, 'auto', { dev, faultOf: always });
    expect(found).toMatchObject({ kind: 'nvenc', device: null });
    expect(found?.confinement.memoryBytes).toBe(mediaLimits.nvencMemoryBytes);
    expect(opened).toEqual([['nvidia-uvm', 'nvidia0', 'nvidiactl'].map((name) => join(dev, name)).join(' ')]);
    expect(await findHardware(confinement, 'vaapi', { dev, faultOf: always })).toMatchObject({
      device: join(dev, 'dri/renderD128'),
    });
    const none = machine();
    const told: string[] = [];
    const onFault = (encoder: string, reason: string): void => void told.push(`${encoder}: ${reason}`);
    expect(await findHardware(none.confinement, 'vaapi', { dev, faultOf: never, onFault })).toBeNull();
    expect(told).toEqual(none.opened.map((device) => `${device}: Permission denied`));
    expect(none.opened).toEqual(['renderD128', 'renderD129'].map((name) => join(dev, 'dri', name)));
  });
});
