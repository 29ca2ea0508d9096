import { globSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Fault } from './fault.js';

const FOLDER = join(import.meta.dirname, '..');

/** A fault and the name of its file, without `.fault.ts`. */
export interface NamedFault {
  readonly name: string;
  readonly fault: Fault;
}

/** The names of all files of faults, in alphabetical order. */
export const faultNames = (): string[] =>
  globSync('*.fault.ts', { cwd: FOLDER })
    .map((file) => basename(file, '.fault.ts'))
    .sort();

export async function allFaults(): Promise<NamedFault[]> {
  const named: NamedFault[] = [];
  for (const name of faultNames()) {
    const { fault } = (await import(pathToFileURL(join(FOLDER, `${name}.fault.ts`)).href)) as { fault: Fault };
    named.push({ name, fault });
  }
  return named;
}
