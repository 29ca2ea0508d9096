import { createRequire } from 'node:module';
import type { OverlayOptions, Sharp } from 'sharp';
import { escaped } from '../html/markup.js';
import type { PictureWords } from './picture-words.js';

/** The size that Open Graph readers expect; smaller pictures are shown as a thumbnail. */
export const WIDTH = 1200;
export const HEIGHT = 630;

const MARGIN = 80;
const COLUMN = WIDTH - 2 * MARGIN;
const TITLE_TOP = 170;
const TITLE_HEIGHT = 220;
/** Tried in turn until the title fits (pixels). */
const titleSizes = [72, 60, 50, 42] as const;
/** Letters of a subtitle that fit into one line at full size. */
const ONE_LINE = 42;
const MAX_SECONDS = 5;

const colours = { ground: '#0F1218', text: '#EEF0F5', quiet: '#A7AEBD', accent: '#FFB454', line: '#2A3040' } as const;

/** Ground and brand mark, the same on each picture (client/design-system/Brand/BrandMark.tsx). */
const ground = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" fill="none">
  <rect width="${WIDTH}" height="${HEIGHT}" fill="${colours.ground}"/>
  <rect width="${WIDTH}" height="10" fill="${colours.accent}"/>
  <g transform="translate(${WIDTH - 470} 110) scale(17)" opacity="0.09" stroke="${colours.text}" stroke-width="2.6" stroke-linecap="round">
    <path d="M10 4.2a10.6 10.6 0 0 0 0 19.6M18 4.2a10.6 10.6 0 0 1 0 19.6"/>
  </g>
  <g transform="translate(${MARGIN} 62) scale(2.2)">
    <path d="M10 4.2a10.6 10.6 0 0 0 0 19.6M18 4.2a10.6 10.6 0 0 1 0 19.6" stroke="${colours.text}" stroke-width="2.6" stroke-linecap="round"/>
    <circle cx="14" cy="14" r="3.9" fill="${colours.accent}"/>
  </g>
  <path d="M${MARGIN} 532H${WIDTH - MARGIN}" stroke="${colours.line}" stroke-width="2"/>
</svg>`;

type Draw = typeof import('sharp').default;

/** Loaded with the first picture, so that a process that draws none does not load it. */
let drawing: Promise<Draw> | undefined;
const loaded = (): Promise<Draw> =>
  (drawing ??= import('sharp').then(({ default: sharp }) => {
    sharp.cache(false);
    sharp.concurrency(1);
    return sharp;
  }));

interface Style {
  readonly size: number;
  readonly colour: string;
  readonly isBold?: boolean;
}

interface Drawn {
  readonly input: Buffer;
  readonly height: number;
}

/** A font file of a package, so that a server without fonts draws the same (as for invoices). */
const fontFile = (isBold: boolean): string =>
  createRequire(import.meta.url).resolve(`dejavu-fonts-ttf/ttf/DejaVuSans${isBold ? '-Bold' : ''}.ttf`);

async function drawText(sharp: Draw, text: string, { size, colour, isBold = false }: Style): Promise<Drawn> {
  const picture: Sharp = sharp({
    text: {
      // Pango interprets markup, so user text is escaped.
      text: `<span foreground="${colour}">${escaped(text)}</span>`,
      font: `DejaVu Sans${isBold ? ' Bold' : ''} ${size}`,
      fontfile: fontFile(isBold),
      rgba: true,
      dpi: 72,
      width: COLUMN,
      wrap: 'word-char',
    },
  });
  const { data, info } = await picture.png().timeout({ seconds: MAX_SECONDS }).toBuffer({ resolveWithObject: true });
  return { input: data, height: info.height };
}

/** The title in the largest size that fits. A title too long for the smallest size is cut off at the bottom. */
async function drawTitle(sharp: Draw, title: string): Promise<Drawn> {
  let drawn: Drawn | undefined;
  for (const size of titleSizes) {
    drawn = await drawText(sharp, title, { size, colour: colours.text, isBold: true });
    if (drawn.height <= TITLE_HEIGHT) return drawn;
  }
  if (drawn === undefined) throw new Error('no size of a title');
  const { width } = await sharp(drawn.input).metadata();
  const input = await sharp(drawn.input).extract({ left: 0, top: 0, width, height: TITLE_HEIGHT }).png().toBuffer();
  return { input, height: TITLE_HEIGHT };
}

/** Draws a share picture as a PNG. Equal words give equal bytes. */
export async function drawPicture(words: PictureWords): Promise<Buffer> {
  const sharp = await loaded();
  const layers: OverlayOptions[] = [];
  const put = (drawn: Drawn, top: number, left = MARGIN): number => {
    layers.push({ input: drawn.input, top, left });
    return top + drawn.height;
  };
  const write = async (text: string, style: Style, top: number, left?: number): Promise<number> =>
    text === '' ? top : put(await drawText(sharp, text, style), top, left);

  await write('Entrevue', { size: 34, colour: colours.text, isBold: true }, 78, MARGIN + 84);
  const below = put(await drawTitle(sharp, words.title), TITLE_TOP);
  const size = words.subtitle.length > ONE_LINE ? 26 : 36;
  await write(words.subtitle, { size, colour: colours.accent, isBold: true }, below + 32);
  await write(words.facts, { size: 28, colour: colours.quiet }, 480);
  await write(words.slogan, { size: 26, colour: colours.quiet }, 560);
  return sharp(Buffer.from(ground))
    .composite(layers)
    .png({ compressionLevel: 9 })
    .timeout({ seconds: MAX_SECONDS })
    .toBuffer();
}
