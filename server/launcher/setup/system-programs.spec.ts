import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';

const path = new URL('./system-programs.mjs', import.meta.url).href;
const { findBrowser, findProgram, missingPackages, installByHand, installIfPossible } = (await import(path)) as {
  findBrowser(path: string): string | null;
  findProgram(names: readonly string[], path?: string): string | null;
  missingPackages(programs: readonly { names: readonly string[]; aptPackage: string }[]): string[];
  installByHand(packages: readonly string[]): string;
  installIfPossible(packages: readonly string[]): Promise<boolean>;
};

describe('A program of the system', () => {
  let folder: string;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'entrevue-programs-'));
    for (const [name, mode] of [
      ['chromium-browser', 0o755],
      ['notes', 0o644],
    ] as const) {
      await writeFile(join(folder, name), '#!/bin/sh\n');
      await chmod(join(folder, name), mode);
    }
  });
  afterAll(async () => {
    await rm(folder, { recursive: true, force: true });
  });

  it('is found under any of its names, on any folder of the path', () => {
    const searched = ['/nowhere', folder].join(delimiter);
    expect(findProgram(['chromium', 'chromium-browser'], searched)).toBe(join(folder, 'chromium-browser'));
  });

  it('that tests pages is the headless shell, or Chromium where there is none', async () => {
    expect(findBrowser(folder)).toBe(join(folder, 'chromium-browser'));
    const both = await mkdtemp(join(tmpdir(), 'entrevue-programs-'));
    await writeFile(join(both, 'chromium-headless-shell'), '#!/bin/sh\n', { mode: 0o755 });
    expect(findBrowser([folder, both].join(delimiter))).toBe(join(both, 'chromium-headless-shell'));
    expect(findBrowser('/nowhere')).toBeNull();
    await rm(both, { recursive: true });
  });

  it('is not a file that cannot be executed', () => {
    expect(findProgram(['notes'], folder)).toBeNull();
  });

  it('that is missing names its package once', () => {
    const absent = { names: ['surely-no-such-program'], aptPackage: 'absent' };
    const present = { names: ['sh'], aptPackage: 'dash' };
    expect(missingPackages([absent, present, { ...absent, names: ['neither-this'] }])).toEqual(['absent']);
  });

  it('that is optional may be missing: what cannot be installed stops nothing', async () => {
    expect(await installIfPossible(['surely-no-such-package'])).toBe(false);
  });

  it('is asked for in one line that can be typed', () => {
    const line = installByHand(['ffmpeg', 'chromium']);
    expect(line).toMatch(/ffmpeg chromium/);
    expect(line).not.toContain('\n');
  });
});
