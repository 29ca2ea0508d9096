import type { FastifyRequest } from 'fastify';
import type { Device } from '../credentials/device.js';

/** The device of a request. The address is the one reported by trusted proxies. */
export const deviceOf = (request: FastifyRequest): Device => ({
  userAgent: request.headers['user-agent'] ?? null,
  address: request.ip,
});
