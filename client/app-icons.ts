import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import type { Plugin } from 'vite';

const mark = fileURLToPath(new URL('public/favicon.svg', import.meta.url));

/** Draws the icons of the installed application and of notifications from the mark, so that there is one drawing. */
export function appIcons(): Plugin {
  return {
    name: 'app-icons',
    apply: 'build',
    async generateBundle() {
      for (const [name, image] of await drawnIcons()) {
        this.emitFile({ type: 'asset', fileName: `icons/${name}.png`, source: image });
      }
    },
  };
}

/** @returns PNG images by name */
export async function drawnIcons(): Promise<ReadonlyMap<string, Buffer>> {
  const svg = await readFile(mark, 'utf8');
  // Systems cut a maskable icon to their own shape: the ground fills it, and the mark stays within the inner 80 %.
  const ground = svg.replace(/rx="8"/, 'rx="0"');
  const maskable = ground
    .replace('viewBox="0 0 32 32"', 'viewBox="-4 -4 40 40"')
    .replace('<rect ', '<rect x="-4" y="-4" ')
    .replace('width="32" height="32" rx', 'width="40" height="40" rx');
  // Android shows only which parts are opaque.
  const badge = svg.replace(/<rect [^>]*>/, '');
  const drawings: readonly (readonly [name: string, drawing: string, size: number])[] = [
    ['icon-192', svg, 192],
    ['icon-512', svg, 512],
    ['maskable-512', maskable, 512],
    ['apple-touch-180', ground, 180],
    ['badge-96', badge, 96],
  ];
  const images = await Promise.all(drawings.map(([, drawing, size]) => draw(drawing, size)));
  return new Map(drawings.map(([name], index) => [name, images[index] as Buffer]));
}

const draw = (svg: string, size: number): Promise<Buffer> =>
  sharp(Buffer.from(svg), { density: 72 * (size / 32) })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();
