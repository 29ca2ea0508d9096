import { describeDevice, readDevice } from './device.js';
import { processorMsOf } from '../../../platform/process/processor-time.js';

describe('a device', () => {
  it.each<[string, string | null, ReturnType<typeof readDevice>]>([
    [
      'a desktop',
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
      { browser: 'Chrome', system: 'macOS', kind: 'DESKTOP' },
    ],
    [
      'a phone',
      'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
      { browser: 'Chrome', system: 'Android', kind: 'MOBILE' },
    ],
    ['nothing that says what it is', 'x', { browser: null, system: null, kind: 'OTHER' }],
    ['one that says nothing', null, { browser: null, system: null, kind: 'OTHER' }],
  ])('is read as %s', (_, text, words) => {
    expect(readDevice(text)).toEqual(words);
  });

  it('cannot take long to read, whatever it claims', () => {
    const texts = ['('.repeat(300), 'Mozilla/5.0 '.repeat(25), ' Version/'.repeat(33)];
    expect(processorMsOf(() => texts.map(readDevice))).toBeLessThan(100);
  });

  it('is kept without control characters and without the whole address', () => {
    expect(describeDevice({ userAgent: 'a\u0007b\n', address: '203.0.113.7' })).toEqual({
      userAgent: 'a b',
      network: '203.0.113.0/24',
    });
  });
});
