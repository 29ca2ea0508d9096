import { AsyncLocalStorage } from 'node:async_hooks';

/** The data that accompany one request, or one job started by it, through every layer. */
export interface RequestContext {
  readonly requestId: string;
}

const storage = new AsyncLocalStorage<RequestContext>();

export function runWithRequest<T>(context: RequestContext, work: () => T): T {
  return storage.run(context, work);
}

/** @returns null outside a request or job. */
export function currentRequestId(): string | null {
  return storage.getStore()?.requestId ?? null;
}
