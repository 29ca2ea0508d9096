import { extname } from 'node:path';
import { type MessagePort, receiveMessageOnPort, workerData } from 'node:worker_threads';
import type { HelperStart, HelpWanted } from './help.js';

/**
 * A thread that reads blocks of an index for questions of another one (see Helpers). It waits for questions without an event loop and
 * ends when it is stopped. Runs by itself, also before anything is built: what it loads imports nothing but types.
 */
const ending = extname(import.meta.url);
const { SharedPoints } = (await import(`./shared-points${ending}`)) as typeof import('./shared-points.js');
const { Shortlist } = (await import(`./shortlist${ending}`)) as typeof import('./shortlist.js');
const { places, states } = (await import(`./help${ending}`)) as typeof import('./help.js');

/** Longer than the asking thread takes for its first block. */
const LONGEST_UNTOLD_MS = 50;

const { port, wake, survivors } = workerData as HelperStart<MessagePort>;
const capacity = survivors.docs.length;
let shared = new SharedPoints(0);
let list = new Shortlist(shared);

/** @returns how many survivors there are. */
function read({ enquiry, control }: HelpWanted): number {
  const { block: size, blocks, length, sieve } = enquiry;
  if (shared.total.length !== size) {
    shared = new SharedPoints(size);
    list = new Shortlist(shared);
  }
  const least = new Float32Array(control.buffer, control.byteOffset, control.length);
  let left = 0;
  while (left + size <= capacity) {
    const block = Atomics.add(control, places.nextBlock, 1);
    if (block >= blocks) break;
    shared.read(enquiry, block);
    Atomics.wait(control, places.isTold, 0, LONGEST_UNTOLD_MS);
    const from = block * size;
    // What a value is worth that nobody has asked for is for the asking thread to say; here it is worth most.
    list.fill(sieve, from, Math.min(size, length - from), least[places.least]!, () => sieve.bestCredit);
    for (let n = 0; n < list.length; n += 1, left += 1) {
      const place = list.at[n]!;
      survivors.docs[left] = from + place;
      survivors.added[left] = shared.added[place]!;
      survivors.best[left] = shared.best[place]!;
      survivors.most[left] = list.most[n]!;
    }
  }
  return left;
}

function help(wanted: HelpWanted): void {
  const { control, own } = wanted;
  if (Atomics.compareExchange(control, own + places.state, states.idle, states.busy) !== states.idle) return;
  let state: number = states.failed;
  try {
    control[own + places.left] = read(wanted);
    state = states.done;
  } finally {
    Atomics.store(control, own + places.state, state);
    Atomics.notify(control, own + places.state);
  }
}

for (let seen = 0; ;) {
  Atomics.wait(wake, 0, seen);
  seen = Atomics.load(wake, 0);
  for (let received = receiveMessageOnPort(port); received; received = receiveMessageOnPort(port)) {
    const message: unknown = received.message;
    help(message as HelpWanted);
  }
}
