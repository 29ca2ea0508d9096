import { jest } from '@jest/globals';
import { browserSavesData, chooseDataSaver, dataSaverChoice, onDataSaver, savesData } from './data-saver';

/** Sets the preferences of the browser and the system; jsdom has none. */
function browserAsks(saveData: boolean, reduced = false): void {
  Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData } });
  const query = { matches: reduced, addEventListener: () => undefined };
  Object.defineProperty(globalThis, 'matchMedia', { configurable: true, value: () => query });
}

describe('saving data', () => {
  const matchMediaBefore = Object.getOwnPropertyDescriptor(globalThis, 'matchMedia');
  afterEach(() => {
    chooseDataSaver('browser');
    Reflect.deleteProperty(navigator, 'connection');
    if (matchMediaBefore) Object.defineProperty(globalThis, 'matchMedia', matchMediaBefore);
    else Reflect.deleteProperty(globalThis, 'matchMedia');
  });

  it.each([
    ['the browser saves data', true, false],
    ['the system asks for less data', false, true],
  ])('is on when %s, unless it was turned off on this device', (_, saveData, reduced) => {
    browserAsks(saveData, reduced);
    expect([browserSavesData(), savesData()]).toEqual([true, true]);
    chooseDataSaver('off');
    expect([browserSavesData(), savesData()]).toEqual([true, false]);
  });

  it('is off when nobody asks, unless it was turned on on this device', () => {
    browserAsks(false);
    expect(savesData()).toBe(false);
    chooseDataSaver('on');
    expect(savesData()).toBe(true);
    expect(localStorage.getItem('data_saver')).toBe('on');
    chooseDataSaver('browser');
    expect([savesData(), localStorage.getItem('data_saver')]).toEqual([false, null]);
  });

  it('follows a choice that is taken back in another tab', () => {
    browserAsks(false);
    chooseDataSaver('on');
    localStorage.removeItem('data_saver');
    expect([dataSaverChoice(), savesData()]).toEqual(['browser', false]);
  });

  it('works without storage, as long as the page lasts', () => {
    const refused = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('refused');
    });
    const unread = jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new Error('refused');
    });
    chooseDataSaver('on');
    expect([dataSaverChoice(), savesData()]).toEqual(['on', true]);
    refused.mockRestore();
    unread.mockRestore();
  });

  it('notifies its listeners, also of a change in another tab, until they unsubscribe', () => {
    const listener = jest.fn();
    const unsubscribe = onDataSaver(listener);
    chooseDataSaver('on');
    globalThis.dispatchEvent(new Event('storage'));
    expect(listener).toHaveBeenCalledTimes(2);
    unsubscribe();
    chooseDataSaver('off');
    globalThis.dispatchEvent(new Event('storage'));
    expect(listener).toHaveBeenCalledTimes(2);
  });
});
