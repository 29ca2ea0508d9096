import { render, screen } from '@testing-library/react';
import { storiesOf } from '../../../lib/spec-support/stories';
import * as stories from './BackOfficeView.stories';

const { Failed, QueueIsAway, RowsAreLeftOut, Waiting } = storiesOf(stories);

describe('the operators’ home', () => {
  it('links to every queue with its count, and to every tool', () => {
    render(<Waiting />);
    const addresses: Readonly<Record<string, string>> = {
      'Comptes à approuver': '/admin/approvals',
      Signalements: '/admin/reports',
      'Scores à réviser': '/admin/match-reviews',
      'Travaux abandonnés': '/admin/queues',
      Personnes: '/admin/people',
      Entreprises: '/admin/companies',
      'Prix des forfaits': '/admin/prices',
      'Journal d’audit': '/admin/audit',
    };
    for (const [name, href] of Object.entries(addresses)) {
      expect(screen.getByRole('link', { name })).toHaveAttribute('href', href);
    }
    expect(screen.getByText('12')).toBeInTheDocument();
    expect(screen.getByText('2 demandes ont dépassé les 24 heures promises.')).toBeInTheDocument();
  });

  it('shows that a count is unknown instead of hiding it', () => {
    render(<QueueIsAway />);
    expect(screen.getByText(/ne répond pas/)).toBeInTheDocument();
    expect(screen.getByText('–')).toBeInTheDocument();
  });

  it('explains that lists leave out rows, and how to find them', () => {
    render(<RowsAreLeftOut />);
    expect(screen.getByText(/2 lignes endommagées/)).toHaveTextContent('row-left-out');
  });

  it('keeps the tools when the counts cannot be read', () => {
    render(<Failed />);
    expect(screen.getByRole('button', { name: /Réessayer/ })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Personnes' })).toBeInTheDocument();
  });
});
