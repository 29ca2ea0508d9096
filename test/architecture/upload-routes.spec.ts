import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { silentUploads } from './upload-routes.js';

const root = join(import.meta.dirname, '../..');
/**
 * Pass their request on but read only its headers and address: an upload's bytes come with PATCH, a passkey's options and the test of
 * a company's sign-in need none.
 */
const withoutBody = [
  'PasskeySignInController.options',
  'ResumableUploadsController.begin',
  'SsoSettingsController.test',
];

const controller = (decorators: string, parameters: string, body: string): string =>
  `class Files { ${decorators} upload(${parameters}) { ${body} } }`;

describe('a route that reads its body itself', () => {
  it('declares it with @ApiConsumes: without it the body is refused before the route sees it', () => {
    const files = globSync('server/**/*.controller.ts', { cwd: root });
    expect(files.length).toBeGreaterThan(40);
    const silent = files.flatMap((file) => silentUploads(readFileSync(join(root, file), 'utf8')));
    expect(silent.sort()).toEqual(withoutBody);
  });

  it.each([
    ['a form', "@Post('file')", '@Req() request: FastifyRequest', 'return readUpload(request);'],
    ['its stream', '@Patch()', '@Req() request: FastifyRequest', 'return store(request.raw);'],
  ])('is found when it forgets: %s', (_, decorators, parameters, body) => {
    expect(silentUploads(controller(decorators, parameters, body))).toEqual(['Files.upload']);
  });

  it.each([
    ['it says so', "@Post() @ApiConsumes('multipart/form-data')", '@Req() request: R', 'return read(request);'],
    ['it keeps the bytes', '@Post() @RouteConfig({ keepRawBody: true })', '@Req() request: R', 'read(request);'],
    ['a contract reads it', '@Post()', '@Req() request: R, @Body() body: B', 'return read(request, body);'],
    ['it reads a header', '@Post()', '@Req() request: R', 'return read(request.headers, request.ip);'],
    ['it changes nothing', '@Get()', '@Req() request: R', 'return read(request);'],
  ])('is left alone where %s', (_, decorators, parameters, body) => {
    expect(silentUploads(controller(decorators, parameters, body))).toEqual([]);
  });
});
