import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { INestApplication } from '@nestjs/common';
import { DocumentBuilder, type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { version } from '../health/version.js';
import { allowHtmlFromText } from '../security/headers.js';

/** OpenAPI 3.1 of every route, generated from the zod contracts that also validate and serialize. */
export function openApiDocument(app: INestApplication): OpenAPIObject {
  const config = new DocumentBuilder()
    .setTitle('Entrevue')
    .setDescription('The API of the Entrevue marketplace. Errors always have the shape of `ErrorAnswer`.')
    .setVersion(version)
    .setOpenAPIVersion('3.1.0')
    .addBearerAuth({ type: 'http', scheme: 'bearer' })
    .addCookieAuth('auth_token')
    .build();
  return SwaggerModule.createDocument(app, config, {
    standardSchemaConverter: (schema, { schemaType }) =>
      schema instanceof z.ZodType
        ? { schema: z.toJSONSchema(schema, { io: schemaType, unrepresentable: 'any', target: 'draft-2020-12' }) }
        : undefined,
  });
}

const readerFiles = ['swagger-ui.css', 'swagger-ui-bundle.js'] as const;
const types: Readonly<Record<(typeof readerFiles)[number], string>> = {
  'swagger-ui.css': 'text/css; charset=utf-8',
  'swagger-ui-bundle.js': 'text/javascript; charset=utf-8',
};

const page = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Entrevue API</title><link rel="icon" href="/favicon.svg" type="image/svg+xml"><link rel="stylesheet" href="/api/docs/swagger-ui.css"></head>
<body><div id="reader"></div><script src="/api/docs/swagger-ui-bundle.js"></script><script src="/api/docs/start.js"></script></body></html>`;
const start = `SwaggerUIBundle({ url: '/api/openapi.json', dom_id: '#reader', deepLinking: true });`;

/** Serves the document at /api/openapi.json and Swagger UI at /api/docs, without inline scripts (the CSP forbids them). */
export function serveOpenApi(fastify: FastifyInstance, document: () => OpenAPIObject): void {
  const folder = dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'));
  let json: string | undefined;
  fastify.get('/api/openapi.json', (_request, reply) => {
    json ??= JSON.stringify(document());
    return reply.type('application/json; charset=utf-8').send(json);
  });
  fastify.get('/api/docs', (_request, reply) => allowHtmlFromText(reply).type('text/html; charset=utf-8').send(page));
  fastify.get('/api/docs/start.js', (_request, reply) => reply.type('text/javascript; charset=utf-8').send(start));
  for (const file of readerFiles) {
    fastify.get(`/api/docs/${file}`, (_request, reply) =>
      reply
        .type(types[file])
        .header('cache-control', 'public, max-age=3600')
        .send(readFileSync(join(folder, file))),
    );
  }
}
