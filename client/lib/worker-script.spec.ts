import { scriptOfWorker } from './worker-script';

describe('the script of a worker', () => {
  beforeAll(() => {
    let isMade = false;
    Object.assign(globalThis, {
      trustedTypes: {
        createPolicy: (name: string, rules: object) => {
          // Browsers refuse a second policy of the same name.
          if (isMade || name !== 'workers') throw new TypeError(name);
          isMade = true;
          return rules;
        },
      },
    });
  });
  afterAll(() => Reflect.deleteProperty(globalThis, 'trustedTypes'));

  it.each(['/sw.js', '/assets/blur.worker-DRLDisE0.js'])('may be %s', (url) => {
    expect(scriptOfWorker(url)).toBe(url);
  });

  it.each([
    'https://elsewhere.example/sw.js',
    '//elsewhere.example/assets/blur.worker-x.js',
    '/assets/RecordPage-x.js',
    '/media/v1/blur.worker-x.js',
    '/assets/blur.worker-x/../sw.js',
    'blob:https://entrevue.example/1',
  ])('may not be %s', (url) => {
    expect(() => scriptOfWorker(url)).toThrow(url);
  });
});
