import { Blob, File } from 'node:buffer';

/** Replaces jsdom’s files, which the classes of fetch cannot read, in one spec file. */
export function replaceFiles(): void {
  Object.assign(globalThis, { Blob, File });
}
