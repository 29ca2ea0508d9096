import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const client = join(import.meta.dirname, '../../client');
const sources = globSync('**/*.{ts,tsx}', { cwd: client, exclude: (name) => name === 'spec-support' })
  .filter((file) => !/\.(spec|stories)\.tsx?$/.test(file))
  .map((file) => ({ file, text: readFileSync(join(client, file), 'utf8') }));
const filesWith = (pattern: RegExp): string[] =>
  sources.flatMap(({ file, text }) => (pattern.test(text) ? [file] : [])).sort();

/** Cameras and calls: pictures that arrive now. */
const live = ['features/rooms/components/StreamPicture.tsx', 'features/videos/components/Recorder/CameraPicture.tsx'];

/** Files that are on the device, before they are sent. */
const onTheDevice = [
  'features/videos/components/Recorder/PartPlayback.tsx',
  'features/videos/components/Recorder/Practice.tsx',
  'features/videos/components/UploadPanel/ChosenVideo.tsx',
  'features/videos/components/UploadPanel/use-preview.ts',
  'features/videos/recorder/measure-recording.ts',
];

/** Pictures of the player, which gives them no file while data is saved. */
const ofThePlayer = [
  'design-system/VideoPlayer/ScrubberPreview.tsx',
  'design-system/VideoPlayer/SoundPicture.tsx',
  'design-system/VideoPlayer/poster-behind.ts',
];

describe('media of this site', () => {
  it('play by themselves only if they are live', () => {
    expect(filesWith(/\bautoPlay\b|\.autoplay\b/)).toEqual(live);
  });

  it('show no pictures of videos and messages when data is saved', () => {
    const pictures = filesWith(/component="img"|<img\b|backgroundImage: `url/);
    const asking = filesWith(/\buseDataSaver\b/);
    expect(pictures.filter((file) => !asking.includes(file))).toEqual(ofThePlayer);
  });

  it('load nothing before they are played when data is saved', () => {
    const elements = filesWith(
      /component=.*["'](?:video|audio)["']|^\s*(?:return )?<(?:video|audio)\b|\bpreload(?: = |=)["']/m,
    );
    // `useDataSaver` and `useHls` tell what an element may load.
    const asking = filesWith(/\b(?:useDataSaver|useHls)\b/);
    expect(elements.filter((file) => !asking.includes(file))).toEqual([...live, ...onTheDevice].sort());
    expect(asking.filter((file) => filesWith(/\bpreload="/).includes(file))).toEqual([]);
  });
});
