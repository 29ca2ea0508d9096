import { render, screen } from '@testing-library/react';
import { storiesOf } from '../../../lib/spec-support/stories';
import * as stories from './SharedResumeView.stories';

const { ForACompany } = storiesOf(stories);

it('tells companies and operators that a shared résumé was not opened and not kept', () => {
  render(<ForACompany />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Le CV partagé n’a pas été ouvert');
  expect(screen.getByText(/profil d’une personne candidate.*Le fichier est effacé de cet appareil/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Aller au tableau de bord' })).toHaveAttribute('href', '/dashboard');
});
