import { jest } from '@jest/globals';
import { watchActivity } from './watch-activity';

const watched = () => ({ recordActivity: jest.fn<() => void>(), check: jest.fn<() => void>() });

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

describe('activity', () => {
  it('is a mouse, key, scroll, touch or click event, anywhere on the page', () => {
    const session = watched();
    const stop = watchActivity(session, window);
    const field = document.body.appendChild(document.createElement('input'));
    const events = ['mousedown', 'mousemove', 'keydown', 'scroll', 'touchstart', 'click'];
    for (const name of events) field.dispatchEvent(new Event(name));
    expect(session.recordActivity).toHaveBeenCalledTimes(events.length);
    field.dispatchEvent(new Event('input'));
    expect(session.recordActivity).toHaveBeenCalledTimes(events.length);
    stop();
    field.click();
    expect(session.recordActivity).toHaveBeenCalledTimes(events.length);
    field.remove();
  });

  it('is checked every second, and as soon as a hidden window is shown', () => {
    const session = watched();
    const stop = watchActivity(session, window);
    jest.advanceTimersByTime(3_000);
    expect(session.check).toHaveBeenCalledTimes(3);
    document.dispatchEvent(new Event('visibilitychange'));
    expect(session.check).toHaveBeenCalledTimes(4);
    stop();
    jest.advanceTimersByTime(3_000);
    expect(session.check).toHaveBeenCalledTimes(4);
  });
});
