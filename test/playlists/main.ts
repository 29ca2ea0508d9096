/**
 * Checks the playlists of videos of a running installation by Safari's rules.
 *
 *   npm run check:playlists -- https://site/api/stream/hls/ID/main.m3u8?access=… [more addresses]
 *   npm run check:playlists -- --token SESSION http://localhost:3000/api/stream/hls/ID/main.m3u8
 *
 * Ends with 1 if a rule is broken.
 */
import { parseArgs } from 'node:util';
import { checkPlaylists } from './check-playlists.js';

const TIMEOUT_MS = 60_000;
const { values, positionals } = parseArgs({ options: { token: { type: 'string' } }, allowPositionals: true });
const headers: Record<string, string> = values.token === undefined ? {} : { authorization: `Bearer ${values.token}` };

let broken = 0;
for (const address of positionals) {
  const kept = new Map<string, Promise<Buffer>>();
  const load = async (name: string): Promise<Buffer> => {
    const answer = await fetch(new URL(name, address), { headers, signal: AbortSignal.timeout(TIMEOUT_MS) });
    if (!answer.ok) throw new Error(`${name} answered ${answer.status}`);
    return Buffer.from(await answer.arrayBuffer());
  };
  const read = (name: string): Promise<Buffer> => {
    const known = kept.get(name) ?? load(name);
    kept.set(name, known);
    return known;
  };
  const faults = await checkPlaylists(read, address);
  broken += faults.length;
  process.stdout.write(`${faults.length === 0 ? 'ok' : 'MISS'}  ${address.replace(/\?.*/, '')}\n`);
  for (const fault of faults) process.stdout.write(`      ${fault}\n`);
}
if (positionals.length === 0) process.stdout.write('npm run check:playlists -- [--token SESSION] ADDRESS …\n');
process.exit(broken === 0 && positionals.length > 0 ? 0 : 1);
