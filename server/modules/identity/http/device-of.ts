import type { FastifyRequest } from 'fastify';
import type { Device } from '../credentials/device.js';

/** Where a request comes from; the address is the one the trusted proxies report. */
export const deviceOf = (request: FastifyRequest): Device => ({
  userAgent: request.headers['user-agent'] ?? null,
  address: request.ip,
});
