import { jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { JSX } from 'react';
import { hostRoom } from '../../../lib/examples/rooms';
import { storiesOf } from '../../../lib/spec-support/stories';
import * as stories from './RecordingsView.stories';

const all = storiesOf(stories);

describe('the recordings of an interview', () => {
  it('plays a finished one, and says what the others wait for', () => {
    const renderPlayer = jest.fn<() => JSX.Element>().mockReturnValue(<p>player</p>);
    const { unmount } = render(<all.One renderPlayer={renderPlayer} />);
    expect(screen.getByText('player')).toBeVisible();
    expect(renderPlayer.mock.calls[0]).toEqual([hostRoom.interview_id]);
    unmount();
    render(<all.OnItsWay renderPlayer={renderPlayer} />);
    expect(screen.getByText(/pas encore arrivée/)).toBeVisible();
    expect(screen.getByText(/en préparation/)).toBeVisible();
    expect(screen.queryByText('player')).not.toBeInTheDocument();
  });

  it('deletes one after a question', async () => {
    const onRemove = jest.fn<() => Promise<void>>().mockResolvedValue();
    render(<all.OnItsWay onRemove={onRemove} />);
    await userEvent.click(screen.getByRole('button', { name: 'Supprimer l’enregistrement 2' }));
    expect(onRemove).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Supprimer pour tout le monde' }));
    expect(onRemove.mock.calls).toEqual([[hostRoom.job.id]]);
  });

  it('says so if there is none', () => {
    render(<all.None />);
    expect(screen.getByText('Aucun enregistrement')).toBeVisible();
  });
});
