import { jest } from '@jest/globals';

// The scripts are plain JavaScript, because they run before packages are installed; declare their types here.
const path = new URL('./screenshot.mjs', import.meta.url).href;
const { takeScreenshot, NoScreenshotError } = (await import(path)) as {
  takeScreenshot<T>(take: () => Promise<T>, pauseMs?: number): Promise<T>;
  NoScreenshotError: new () => Error;
};

/** A browser that takes no screenshot the first times. */
function failing(times: number) {
  const take = jest.fn<() => Promise<string>>();
  for (let left = times; left > 0; left -= 1) take.mockRejectedValueOnce(new Error('Unable to capture screenshot'));
  return take.mockResolvedValue('picture');
}

describe('a screenshot', () => {
  it('is tried again if the browser takes none', async () => {
    const take = failing(2);
    expect(await takeScreenshot(take, 0)).toBe('picture');
    expect(take).toHaveBeenCalledTimes(3);
  });

  it('fails after three tries with the reason of the browser', async () => {
    const take = failing(3);
    await expect(takeScreenshot(take, 0)).rejects.toThrow(NoScreenshotError);
    await expect(takeScreenshot(failing(3), 0)).rejects.toThrow('Unable to capture screenshot');
    expect(take).toHaveBeenCalledTimes(3);
  });
});
