import { acceptedTypes, refusalOf, titleFromName } from './file-rules';

const limits = {
  max_size_bytes: 1024,
  max_duration_seconds: 600,
  accepted_types: ['video/mp4', 'video/webm', 'video/quicktime'],
  accepted_extensions: ['mp4', 'webm', 'mov', 'avi', 'mkv'],
  qualities: ['low', 'medium', 'high'],
  default_quality: 'medium',
} as const;
const mutable = {
  ...limits,
  accepted_types: [...limits.accepted_types],
  accepted_extensions: [...limits.accepted_extensions],
  qualities: [...limits.qualities],
};

describe('the check of a file', () => {
  it.each([
    ['a video of a known type', { name: 'a.mp4', type: 'video/mp4', size: 1024 }, null],
    ['an MKV, for which browsers know no type', { name: 'a.MKV', type: '', size: 10 }, null],
    ['a video of another type', { name: 'a.flv', type: 'video/x-flv', size: 10 }, 'wrongType'],
    ['a text', { name: 'a.txt', type: 'text/plain', size: 10 }, 'notVideo'],
    ['a file without an ending', { name: 'clip', type: '', size: 10 }, 'notVideo'],
    ['one byte too many', { name: 'a.mp4', type: 'video/mp4', size: 1025 }, 'tooLarge'],
  ] as const)('%s', (_name, file, refusal) => {
    expect(refusalOf(file, mutable)).toBe(refusal);
  });

  it('gives types and extensions to the file dialog', () => {
    expect(acceptedTypes(mutable)).toEqual([
      'video/mp4',
      'video/webm',
      'video/quicktime',
      '.mp4',
      '.webm',
      '.mov',
      '.avi',
      '.mkv',
    ]);
  });
});

it.each([
  ['clip-final_2.mp4', 'clip final 2'],
  ['Présentation.v2.webm', 'Présentation.v2'],
  ['.mp4', ''],
])('suggests a title for %s', (name, title) => {
  expect(titleFromName(name)).toBe(title);
});
