import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { storiesOf } from '../../../lib/spec-support/stories';
import * as stories from './PreviewView.stories';

const { Before, Hidden } = storiesOf(stories);

describe('the preview of one’s own page', () => {
  it('shows the masked page first, and the open one on demand', async () => {
    render(<Before />);
    expect(screen.queryByText('camille@exemple.ca')).not.toBeInTheDocument();
    expect(screen.getByText(/et rien de plus/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Après votre oui' }));
    expect(screen.getByText('camille@exemple.ca')).toBeVisible();
    expect(screen.getByText(/Une seule entreprise/)).toBeVisible();
  });

  it('says that nobody sees a hidden profile', () => {
    render(<Hidden />);
    expect(screen.getByText(/Votre profil est caché/)).toBeVisible();
  });
});
