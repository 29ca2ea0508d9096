import { jest } from '@jest/globals';
import { renderHook } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { usePreloadOnInteraction } from './use-preload-on-interaction';

describe('code for what opens after a click', () => {
  it('is not loaded by reading, and once by a pointer that moves', async () => {
    const load = jest.fn(() => Promise.resolve());
    renderHook(() => usePreloadOnInteraction(load));
    expect(load).not.toHaveBeenCalled();
    await userEvent.hover(document.body);
    await userEvent.click(document.body);
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('is loaded by a key, also if nobody moves a pointer', async () => {
    const load = jest.fn(() => Promise.resolve());
    renderHook(() => usePreloadOnInteraction(load));
    await userEvent.keyboard('{Tab}');
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('is no longer loaded after its page was left', async () => {
    const load = jest.fn(() => Promise.resolve());
    renderHook(() => usePreloadOnInteraction(load)).unmount();
    await userEvent.keyboard('{Tab}');
    expect(load).not.toHaveBeenCalled();
  });
});
