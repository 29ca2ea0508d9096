import { parseEnv } from '../config/env.js';
import { Settings } from '../config/settings.js';
import { createLogger } from '../logging/logger.js';
import { StartRefused } from './cage-level.js';
import { Cages } from './cages.js';

describe('the check of a worker at its start', () => {
  const cages = (error: Error): Cages => {
    const settings = new Settings(parseEnv({ DATABASE_URL: 'postgres://user@127.0.0.1/entrevue' }));
    const made = new Cages(settings, createLogger('silent'));
    made.addForWorkers('video', () => Promise.reject(error));
    return made;
  };

  it('refuses a program that lacks what a setting asks for', async () => {
    const missing = new StartRefused('MEDIA_CODECS: ffmpeg on this machine cannot encode av1');
    await expect(cages(missing).check({ isWorker: true })).rejects.toBe(missing);
    // An API starts no such program.
    await cages(missing).check({ isWorker: false });
  });

  it('goes on without a missing program, which a worker for other queues does not need', async () => {
    await cages(new Error('ffmpeg was not found')).check({ isWorker: true });
  });
});
