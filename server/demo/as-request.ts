import { EntityManager, RequestContext } from '@mikro-orm/postgresql';
import type { INestApplicationContext } from '@nestjs/common';

/** Runs a use case with an EntityManager of its own, like a request: some read before their transaction begins. */
export function asRequest<T>(app: INestApplicationContext, work: () => Promise<T>): Promise<T> {
  return RequestContext.create(app.get(EntityManager, { strict: false }), work);
}
