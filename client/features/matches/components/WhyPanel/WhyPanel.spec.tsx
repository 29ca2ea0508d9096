import { render, screen } from '@testing-library/react';
import { storiesOf } from '../../../../lib/spec-support/stories';
import * as stories from './WhyPanel.stories';

const { Ready, WithMeaning } = storiesOf(stories);

describe('the parts of a score', () => {
  it('have what a provider of embeddings added as the last one, on top of the others', () => {
    render(<WithMeaning />);
    const parts = screen.getByRole('list', { name: 'Composantes du score' });
    expect(parts.lastElementChild).toHaveTextContent('Sens proche');
    expect(parts.lastElementChild).toHaveTextContent('3 sur 5');
  });

  it('stand below two scores: what the job asks, and what the person asks of it', () => {
    render(<Ready />);
    expect(screen.getByText('Ce que demande l’offre').nextElementSibling).toHaveTextContent(/^92\s%$/);
    expect(screen.getByText('Vos préférences').nextElementSibling).toHaveTextContent(/^81\s%$/);
  });

  it('are the engine’s own where there is none', () => {
    render(<Ready />);
    expect(screen.getByText('Compétences')).toBeInTheDocument();
    expect(screen.queryByText('Sens proche')).not.toBeInTheDocument();
  });
});
