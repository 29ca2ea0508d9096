import { render, screen } from '@testing-library/react';
import { composeStories } from '../../../storybook/compose';
import { frostOf } from './frost';
import * as stories from './FrostedPoster.stories';

it('explains why the video is locked, and contains no picture of the person', () => {
  const { Masked } = composeStories(stories);
  const { container } = render(<Masked>{<img src="/face.jpg" alt="" />}</Masked>);
  expect(screen.getByText('Vidéo visible après réservation')).toBeVisible();
  expect(container.querySelector('img, video')).toBeNull();
});

it('shows its content once it is cleared', () => {
  const { Cleared } = composeStories(stories);
  const { container } = render(<Cleared />);
  expect(container.querySelector('video')).not.toBeNull();
});

it('does not cut off its content once it is cleared', () => {
  const { ClearedOverMore } = composeStories(stories);
  const { rerender } = render(<ClearedOverMore />);
  const frame = screen.getByText(/dirigé/).parentElement;
  expect(frame).not.toHaveStyle({ overflow: 'hidden' });
  rerender(<ClearedOverMore cleared={false} />);
  expect(frame).toHaveStyle({ overflow: 'hidden' });
});

it('is always the same for one id', () => {
  expect(frostOf('7f3a')).toEqual(frostOf('7f3a'));
});

it('differs between people', () => {
  const looks = Array.from({ length: 200 }, (_, index) =>
    JSON.stringify(frostOf(`01890a5d-ac96-774b-bcce-b302099a${index}`)),
  );
  expect(new Set(looks).size).toBeGreaterThan(195);
});

it('uses only cold hues', () => {
  for (let index = 0; index < 500; index += 1) {
    for (const hue of frostOf(`seed ${index}`).hues) {
      expect(hue).toBeGreaterThanOrEqual(165);
      expect(hue).toBeLessThan(260);
    }
  }
});
