import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const WAIT_MS = 60_000;

function decoded(message: string): string {
  return message
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));
}

/**
 * The link to `path` in the newest email to a person, read from DATA_DIR/mail where an instance without a mail server writes
 * emails.
 *
 * @throws Error if none arrives within a minute.
 */
export async function linkInEmail(dataDir: string, to: string, path: string): Promise<string> {
  const folder = join(dataDir, 'mail');
  const pattern = new RegExp(`http://[^\\s"<>]+${path}[^\\s"<>]*`);
  const deadline = Date.now() + WAIT_MS;
  while (Date.now() < deadline) {
    const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml'));
    const emails = await Promise.all(
      names.map(async (name) => {
        const file = join(folder, name);
        return { at: (await stat(file)).mtimeMs, text: decoded(await readFile(file, 'latin1')) };
      }),
    );
    const found = emails
      .filter(({ text }) => text.toLowerCase().includes(`to: ${to}`))
      .sort((one, other) => other.at - one.at)
      .map(({ text }) => pattern.exec(text)?.[0])
      .find((link) => link !== undefined);
    if (found !== undefined) return found;
    await sleep(200);
  }
  throw new Error(`no email to ${to} with a link to ${path}`);
}
