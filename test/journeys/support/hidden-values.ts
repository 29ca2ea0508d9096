import type { Page } from 'playwright-core';
import type { Received } from './wire.js';

/** Without accents and capitals, with escaped and percent-encoded characters read: `%C3%89lo%C3%AFse` and `\u00c9lo\u00efse` are one. */
function plain(text: string): string {
  return text
    .replace(/\\u([0-9a-f]{4})/gi, (_, code: string) => String.fromCharCode(parseInt(code, 16)))
    .replace(/(?:%[0-9a-f]{2})+/gi, (bytes) => Buffer.from(bytes.replaceAll('%', ''), 'hex').toString('utf8'))
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase();
}

/** The middle of a value in Base64, which depends on where in the encoded bytes it stands. Short ones could be there by chance. */
function inBase64(value: string): readonly string[] {
  if (Buffer.byteLength(value) < 9) return [];
  return [0, 1, 2].map((before) => {
    const bytes = Buffer.concat([Buffer.alloc(before), Buffer.from(value)]);
    return bytes
      .toString('base64')
      .replace(/=+$/, '')
      .slice(before === 0 ? 0 : 4, -2);
  });
}

/** Where the words of a person are found in a text, with the characters around them. */
export function wordsIn(text: string, words: readonly string[]): readonly string[] {
  const read = plain(text);
  return words.flatMap((word) => {
    const at = read.indexOf(plain(word));
    if (at >= 0) return [`${word}: ${read.slice(Math.max(0, at - 60), at + 60)}`];
    return inBase64(word).some((coded) => text.includes(coded)) ? [`${word}: in Base64`] : [];
  });
}

/** Which answers contain words, or a part of a file. */
export function leaksIn(
  received: readonly Received[],
  words: readonly string[],
  files: Readonly<Record<string, Buffer>>,
): readonly string[] {
  return received.flatMap(({ asked, head, body }) => [
    ...wordsIn(`${asked}\n${head}\n${body.toString('utf8')}`, words).map((found) => `${asked}: ${found}`),
    ...Object.entries(files)
      .filter(([, bytes]) => body.includes(bytes.subarray(bytes.length >> 1, (bytes.length >> 1) + 48)))
      .map(([name]) => `${asked}: ${name}`),
  ]);
}

/** Everything that a page shows or keeps: its document with all attributes, storage, databases, and caches of service workers. */
export async function keptBy(page: Page): Promise<string> {
  const stored = await page.evaluate(async () => {
    const kept: unknown[] = [
      { ...localStorage },
      { ...sessionStorage },
      document.cookie,
      document.title,
      history.state,
    ];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const answer = await cache.match(request);
        kept.push(request.url, [...(answer?.headers ?? [])], await answer?.text());
      }
    }
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const opening = indexedDB.open(name);
        opening.addEventListener('success', () => resolve(opening.result));
        opening.addEventListener('error', () => reject(new Error(`${name} does not open`)));
      });
      for (const store of database.objectStoreNames) {
        kept.push(
          await new Promise((resolve, reject) => {
            const all = database.transaction(store).objectStore(store).getAll();
            all.addEventListener('success', () => resolve(all.result));
            all.addEventListener('error', () => reject(new Error(`${store} cannot be read`)));
          }),
        );
      }
      database.close();
    }
    return JSON.stringify(kept);
  });
  return `${page.url()}\n${await page.content()}\n${stored}`;
}
