import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { storiesOf } from '../../../lib/spec-support/stories';
import * as stories from './JobApplicationsView.stories';

const { List, OfAReviewer } = storiesOf(stories);

describe('selecting applications', () => {
  it('selects everybody with one click above the list, and nobody with the next', async () => {
    const everyone = ['x', 'y', 'z'].map((id) => ({ id, name: id, allowed_actions: [], stage_moves: [] }));
    const ready = stories.default.args.applications;
    if (ready.status !== 'ready') throw new Error('the story is ready');
    const applications = { ...ready, data: { ...ready.data, total: 3 } };
    render(<List applications={applications} onSelectAll={() => Promise.resolve({ people: everyone, total: 3 })} />);
    const all = screen.getByRole('checkbox', { name: 'Tout sélectionner (3)' });
    await userEvent.click(all);
    expect(await screen.findByText('3 sélectionnées')).toBeInTheDocument();
    expect(all).toBeChecked();
    await userEvent.click(all);
    expect(screen.queryByText('3 sélectionnées')).toBeNull();
  });

  it('offers a reviewer only what the server lets them do: compare', async () => {
    render(<OfAReviewer renderStar={() => <p>Étoile</p>} renderShare={() => <p>Partager</p>} />);
    const boxes = screen.getAllByRole('checkbox', { name: /^Sélectionner / });
    for (const box of boxes.slice(0, 2)) await userEvent.click(box);
    expect(screen.getByRole('link', { name: 'Comparer' })).toBeVisible();
    for (const name of [/^Refuser · /, /^Marquer comme examinées/, /^Tout sélectionner/, 'Exporter (CSV)']) {
      expect(screen.queryByRole('button', { name })).toBeNull();
    }
    expect(screen.queryByRole('checkbox', { name: /^Tout sélectionner/ })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Modifier l’offre' })).toBeNull();
    expect(screen.queryByText(/Étoile|Partager/)).toBeNull();
  });
});
