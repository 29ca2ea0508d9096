import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { JSON_BODY_LIMIT_BYTES } from './fastify-adapter.js';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route needs the raw bytes of the body, because it is signed. */
    keepRawBody?: boolean;
  }
  interface FastifyRequest {
    rawBody?: Buffer;
  }
}

/** Keeps the raw body besides the parsed one, on routes that need it. */
export function registerRawBody(fastify: FastifyInstance): void {
  fastify.addHook('preParsing', async (request, _reply, payload) => {
    if (request.routeOptions.config.keepRawBody !== true) return payload;
    const chunks: Buffer[] = [];
    let size = 0;
    for await (const chunk of payload as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size > JSON_BODY_LIMIT_BYTES) throw Object.assign(new Error('body too large'), { statusCode: 413 });
      chunks.push(chunk);
    }
    request.rawBody = Buffer.concat(chunks);
    return Object.assign(Readable.from(size > 0 ? [request.rawBody] : []), { receivedEncodedLength: size });
  });
}
