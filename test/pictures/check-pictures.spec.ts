import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

interface Entry {
  readonly id: string;
  readonly name: string;
  readonly title: string;
  readonly importPath: string;
}
interface Picture {
  data: Buffer;
  width: number;
  height: number;
}
interface Difference {
  readonly changed: Uint8Array;
}
type Load = <T>(path: string) => Promise<T>;

// The scripts are plain JavaScript; their types are declared here.
const load: Load = (path) => import(new URL(path, import.meta.url).href);
const { openPictures } = await load<{
  openPictures(
    entries: readonly Entry[],
    options: { accepts: boolean; results: string; baselines: string },
  ): {
    judge(storyId: string, name: string, picture: Picture): Promise<string | null>;
    unused(): Promise<readonly string[]>;
    finish(): Promise<void>;
    accepted: readonly string[];
  };
}>('./check-pictures.mjs');
const { differenceOf } = await load<{ differenceOf(before: Picture, after: Picture): Difference | null }>(
  './compare-pictures.mjs',
);
const { withoutPicture } = await load<{ withoutPicture: Readonly<Record<string, string>> }>('./chosen.mjs');

const entry: Entry = {
  id: 'jobs-jobview--ready',
  name: 'Ready',
  title: 'Jobs/JobView',
  importPath: './client/features/jobs/pages/JobView.stories.tsx',
};
const name = 'jobs-jobview--ready.light';
/** Two areas of one colour each. */
const filled = (value: number): Picture => {
  const data = Buffer.alloc(40 * 30 * 3, value).fill(200, 0, 40 * 5 * 3);
  return { data, width: 40, height: 30 };
};

describe('the check of pictures', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'pictures-'));
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));
  const open = (accepts: boolean, entries: readonly Entry[] = [entry]) =>
    openPictures(entries, { accepts, results: join(folder, 'results'), baselines: join(folder, 'baselines') });

  it('fails without a baseline, shows the new picture, and gives the command that accepts it', async () => {
    const pictures = open(false);
    expect(await pictures.judge(entry.id, name, filled(40))).toContain('npm run pictures:accept -- JobView');
    await pictures.finish();
    expect(await readdir(join(folder, 'results', name))).toEqual(['new.png']);
    expect(await readFile(join(folder, 'results/index.html'), 'utf8')).toContain(`${name}/new.png`);
  });

  it('accepts a picture only when asked, and then the same one passes', async () => {
    const accepting = open(true);
    expect(await accepting.judge(entry.id, name, filled(40))).toBeNull();
    expect(accepting.accepted).toEqual([name]);
    const checking = open(false);
    expect(await checking.judge(entry.id, name, filled(40))).toBeNull();
    await checking.finish();
    expect(await readdir(folder)).toEqual(['baselines']);
  });

  it('shows baseline, new picture and difference of one that looks different', async () => {
    await open(true).judge(entry.id, name, filled(40));
    const pictures = open(false);
    expect(await pictures.judge(entry.id, name, filled(60))).toContain('looks different (960 pixels)');
    await pictures.finish();
    expect((await readdir(join(folder, 'results', name))).sort()).toEqual([
      'baseline.png',
      'difference.png',
      'new.png',
    ]);
    const page = await readFile(join(folder, 'results/index.html'), 'utf8');
    for (const file of ['baseline', 'new', 'difference']) expect(page).toContain(`${name}/${file}.png`);
    expect(await open(true).judge(entry.id, name, filled(60))).toBeNull();
    expect(await open(false).judge(entry.id, name, filled(60))).toBeNull();
  });

  it('does not write a baseline again that looks the same', async () => {
    await open(true).judge(entry.id, name, filled(40));
    const again = open(true);
    await again.judge(entry.id, name, filled(41));
    expect(again.accepted).toEqual([]);
  });

  it('fails for an empty picture', async () => {
    const { data, ...size } = filled(40);
    expect(await open(true).judge(entry.id, name, { ...size, data: data.fill(40) })).toContain('is empty');
  });

  it('fails for a baseline without a story, and removes it when asked', async () => {
    const exceptions = Object.keys(withoutPicture).map((id) => ({ ...entry, id, title: 'Jobs/JobCard' }));
    await open(true).judge(entry.id, name, filled(40));
    expect(await open(false, [entry, ...exceptions]).unused()).toEqual([]);
    expect(await open(false, exceptions).unused()).toEqual([expect.stringContaining(name)]);
    expect(await open(true, exceptions).unused()).toEqual([]);
    expect(await readdir(join(folder, 'baselines'))).toEqual([]);
  });

  it('fails for an exception without a story', async () => {
    const [first] = Object.keys(withoutPicture);
    expect(await open(false).unused()).toContainEqual(expect.stringContaining(String(first)));
  });

  it('compares pictures of one row more, but not of more rows', () => {
    const rows = (height: number): Picture => ({ data: Buffer.alloc(40 * height * 3, 40), width: 40, height });
    expect(differenceOf(rows(30), rows(31))).toBeNull();
    expect(differenceOf(rows(30), rows(32))).not.toBeNull();
  });
});
