import { parentPort } from 'node:worker_threads';
import './browser-globals';
import { type PageRequest, renderPage } from './render-page';
import type { Answer } from './visit';

/** Renders the public pages in a worker thread of the server (server/platform/static/page-renderer.ts). */

type ThreadMessage =
  | { readonly kind: 'render'; readonly id: number; readonly page: PageRequest }
  | { readonly kind: 'answer'; readonly id: number; readonly answer: Answer };

if (parentPort === null) throw new Error('This program runs in a thread of the server');
const port = parentPort;
const waiting = new Map<number, (answer: Answer) => void>();
let reads = 0;

const reader =
  ({ language }: PageRequest) =>
  (address: string): Promise<Answer> =>
    new Promise((resolve) => {
      reads += 1;
      waiting.set(reads, resolve);
      port.postMessage({ kind: 'read', id: reads, address, language });
    });

async function render(id: number, page: PageRequest): Promise<void> {
  try {
    port.postMessage({ kind: 'page', id, parts: await renderPage(page, reader(page)) });
  } catch (error) {
    port.postMessage({
      kind: 'failed',
      id,
      reason: error instanceof Error ? (error.stack ?? error.message) : String(error),
    });
  }
}

port.on('message', (message: ThreadMessage) => {
  if (message.kind === 'render') {
    void render(message.id, message.page);
    return;
  }
  waiting.get(message.id)?.(message.answer);
  waiting.delete(message.id);
});
port.postMessage({ kind: 'ready' });
