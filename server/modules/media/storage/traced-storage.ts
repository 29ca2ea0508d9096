import { traced } from '../../../platform/tracing/active-span.js';
import type { MediaStorage } from './media-storage.js';

type Method = (...input: readonly unknown[]) => Promise<unknown>;

/** Methods that read or write files. Lists are left out: they last as long as their reader takes. */
const measured: ReadonlySet<PropertyKey> = new Set<keyof MediaStorage>([
  'write',
  'adopt',
  'copyOut',
  'open',
  'remove',
  'removeFolder',
  'extendPartial',
  'partialSize',
  'cutPartial',
  'partialHead',
  'concludePartial',
  'removePartial',
]);

/** The same storage; each call is a span of the request or job that makes it. Spans have no key, because keys contain ids. */
export function tracedStorage(storage: MediaStorage): MediaStorage {
  return new Proxy(storage, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name, target);
      if (typeof value !== 'function') return value;
      const method = value.bind(target) as Method;
      if (!measured.has(name)) return method;
      return (...input: readonly unknown[]) => traced(`storage ${String(name)}`, 'client', () => method(...input));
    },
  });
}
