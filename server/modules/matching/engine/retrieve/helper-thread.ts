import { extname } from 'node:path';
import { type MessagePort, receiveMessageOnPort, workerData } from 'node:worker_threads';
import type { Judge } from './enquiry.js';
import type { HelperStart, HelpWanted } from './help.js';

/**
 * A thread that reads blocks of an index for questions of another one (see Helpers) and leaves the best of them. It waits for questions without an event loop and
 * ends when it is stopped. Runs by itself, also before anything is built: what it loads imports nothing but types.
 */
const ending = extname(import.meta.url);
const { BestFound } = (await import(`./best-found${ending}`)) as typeof import('./best-found.js');
const { pointsOf } = (await import(`./points-of${ending}`)) as typeof import('./points-of.js');
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
  const { block: size, blocks, length, weighing } = enquiry;
  const { wanted, alive, except } = enquiry.sought;
  if (shared.total.length !== size) {
    shared = new SharedPoints(size);
    list = new Shortlist(shared);
  }
  const told = new Float32Array(control.buffer, control.byteOffset, control.length);
  // Of equals all are left: whose id is lower is for the asking thread to say.
  const found = new BestFound(wanted, (one, other) => one - other);
  const least = (): number => Math.max(told[places.least]!, found.least);
  let isCertain: boolean;
  // So is what a value is worth that nobody has asked for: here it is worth most.
  const judge: Judge = (_, position) => {
    isCertain = false;
    return weighing.bestCredits[position]!;
  };
  let left = 0;
  while (left + size <= capacity) {
    const block = Atomics.add(control, places.nextBlock, 1);
    if (block >= blocks) break;
    shared.read(enquiry, block);
    Atomics.wait(control, places.isTold, 0, LONGEST_UNTOLD_MS);
    const from = block * size;
    list.fill(weighing, from, Math.min(size, length - from), least(), judge);
    for (let n = 0; n < list.length; n += 1) {
      const place = list.at[n]!;
      const doc = from + place;
      if (list.most[n]! < found.least || alive[doc] !== 1 || except.has(doc)) continue;
      const [added, best] = [shared.added[place]!, shared.best[place]!];
      const needed = least();
      isCertain = true;
      const points = pointsOf(weighing, judge, doc, added, best, needed);
      if (points < needed) continue;
      if (isCertain) found.offer(doc, points);
      leave(left, doc, added, best, points);
      left += 1;
    }
  }
  return sift(left, least());
}

function leave(at: number, doc: number, added: number, best: number, most: number): void {
  survivors.docs[at] = doc;
  survivors.added[at] = added;
  survivors.best[at] = best;
  survivors.most[at] = most;
}

/** Takes those away who were surpassed later. @returns how many stay. */
function sift(length: number, least: number): number {
  const { docs, added, best, most } = survivors;
  let kept = 0;
  for (let n = 0; n < length; n += 1) {
    if (most[n]! < least) continue;
    leave(kept, docs[n]!, added[n]!, best[n]!, most[n]!);
    kept += 1;
  }
  return kept;
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
