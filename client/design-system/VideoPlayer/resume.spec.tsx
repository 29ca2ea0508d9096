import { jest } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { composeStories } from '../../../storybook/compose';
import { positionsKey } from '../../lib/kept-positions';
import { watchedPositions } from '../../lib/watched-positions';
import * as stories from './VideoPlayer.stories';

const { NotStarted } = composeStories(stories);

/** A video of three minutes in jsdom, which has no media engine. */
function open(name: string) {
  const { container, unmount } = render(<NotStarted rememberAs={name} />);
  const video = container.querySelector('video') as HTMLVideoElement;
  let [seconds, paused] = [0, true];
  const tell = (event: string): void => act(() => void fireEvent(video, new Event(event)));
  const part = (property: string, get: () => unknown) =>
    Object.defineProperty(video, property, { configurable: true, get });
  part('duration', () => 180);
  part('readyState', () => 4);
  part('paused', () => paused);
  part('ended', () => false);
  part('error', () => null);
  part('buffered', () => ({ length: 0 }));
  Object.defineProperty(video, 'currentTime', {
    configurable: true,
    get: () => seconds,
    set: (value: number) => {
      seconds = value;
    },
  });
  video.play = () => {
    paused = false;
    tell('play');
    return Promise.resolve();
  };
  tell('loadedmetadata');
  const reach = (next: number): void => {
    seconds = next;
    tell('timeupdate');
  };
  return { video, unmount, reach, tell, seconds: () => seconds };
}

const play = () => userEvent.click(screen.getAllByRole('button', { name: 'Lire la vidéo' })[0] as HTMLElement);

describe('a video that was watched before', () => {
  beforeEach(() => localStorage.clear());

  it('continues where the person was, and can start again', async () => {
    const first = open('/api/stream/video/a');
    expect(screen.queryByText(/^Reprise à/)).not.toBeInTheDocument();
    await play();
    first.reach(42);
    first.unmount();
    expect(watchedPositions.find('/api/stream/video/a')).toBe(42);
    const second = open('/api/stream/video/a');
    expect(second.seconds()).toBe(42);
    second.tell('seeked');
    expect(screen.getByText('Reprise à 0:42')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Depuis le début' }));
    expect(second.seconds()).toBe(0);
    second.tell('seeked');
    expect(screen.queryByText(/^Reprise à/)).not.toBeInTheDocument();
  });

  it('starts at the start for another video, and is not kept before it plays', () => {
    watchedPositions.note('/api/stream/video/a', 42, 180);
    const other = open('/api/stream/video/b');
    expect(other.seconds()).toBe(0);
    other.reach(60);
    other.unmount();
    expect(localStorage.getItem(positionsKey)).not.toContain('/b');
  });
});

describe('the small window', () => {
  afterEach(() => Reflect.deleteProperty(document, 'pictureInPictureEnabled'));

  it('is offered where the browser has one, by button and by key', async () => {
    Object.defineProperty(document, 'pictureInPictureEnabled', { configurable: true, value: true });
    const { video } = open('/c');
    const request = jest.fn(() => Promise.resolve());
    Object.assign(video, { requestPictureInPicture: request });
    await userEvent.click(screen.getByRole('button', { name: 'Petite fenêtre' }));
    await userEvent.keyboard('i');
    expect(request).toHaveBeenCalledTimes(2);
  });

  it('is not offered elsewhere', () => {
    open('/d');
    expect(screen.queryByRole('button', { name: 'Petite fenêtre' })).not.toBeInTheDocument();
  });
});
