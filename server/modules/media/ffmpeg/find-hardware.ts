import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { type EncoderChoice, type HardwareEncoder, type HardwareKind, kindsOf } from '../domain/hardware-encoder.js';
import { mediaLimits } from '../domain/media-limits.js';
import type { Confinement } from './confinement.js';
import { hardwareTrial } from './hardware-arguments.js';
import { faultOfEncoder, type Trials } from './try-encoder.js';

/** A hardware encoder that works here, and the cage in which ffmpeg may open its device. */
export interface Hardware extends HardwareEncoder {
  readonly confinement: Confinement;
}

interface Candidate extends HardwareEncoder {
  readonly devices: readonly string[];
  /** Folders that its driver reads besides libraries. */
  readonly reads: readonly string[];
}

const namesIn = async (folder: string, pattern: RegExp): Promise<readonly string[]> => {
  // Without the folder there is no such device.
  const names = await readdir(folder).catch(() => []);
  return names
    .filter((name) => pattern.test(name))
    .sort()
    .map((name) => join(folder, name));
};

/** The devices of this machine. @param dev folder of devices */
async function candidatesOf(kind: HardwareKind, dev: string): Promise<readonly Candidate[]> {
  if (kind === 'videotoolbox')
    return process.platform === 'darwin' ? [{ kind, device: null, devices: [], reads: [] }] : [];
  if (kind === 'nvenc') {
    const devices = await namesIn(dev, /^nvidia(?:\d+|ctl|-uvm)$/);
    return devices.length === 0 ? [] : [{ kind, device: null, devices, reads: [] }];
  }
  // Drivers find the model of the card there.
  const reads = ['/sys/dev/char', '/sys/devices'];
  return (await namesIn(join(dev, 'dri'), /^renderD\d+$/)).map((device) => ({
    kind,
    device,
    devices: [device],
    reads,
  }));
}

/**
 * Finds a hardware encoder by encoding a second with each device, in a cage that has this device only.
 *
 * @param dev folder of devices, for tests
 * @returns null if none works: videos are encoded by software
 */
export async function findHardware(
  confinement: Confinement,
  choice: EncoderChoice,
  { dev = '/dev', faultOf = faultOfEncoder, onFault }: Trials & { readonly dev?: string } = {},
): Promise<Hardware | null> {
  for (const kind of kindsOf(choice)) {
    for (const { device, devices, reads } of await candidatesOf(kind, dev)) {
      const caged = await confinement.withDevices(devices, reads);
      if (!caged) {
        onFault?.(device ?? kind, 'no cage as strong as the usual one has this device');
        continue;
      }
      const own = kind === 'nvenc' ? { ...caged, memoryBytes: mediaLimits.nvencMemoryBytes } : caged;
      const fault = await faultOf(confinement, hardwareTrial({ kind, device }), own);
      if (fault === null) return { kind, device, confinement: own };
      onFault?.(device ?? kind, fault);
    }
  }
  return null;
}
