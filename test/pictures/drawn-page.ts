import { createRequire } from 'node:module';
import sharp from 'sharp';

const font = createRequire(import.meta.url).resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf');

const dark = {
  ground: '#0e1218',
  surface: '#161b23',
  line: '#2a323e',
  text: '#eef1f5',
  muted: '#98a2b0',
  accent: '#ffb454',
};
const light = {
  ground: '#faf7f2',
  surface: '#ffffff',
  line: '#ddd6ca',
  text: '#1b1e24',
  muted: '#5c6470',
  accent: '#ffb454',
};

/** The parts of the page that a test changes. Distances are pixels of the page. */
export interface Changes {
  readonly theme?: 'dark' | 'light';
  readonly surface?: string;
  readonly lead?: string;
  readonly button?: { readonly left?: number; readonly top?: number; readonly fill?: string } | null;
  readonly icon?: null;
  readonly cardTop?: number;
  readonly gap?: number;
  /** Moves all glyphs. */
  readonly textLeft?: number;
  readonly textTop?: number;
  /** Draws all glyphs thinner (above 1) or bolder (below 1), as hints and gamma of a system do. */
  readonly gamma?: number;
  /** Changes each second pixel by one level, as another browser rounds a gradient. */
  readonly rounding?: true;
}

/** A page of a card with a title, two lines of text, an icon and a button, in full size. */
export async function drawnPage(changes: Changes = {}): Promise<Buffer> {
  const colours = changes.theme === 'light' ? light : dark;
  const top = 120 + (changes.cardTop ?? 0);
  const button = changes.button === null ? null : { left: 0, top: 0, fill: colours.accent, ...changes.button };
  const gap = changes.gap ?? 0;
  const shapes = `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="480">
    <rect width="640" height="480" fill="${colours.ground}"/>
    <rect x="40.5" y="${top + 0.5}" width="560" height="280" rx="16" fill="${changes.surface ?? colours.surface}" stroke="${colours.line}"/>
    ${changes.icon === null ? '' : `<g transform="translate(60 ${top + 24})" stroke="${colours.muted}" stroke-width="1.75" fill="none"><circle cx="10" cy="10" r="8"/><path d="M10 5v5l3 2"/></g>`}
    ${button === null ? '' : `<rect x="${60 + button.left}" y="${top + 200 + button.top}" width="140" height="44" rx="10" fill="${button.fill}"/>`}
  </svg>`;
  const text = (line: string, size: number, fill: string, left: number, from: number) =>
    glyphs(line, size, fill, changes.gamma ?? 1).then((input) => ({
      input,
      left: left + (changes.textLeft ?? 0),
      top: from + (changes.textTop ?? 0),
    }));
  const layers = await Promise.all([
    text('Vos demandes', 26, colours.text, 40, 60),
    text('Studio Boréal', 18, colours.text, 96, top + 22),
    text('Développement full stack, à distance ou au bureau', 14, changes.lead ?? colours.muted, 60, top + 80),
    text('Votre profil reste ouvert jusqu’à votre réponse', 14, colours.muted, 60, top + 112 + gap),
    ...(button === null ? [] : [text('Accepter', 15, '#1b1e24', 96 + button.left, top + 212 + button.top)]),
  ]);
  const { data, info } = await sharp(Buffer.from(shapes))
    .composite(layers)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  if (changes.rounding) for (let at = 0; at < data.length; at += 2) data[at] = Math.min(255, (data[at] ?? 0) + 1);
  return sharp(data, { raw: { width: info.width, height: info.height, channels: 3 } })
    .png()
    .toBuffer();
}

/** A line of text in one colour, with a font that is part of the repository. */
async function glyphs(line: string, size: number, fill: string, gamma: number): Promise<Buffer> {
  const drawn = sharp({ text: { text: line, font: `DejaVu Sans ${size}px`, fontfile: font, dpi: 72 } });
  const { data, info } = await drawn.toColourspace('b-w').raw().toBuffer({ resolveWithObject: true });
  const colour = [1, 3, 5].map((at) => Number.parseInt(fill.slice(at, at + 2), 16));
  const pixels = Buffer.alloc(info.width * info.height * 4);
  for (let index = 0; index < info.width * info.height; index += 1) {
    const covered = data[index * info.channels] ?? 0;
    pixels.set([...colour, Math.round(255 * (covered / 255) ** gamma)], index * 4);
  }
  return sharp(pixels, { raw: { width: info.width, height: info.height, channels: 4 } })
    .png()
    .toBuffer();
}
