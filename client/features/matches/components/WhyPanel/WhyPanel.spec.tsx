import { render, screen } from '@testing-library/react';
import { storiesOf } from '../../../../lib/spec-support/stories';
import * as stories from './WhyPanel.stories';

const { Ready, WithMeaning } = storiesOf(stories);

describe('the parts of a score', () => {
  it('end with the part of the embeddings provider, in addition to the others', () => {
    render(<WithMeaning />);
    const parts = screen.getByRole('list', { name: 'Composantes du score' });
    expect(parts.lastElementChild).toHaveTextContent('Sens proche');
    expect(parts.lastElementChild).toHaveTextContent('3 sur 5');
  });

  it('are below two scores: what the job requires, and what the person prefers', () => {
    render(<Ready />);
    expect(screen.getByText('Ce que demande l’offre').nextElementSibling).toHaveTextContent(/^92\s%$/);
    expect(screen.getByText('Vos préférences').nextElementSibling).toHaveTextContent(/^81\s%$/);
  });

  it('come from the engine alone without a provider', () => {
    render(<Ready />);
    expect(screen.getByText('Compétences')).toBeInTheDocument();
    expect(screen.queryByText('Sens proche')).not.toBeInTheDocument();
  });
});
