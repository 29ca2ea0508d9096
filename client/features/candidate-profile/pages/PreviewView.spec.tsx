import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { storiesOf } from '../../../lib/spec-support/stories';
import * as stories from './PreviewView.stories';

const { Before, Hidden } = storiesOf(stories);

describe('the preview of the seeker’s own page', () => {
  it('shows the masked page first, and the open one on demand', async () => {
    render(<Before />);
    expect(screen.queryByText('camille@exemple.ca')).not.toBeInTheDocument();
    expect(screen.getByText(/Tout recruteur vérifié qui vous trouve voit cette page/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Ouverte' }));
    expect(screen.getByText('camille@exemple.ca')).toBeVisible();
    expect(screen.getByText(/Cette page est vue par une entreprise pendant sa réservation/)).toBeVisible();
  });

  it('says that nobody can see a hidden profile', () => {
    render(<Hidden />);
    expect(screen.getByText(/Votre profil est caché/)).toBeVisible();
  });
});
