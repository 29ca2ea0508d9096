import { DiskMediaStorage } from './disk-media-storage.js';
import { assertFolder, assertKey, storageKey, videoFolder, videoOfKey } from './storage-key.js';
import { storageOfUrl } from './storage-of-url.js';

const video = '0190a000-0000-7000-8000-0000000000ab';
const file = '0190a000-0000-7000-8000-0000000000cd';

describe('storage keys', () => {
  it('are made of ids', () => {
    expect(storageKey(video, file, 'mp4')).toBe(`ab/${video}/${file}.mp4`);
    expect(videoFolder(video)).toBe(`ab/${video}`);
    expect(videoOfKey(`ab/${video}/${file}.mp4`)).toBe(video);
    expect(videoOfKey('notes/todo.txt')).toBeNull();
  });

  it.each([
    '../../etc/passwd',
    `ab/${video}/../${file}.mp4`,
    `ab/${video}/${file}.mp4/..`,
    `/ab/${video}/${file}.mp4`,
    `ab/${video}/${file}`,
    `ab/${video}/${file}.mp4\n`,
    `ab\\${video}\\${file}.mp4`,
    `ab/${video.toUpperCase()}/${file}.mp4`,
    `ab/${video}/${file}.mp4\u0000`,
    '',
  ])('are never %j', (key) => {
    expect(() => assertKey(key)).toThrow(RangeError);
  });

  it.each(['..', `ab/${video}/`, `ab/../${video}`, 'ab', ''])('%j is no folder of a video', (folder) => {
    expect(() => assertFolder(folder)).toThrow(RangeError);
  });
});

describe('STORAGE_URL', () => {
  it.each(['file:/srv/media', 'file:///srv/media', 'file:media'])('%s is a disk', async (url) => {
    expect(await storageOfUrl(url)).toBeInstanceOf(DiskMediaStorage);
  });

  it('says in one line what it cannot use', async () => {
    for (const url of ['ftp://bucket', 's3://', 's3://bucket/folder']) {
      await expect(storageOfUrl(url)).rejects.toThrow(/^STORAGE_URL: .*s3:\/\//);
    }
  });
});
