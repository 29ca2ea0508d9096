import sharp from 'sharp';

import { type Changes, drawnPage } from './drawn-page.js';

interface Picture {
  data: Buffer;
  width: number;
  height: number;
}
type Load = <T>(path: string) => Promise<T>;

// The scripts are plain JavaScript; their types are declared here.
const load: Load = (path) => import(new URL(path, import.meta.url).href);
const { differenceOf } = await load<{ differenceOf(before: Picture, after: Picture): { reason: string } | null }>(
  './compare-pictures.mjs',
);
const { halved } = await load<{ halved(image: Buffer): Promise<Picture> }>('./take-picture.mjs');
const { encoded } = await load<{ encoded(picture: Picture): Promise<Buffer> }>('./baselines.mjs');

/** A picture as it is read from its file, with the losses of the file. */
async function stored(picture: Picture): Promise<Picture> {
  const { data, info } = await sharp(await encoded(picture))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

const draw = async (changes?: Changes): Promise<Picture> => halved(await drawnPage(changes));

describe('the comparison of pictures', () => {
  const baselines = new Map<string, Picture>();
  beforeAll(async () => {
    for (const theme of ['dark', 'light'] as const) baselines.set(theme, await stored(await draw({ theme })));
  });
  const compare = async (changes: Changes) => {
    const before = baselines.get(changes.theme ?? 'dark');
    if (before === undefined) throw new Error('each theme has a baseline');
    return differenceOf(before, await draw(changes));
  };

  const found: readonly (readonly [string, Changes])[] = [
    ['a button 8 px further right', { button: { left: 8 } }],
    ['a button 8 px further down', { button: { top: 8 } }],
    ['a card 8 px further down', { cardTop: 8 }],
    ['8 px more between two lines', { gap: 8 }],
    ['text that is 8 px further right', { textLeft: 8 }],
    ['a missing icon', { icon: null }],
    ['a missing button', { button: null }],
    ['a button in another role', { button: { fill: '#8ab4ff' } }],
    ['a card on the colour of raised surfaces', { surface: '#1b212b' }],
  ];
  describe.each(['dark', 'light'] as const)('in the %s theme', (theme) => {
    it.each(found)('finds %s', async (_, changes) => {
      expect(await compare({ theme, ...changes })).not.toBeNull();
    });

    it.each<readonly [string, Changes]>([
      ['the same page', {}],
      ['text 1 px further right', { textLeft: 1 }],
      ['text 1 px further down', { textTop: 1 }],
      ['glyphs drawn bolder', { gamma: 0.75 }],
      ['glyphs drawn thinner', { gamma: 1.3 }],
      ['bolder glyphs 1 px further right', { gamma: 0.75, textLeft: 1 }],
      ['colours rounded differently', { rounding: true }],
    ])('accepts %s', async (_, changes) => {
      expect(await compare({ theme, ...changes })).toBeNull();
    });
  });

  it('finds one line of text in the colour of headings, of links and of errors', async () => {
    for (const lead of ['#eef1f5', '#ffb454', '#ff8f85']) expect(await compare({ lead })).not.toBeNull();
  });

  it('finds the other theme, another width and another height', async () => {
    const [dark, light] = [await draw(), await draw({ theme: 'light' })];
    expect(differenceOf(dark, light)).not.toBeNull();
    const cut = await sharp(await drawnPage())
      .extract({ left: 0, top: 0, width: 600, height: 480 })
      .png()
      .toBuffer();
    expect(differenceOf(dark, await halved(cut))?.reason).toBe('width 640 → 600');
    const low = await sharp(await drawnPage())
      .extract({ left: 0, top: 0, width: 640, height: 472 })
      .png()
      .toBuffer();
    expect(differenceOf(dark, await halved(low))?.reason).toBe('height 480 → 472');
  });
});
