import { Controller, Get, Head, Param, Req, Res } from '@nestjs/common';
import { ApiProduces, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AllowAnyone } from '../../../platform/auth/allow.decorator.js';
import { Answers } from '../../../platform/http/answers.decorator.js';
import { NotFound } from '../../../platform/errors/request.errors.js';
import { ladderNames } from '../domain/further-codecs.js';
import { soundEncoding } from '../domain/sound-plan.js';
import { MAIN_PLAYLIST } from '../ffmpeg/pack.js';
import { withSegmentAddresses } from '../domain/segments.js';
import { FRAMES_LIST, SHEET_LIST, withAddress } from '../domain/streams.js';
import type { Viewer } from '../domain/video.policy.js';
import { GetPlayback, type MadePart } from '../queries/get-playback.query.js';
import { MediaStorage } from '../storage/media-storage.js';
import { readText } from '../storage/read-text.js';
import { RENEW_HEADER, type RungAddresses, rungAddresses } from './rung-addresses.contract.js';
import { RungAddressBook } from './rung-addresses.js';
import { inline, mediaHeaders, sendMedia } from './send-media.js';
import { type Entrance, StreamAddresses, StreamEntrance } from './stream-addresses.js';
import { transcriptLanguage } from './transcript.contract.js';

/** A player asks with it for segments that shared caches may keep, because it can renew their addresses. */
const SIGNED = 'addresses=signed';

/** Files of a video's ladder, by the names that players request. */
const parts: ReadonlyMap<string, MadePart> = new Map([
  [`${MAIN_PLAYLIST}.m3u8`, { kind: 'playlist', label: MAIN_PLAYLIST }],
  [`${FRAMES_LIST}.m3u8`, { kind: 'playlist', label: FRAMES_LIST }],
  [`${SHEET_LIST}.m3u8`, { kind: 'playlist', label: SHEET_LIST }],
  ['sprite.jpg', { kind: 'sprite' }],
  ['sprite.vtt', { kind: 'sprite-map' }],
  ...[...ladderNames, soundEncoding.name].flatMap((name): [string, MadePart][] => [
    [`${name}.m3u8`, { kind: 'playlist', label: name }],
    [`${name}.mp4`, { kind: 'stream', label: name }],
  ]),
]);

/** Playlists of pictures: few bytes, asked for while somebody searches, so they are checked one by one. */
const ofSeeking: ReadonlySet<string | undefined> = new Set([FRAMES_LIST, SHEET_LIST]);

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
    private readonly rungs: RungAddressBook,
  ) {}

  @Get('hls/:id/addresses.json')
  @AllowAnyone()
  @Answers(200, rungAddresses, 'New addresses of the segments, for players whose addresses are about to end.')
  async rungAddresses(@StreamEntrance() entrance: Entrance): Promise<RungAddresses> {
    const { viewer, id } = await this.addresses.enter(entrance);
    const { renewIn, rungs } = await this.rungs.of(viewer, id);
    return { renew_in: renewIn, addresses: rungs.map(({ path, query }) => ({ path, query })) };
  }

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
    if (part.kind === 'playlist' && !ofSeeking.has(part.label) && asksForSigned(request)) {
      await this.#sendSigned({ ...entrance, id }, viewer, part, reply);
      return;
    }
    const isWatching = part.kind === 'stream' && request.method === 'GET';
    const file = await (isWatching
      ? this.getPlayback.watch(viewer, id, part)
      : this.getPlayback.file(viewer, id, part));
    const pass = passOf(entrance);
    // A player with a signed address uses names in text files unchanged, so add the same signature to them.
    if (pass !== null && naming.has(part.kind)) {
      const content = withPass(await readText(this.storage, file.storageKey, file.size), pass);
      await reply.headers(mediaHeaders).type(file.contentType).send(content);
      return;
    }
    await sendMedia(request, reply, this.storage, file, inline(`${id}-${name}`));
  }

  /** A playlist whose segments have addresses that any cache may keep. It is personal: no cache may keep it. */
  async #sendSigned(entrance: Entrance, viewer: Viewer, part: MadePart, reply: FastifyReply): Promise<void> {
    const file = await this.getPlayback.file(viewer, entrance.id, part);
    const list = await readText(this.storage, file.storageKey, file.size);
    void reply.headers({ ...mediaHeaders, 'cache-control': 'private, no-store' }).type(file.contentType);
    if (part.label === MAIN_PLAYLIST) {
      await reply.send(withPass(list, [SIGNED, passOf(entrance)].filter((text) => text !== null).join('&')));
      return;
    }
    const { renewIn, rungs } = await this.rungs.of(viewer, entrance.id);
    const rung = rungs.find(({ label }) => label === part.label);
    if (!rung) throw new NotFound();
    const { path, query, isWholeFile } = rung;
    const content = isWholeFile ? withAddress(list, `${path}?${query}`) : withSegmentAddresses(list, rung);
    await reply.header(RENEW_HEADER, renewIn).send(content);
  }
}

const asksForSigned = ({ query }: FastifyRequest): boolean => (query as { addresses?: unknown }).addresses === 'signed';

/** The query that a player without a session adds to every address. */
const passOf = ({ actor, access }: Entrance): string | null =>
  actor === null && access !== null ? `access=${access}` : null;

/** Adds the signature to each file that a playlist or thumbnail map references. */
const withPass = (text: string, pass: string): string =>
  text.replace(/^(\w+\.(?:m3u8|mp4|jpg))|(URI="\w+\.(?:m3u8|mp4))/gm, (name) => `${name}?${pass}`);
