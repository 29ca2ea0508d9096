import { render, screen } from '@testing-library/react';
import { composeStories } from '../../../../storybook/compose';
import * as stories from './OperatorView.stories';

const { Working, InTrouble } = composeStories(stories);

it('says that everything works only if every part is healthy', () => {
  render(<Working />);
  expect(screen.getByText('Tout fonctionne.')).toBeVisible();
  expect(screen.getByText('Base de données')).toBeVisible();
});

it('explains the effect of a failing part, in the reader’s language', () => {
  render(<InTrouble />);
  expect(screen.queryByText('Tout fonctionne.')).toBeNull();
  expect(screen.getByText('Quelque chose ne va pas.')).toBeVisible();
  expect(screen.getByText(/^Dégradé\. Le serveur de courriel ne répond pas/)).toBeVisible();
  expect(screen.getByText(/^En panne\. ffmpeg ne démarre pas/)).toBeVisible();
});
