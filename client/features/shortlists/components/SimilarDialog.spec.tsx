import { jest } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { storiesOf } from '../../../lib/spec-support/stories';
import type { SimilarDialogProps } from './SimilarDialog';
import * as stories from './SimilarDialog.stories';

const { FromAList, FromAProfile, Nobody, Failed } = storiesOf(stories);

describe('similar people', () => {
  it('show what they have in common, and can be added to the list', async () => {
    const onAdd = jest.fn<NonNullable<SimilarDialogProps['onAdd']>>(() => Promise.resolve());
    render(<FromAList onAdd={onAdd} />);
    expect(screen.getAllByText('TypeScript').length).toBeGreaterThan(1);
    expect(screen.getAllByText(/même ville/)).toHaveLength(1);
    const [first] = screen.getAllByRole('button', { name: 'Ajouter à cette liste' });
    await userEvent.click(first as HTMLElement);
    await waitFor(() => expect(onAdd).toHaveBeenCalledTimes(1));
  });

  it('lead to their profiles', () => {
    render(<FromAProfile />);
    expect(screen.getAllByRole('link', { name: 'Voir le profil' }).length).toBeGreaterThan(1);
    expect(screen.queryByRole('button', { name: 'Ajouter à cette liste' })).toBeNull();
  });

  it('may be nobody, or could not be loaded', () => {
    const { unmount } = render(<Nobody />);
    expect(screen.getByText('Aucune personne semblable')).toBeVisible();
    unmount();
    render(<Failed />);
    expect(screen.getByRole('button', { name: /Réessayer/ })).toBeVisible();
  });
});
