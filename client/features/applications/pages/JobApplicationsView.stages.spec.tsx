import { jest } from '@jest/globals';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ApiError } from '../../../lib/api-error';
import { receivedApplications } from '../../../lib/examples/applications';
import { storiesOf } from '../../../lib/spec-support/stories';
import type { BoardActs } from './JobApplicationsView';
import type { BulkActs } from './use-bulk';
import * as stories from './JobApplicationsView.stories';

const { OwnStages } = storiesOf(stories);
const fresh = receivedApplications.fresh('fr');
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const dialog = async () => within(await screen.findByRole('dialog'));
// Forms with many fields are slow to fill on a slow machine.
jest.setTimeout(40_000);

const fill = (field: HTMLElement | undefined, value: string): void => {
  if (field === undefined) throw new Error('the form has this field');
  fireEvent.change(field, { target: { value } });
};

describe('the team’s own stages', () => {
  const moved = new ApiError(409, 'APPLICATIONS.STAGE_CHANGED', 'Déplacée entre-temps.', [], null, {
    stage_id: 'trial',
    name_fr: 'Quart d’essai',
    name_en: 'Trial shift',
    version: '9',
    by: 'Zoé Hébert',
  });
  const choose = async (stage: string): Promise<void> => {
    await userEvent.click(button(/^Déplacer.*Camille Tremblay/));
    await userEvent.click(await screen.findByRole('menuitem', { name: stage }));
  };

  it('accept a person over the shown version; a colleague’s faster move is reported, and the next try is over it', async () => {
    const onMove = jest.fn<BoardActs['onMove']>(() => Promise.reject(moved));
    render(<OwnStages onMove={onMove} />);
    await choose('Comité de sélection');
    expect((await screen.findAllByText(/Zoé Hébert a déplacé Camille Tremblay/)).length).toBeGreaterThan(0);
    await choose('Comité de sélection');
    await waitFor(() =>
      expect(onMove.mock.calls).toEqual([
        [fresh.id, { stage_id: 'panel', version: 3 }],
        [fresh.id, { stage_id: 'panel', version: 9 }],
      ]),
    );
  });

  it('that refuse ask for a reason, which stays when a colleague was faster', async () => {
    const onMove = jest.fn<BoardActs['onMove']>(() => Promise.reject(moved));
    render(<OwnStages onMove={onMove} />);
    await choose('Refusée');
    const { getByLabelText, getByRole, findByText } = await dialog();
    await userEvent.selectOptions(getByLabelText('Raison'), 'En vos mots');
    fill(getByLabelText(/^Note/), 'Merci d’avoir postulé chez nous.');
    await userEvent.click(getByRole('button', { name: 'Refuser la candidature' }));
    expect(await findByText(/Zoé Hébert a déplacé Camille Tremblay/)).toBeInTheDocument();
    expect(getByLabelText(/^Note/)).toHaveValue('Merci d’avoir postulé chez nous.');
    expect(onMove.mock.calls).toEqual([
      [fresh.id, { stage_id: 'REJECTED', version: 3, reason: 'Merci d’avoir postulé chez nous.' }],
    ]);
  });

  it('accept several people at once', async () => {
    const onBulk = jest.fn<BulkActs['onBulk']>(() => Promise.reject(moved));
    render(<OwnStages onBulk={onBulk} />);
    const [first, second] = screen.getAllByRole('checkbox', { name: /^Sélectionner / });
    if (!first || !second) throw new Error('the list has two people');
    await userEvent.click(first);
    await userEvent.click(second);
    await userEvent.click(button('Déplacer à une étape'));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Quart d’essai' }));
    await waitFor(() => expect(onBulk).toHaveBeenCalledTimes(1));
    expect(onBulk.mock.calls[0]?.[0]).toMatchObject({ action: 'STAGE', stage_id: 'trial' });
    expect(onBulk.mock.calls[0]?.[0].ids).toHaveLength(2);
  });
});
