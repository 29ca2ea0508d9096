import { render, screen } from '@testing-library/react';
import { composeStories } from '../../../../storybook/compose';
import * as stories from './OperatorView.stories';

const { Working, InTrouble } = composeStories(stories);

it('says that everything works only when every part is well', () => {
  render(<Working />);
  expect(screen.getByText('Tout fonctionne.')).toBeVisible();
  expect(screen.getByText('Base de données')).toBeVisible();
});

it('says what a part that is not well means, in the reader’s language', () => {
  render(<InTrouble />);
  expect(screen.queryByText('Tout fonctionne.')).toBeNull();
  expect(screen.getByText('Quelque chose ne va pas.')).toBeVisible();
  expect(screen.getByText(/^Dégradé\. Le serveur de courriel ne répond pas/)).toBeVisible();
  expect(screen.getByText(/^En panne\. ffmpeg ne démarre pas/)).toBeVisible();
});
