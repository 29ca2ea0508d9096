import { readFileSync } from 'node:fs';

/** Version of the running build, from package.json (two folders above dist/server, three above the sources). */
export const version: string = (() => {
  for (const candidate of ['../../../../package.json', '../../../package.json']) {
    try {
      const { name, version: found } = JSON.parse(readFileSync(new URL(candidate, import.meta.url), 'utf8')) as {
        name?: string;
        version?: string;
      };
      if (name === 'entrevue' && found) return found;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    }
  }
  throw new Error('package.json of entrevue not found');
})();
