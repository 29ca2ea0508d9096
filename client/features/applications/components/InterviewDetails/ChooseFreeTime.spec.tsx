import { jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { freeTimesOf } from '../../../../lib/examples/free-times';
import { storiesOf } from '../../../../lib/spec-support/stories';
import * as stories from './ChooseFreeTime.stories';

const { Ready, NoTimeLeft, Loading, Failed } = storiesOf(stories);
const plain = (text: string): string => text.replace(/\s/gu, ' ');
const button = (name: string) => screen.getByRole('button', { name: (found) => plain(found) === name });

describe('choosing a free time', () => {
  it('takes a day and a time of the reader’s clock, and asks once more', async () => {
    const onChoose = jest.fn();
    render(<Ready onChoose={onChoose} />);
    await userEvent.selectOptions(screen.getByLabelText('Jour'), 'vendredi 20 novembre');
    await userEvent.click(button('9 h 30'));
    expect(button('9 h 30')).toHaveAttribute('aria-pressed', 'true');
    expect(onChoose).not.toHaveBeenCalled();
    await userEvent.click(button('Choisir vendredi 20 novembre, 9 h 30'));
    expect(onChoose.mock.calls).toEqual([[freeTimesOf().times[3]]]);
  });

  it('says when no time is left, and can be asked for again', () => {
    const { unmount } = render(<NoTimeLeft />);
    expect(screen.getByText(/Il n’y a plus d’heure libre/)).toBeVisible();
    unmount();
    const loading = render(<Loading />);
    expect(screen.queryByRole('button')).toBeNull();
    loading.unmount();
    render(<Failed />);
    expect(screen.getByRole('button', { name: /Réessayer/ })).toBeVisible();
  });
});
