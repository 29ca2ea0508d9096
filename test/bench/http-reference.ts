/** The reference of the `http` bench: a server of only Fastify and `pg` that sends the statements in its script. */
import { readFile } from 'node:fs/promises';
import fastify from 'fastify';
import pg from 'pg';
import type { Script } from './http.bench.js';

/** JSON represents bytes as `{ type: 'Buffer', data }`. */
const revived = (_: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && 'type' in value && value.type === 'Buffer' && 'data' in value
    ? Buffer.from(value.data as number[])
    : value;

const script = JSON.parse(await readFile(process.argv[2] ?? '', 'utf8'), revived) as Script;
const pool = new pg.Pool({ connectionString: script.databaseUrl, max: script.poolSize });
const app = fastify();
const routes = new Map(script.routes.map((route) => [route.path, route]));
app.get('/*', async (request, reply) => {
  const route = routes.get(request.url);
  if (!route) return reply.status(404).send();
  const client = await pool.connect();
  try {
    for (const { text, values } of route.statements) await client.query(text, [...values]);
  } finally {
    client.release();
  }
  return reply.type('application/json; charset=utf-8').send(route.answer);
});
await app.listen({ port: script.port, host: '127.0.0.1' });
