import { Controller, Get, Head, Param, Req, Res } from '@nestjs/common';
import { ApiProduces, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AllowAnyone } from '../../../platform/auth/allow.decorator.js';
import { NotFound } from '../../../platform/errors/request.errors.js';
import { encodingProfiles } from '../domain/encoding-profiles.js';
import { GetPlayback, type MadePart, type PlayableFile } from '../queries/get-playback.query.js';
import { MediaStorage } from '../storage/media-storage.js';
import { inline, mediaHeaders, sendMedia } from './send-media.js';
import { type Entrance, StreamAddresses, StreamEntrance } from './stream-addresses.js';
import { transcriptLanguage } from './transcript.contract.js';

/** Files of a video's ladder, by the names that players request. */
const parts: ReadonlyMap<string, MadePart> = new Map([
  ['main.m3u8', { kind: 'playlist', label: 'main' }],
  ['sprite.jpg', { kind: 'sprite' }],
  ['sprite.vtt', { kind: 'sprite-map' }],
  ...encodingProfiles.flatMap(({ name }): [string, MadePart][] => [
    [`${name}.m3u8`, { kind: 'playlist', label: name }],
    [`${name}.mp4`, { kind: 'stream', label: name }],
  ]),
]);

/** Text files that reference files beside them. */
const naming: ReadonlySet<MadePart['kind']> = new Set(['playlist', 'sprite-map']);

/** Segments, playlists, thumbnails and captions, under the same access rule as the video. */
@ApiTags('media')
@Controller('api/stream')
export class LadderController {
  constructor(
    private readonly getPlayback: GetPlayback,
    private readonly storage: MediaStorage,
    private readonly addresses: StreamAddresses,
  ) {}

  @Head('hls/:id/:name')
  @AllowAnyone()
  @ApiResponse({ status: 200, description: 'Size, type and validators of a part of the ladder.' })
  async ladderHead(
    @StreamEntrance() entrance: Entrance,
    @Param('name') name: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await this.#sendPart(entrance, name, request, reply);
  }

  @Get('hls/:id/:name')
  @AllowAnyone()
  @ApiProduces('application/vnd.apple.mpegurl', 'video/mp4', 'image/jpeg', 'text/vtt')
  @ApiResponse({ status: 200, description: 'A playlist, the segments of a rung, or the small pictures of the video.' })
  @ApiResponse({ status: 206, description: 'The requested part of the segments.' })
  async ladder(
    @StreamEntrance() entrance: Entrance,
    @Param('name') name: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await this.#sendPart(entrance, name, request, reply);
  }

  @Get('captions/:id/:name')
  @AllowAnyone()
  @ApiProduces('text/vtt')
  @ApiResponse({ status: 200, description: 'The captions of one language, `fr.vtt` or `en.vtt`.' })
  async captions(
    @StreamEntrance() entrance: Entrance,
    @Param('name') name: string,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const { viewer, id } = await this.addresses.enter(entrance);
    const [, language] = /^(\w+)\.vtt$/.exec(name) ?? [];
    const parsed = transcriptLanguage.safeParse(language);
    if (!parsed.success) throw new NotFound();
    const vtt = await this.getPlayback.captions(viewer, id, parsed.data);
    await reply.headers(mediaHeaders).type('text/vtt; charset=utf-8').send(vtt);
  }

  async #sendPart(entrance: Entrance, name: string, request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const { viewer, id } = await this.addresses.enter(entrance);
    const part = parts.get(name);
    if (!part) throw new NotFound();
    const isWatching = part.kind === 'stream' && request.method === 'GET';
    const file = await (isWatching
      ? this.getPlayback.watch(viewer, id, part)
      : this.getPlayback.file(viewer, id, part));
    // A player with a signed address uses names in text files unchanged, so add the same signature to them.
    if (entrance.actor === null && entrance.access !== null && naming.has(part.kind)) {
      const content = withPass(await this.#read(file), `access=${entrance.access}`);
      await reply.headers(mediaHeaders).type(file.contentType).send(content);
      return;
    }
    await sendMedia(request, reply, this.storage, file, inline(`${id}-${name}`));
  }

  async #read({ storageKey, size }: PlayableFile): Promise<string> {
    const chunks: Buffer[] = [];
    const stream = await this.storage.open(storageKey, { start: 0, end: size - 1 });
    for await (const chunk of stream as AsyncIterable<Buffer>) chunks.push(chunk);
    return Buffer.concat(chunks).toString('utf8');
  }
}

/** Adds the signature to each file that a playlist or thumbnail map references. */
const withPass = (text: string, pass: string): string =>
  text.replace(/^(\w+\.(?:m3u8|mp4|jpg))|(URI="\w+\.mp4)/gm, (name) => `${name}?${pass}`);
