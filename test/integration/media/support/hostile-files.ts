import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sample } from '../../../support/samples/samples.js';

/** Another person's video next to the playlists, which an attacker would like to have transcoded. */
export const neighbour = 'neighbour.mp4';

type Content = (address: string, folder: string) => string;

/** Playlists named like videos that refer to other files: description, name, content. */
export const playlists: readonly (readonly [string, string, Content])[] = [
  [
    'an HLS playlist of an address',
    'a.mp4',
    (at) => `#EXTM3U\n#EXT-X-TARGETDURATION:5\n#EXTINF:5,\n${at}/segment.ts\n#EXT-X-ENDLIST\n`,
  ],
  [
    'an HLS playlist of a file',
    'b.mp4',
    (_, folder) => `#EXTM3U\n#EXT-X-TARGETDURATION:5\n#EXTINF:5,\nfile://${folder}/${neighbour}\n#EXT-X-ENDLIST\n`,
  ],
  ['an ffconcat of a file', 'c.mkv', () => `ffconcat version 1.0\nfile ${neighbour}\n`],
  ['an ffconcat of an address', 'd.mkv', (at) => `ffconcat version 1.0\nfile ${at}/video.mp4\n`],
  [
    'a DASH manifest',
    'e.mp4',
    (at) =>
      `<?xml version="1.0"?><MPD xmlns="urn:mpeg:dash:schema:mpd:2011" type="static"><Period><BaseURL>${at}/v.mp4</BaseURL></Period></MPD>`,
  ],
  [
    'an SDP',
    'f.mp4',
    () =>
      'v=0\no=- 0 0 IN IP4 127.0.0.1\ns=x\nc=IN IP4 127.0.0.1\nt=0 0\nm=video 5004 RTP/AVP 96\na=rtpmap:96 H264/90000\n',
  ],
  [
    'an HLS playlist whose key is an address',
    'g.mov',
    (at, folder) =>
      `#EXTM3U\n#EXT-X-KEY:METHOD=AES-128,URI="${at}/key"\n#EXTINF:5,\n${folder}/${neighbour}\n#EXT-X-ENDLIST\n`,
  ],
  [
    'an ffconcat in the extension of a browser’s recording',
    'h.webm',
    () => `ffconcat version 1.0\nfile ${neighbour}\n`,
  ],
  ['an ffconcat in the extension of a camcorder', 'i.avi', () => `ffconcat version 1.0\nfile /etc/hostname\n`],
];

/** Writes one of them into a folder, with the file that it refers to. @returns its path */
export async function placePlaylist(
  folder: string,
  [, name, content]: (typeof playlists)[number],
  address: string,
): Promise<string> {
  await mkdir(folder, { recursive: true });
  await copyFile(await sample('interview-moov-at-end.mp4'), join(folder, neighbour));
  const path = join(folder, name);
  await writeFile(path, content(address, folder));
  return path;
}
