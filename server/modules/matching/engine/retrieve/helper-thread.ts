import { extname } from 'node:path';
import { type MessagePort, receiveMessageOnPort, workerData } from 'node:worker_threads';
import type { Judge } from './enquiry.js';
import type { HelperStart, HelpWanted } from './help.js';

/**
 * Thread that reads blocks of an index for another thread (see Helpers) and returns the best subjects. It waits without an event
 * loop until it is stopped.
 * It also runs before a build, so the files it loads import only types.
 */
const ending = extname(import.meta.url);
const { BestFound } = (await import(`./best-found${ending}`)) as typeof import('./best-found.js');
const { pointsOf } = (await import(`./points-of${ending}`)) as typeof import('./points-of.js');
const { SharedPoints } = (await import(`./shared-points${ending}`)) as typeof import('./shared-points.js');
const { Shortlist } = (await import(`./shortlist${ending}`)) as typeof import('./shortlist.js');
const { places, states } = (await import(`./help${ending}`)) as typeof import('./help.js');

/** Longer than the asking thread needs for its first block. */
const LONGEST_SILENCE_MS = 50;

const { port, wake, survivors } = workerData as HelperStart<MessagePort>;
const capacity = survivors.docs.length;
let shared = new SharedPoints(0);
let list = new Shortlist(shared);

/** @returns the number of survivors. */
function read({ enquiry, control }: HelpWanted): number {
  const { block: size, blocks, length, weighing } = enquiry;
  const { wanted, alive, except } = enquiry.scope;
  if (shared.total.length !== size) {
    shared = new SharedPoints(size);
    list = new Shortlist(shared);
  }
  const published = new Float32Array(control.buffer, control.byteOffset, control.length);
  // Equal points are all kept; the asking thread compares ids.
  const found = new BestFound(wanted, (one, other) => one - other);
  const least = (): number => Math.max(published[places.least]!, found.least);
  let isCertain: boolean;
  // Assume the best credit for a value that is not computed yet.
  const judge: Judge = (_, position) => {
    isCertain = false;
    return weighing.bestCredits[position]!;
  };
  let left = 0;
  while (left + size <= capacity) {
    const block = Atomics.add(control, places.nextBlock, 1);
    if (block >= blocks) break;
    shared.read(enquiry, block);
    Atomics.wait(control, places.isTold, 0, LONGEST_SILENCE_MS);
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

/** Removes subjects that can no longer be among the best. @returns how many remain. */
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
