import type { FastifyReply } from 'fastify';

/** The cookies that an answer sets. */
export function cookiesOf(reply: FastifyReply): string[] {
  const header = reply.getHeader('set-cookie');
  if (header === undefined) return [];
  return (Array.isArray(header) ? header : [header]).map(String);
}
