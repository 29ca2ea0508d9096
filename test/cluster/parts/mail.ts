import { createWriteStream } from 'node:fs';
import { mkdir, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { type MailServer, startMailServer } from '../../support/mail.js';

/** A mail catcher: every email becomes a file of `folder`, as an instance without a mail server writes them. */
export async function startMailCatcher(folder: string): Promise<MailServer> {
  await mkdir(folder, { recursive: true });
  let count = 0;
  return startMailServer({
    onData(stream, _session, callback) {
      const path = join(folder, `${String((count += 1)).padStart(6, '0')}.eml`);
      const file = createWriteStream(`${path}.part`);
      stream.pipe(file);
      file.once('error', callback);
      file.once('finish', () => void rename(`${path}.part`, path).then(() => callback(), callback));
    },
  });
}
