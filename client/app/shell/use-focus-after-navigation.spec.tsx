import { act, render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes, useNavigate, type NavigateFunction } from 'react-router';
import { useFocusAfterNavigation } from './use-focus-after-navigation';

interface FrameProps {
  readonly hasDialog: boolean;
  readonly onReady: (navigate: NavigateFunction) => void;
}

function Frame({ hasDialog, onReady }: FrameProps) {
  useFocusAfterNavigation();
  onReady(useNavigate());
  return (
    <>
      <main id="main" tabIndex={-1}>
        <Routes>
          <Route path="/one" element={<h1>one</h1>} />
          <Route path="/two" element={<h1>two</h1>} />
        </Routes>
      </main>
      {hasDialog && (
        <div role="dialog" aria-label="Trouver">
          <input aria-label="Recherche" />
        </div>
      )}
    </>
  );
}

async function goFromOneToTwo(hasDialog: boolean): Promise<void> {
  let navigate: NavigateFunction | undefined;
  render(
    <MemoryRouter initialEntries={['/one']}>
      <Frame
        hasDialog={hasDialog}
        onReady={(ready) => {
          navigate = ready;
        }}
      />
    </MemoryRouter>,
  );
  if (hasDialog) act(() => screen.getByRole('textbox').focus());
  await act(() => navigate?.('/two'));
  await screen.findByRole('heading', { name: 'two' });
}

describe('after a change of page', () => {
  it('the focus goes to the heading', async () => {
    await goFromOneToTwo(false);
    expect(screen.getByRole('heading', { name: 'two' })).toHaveFocus();
  });

  it('the focus stays in a dialog that was opened while the page was loading', async () => {
    await goFromOneToTwo(true);
    expect(screen.getByRole('textbox')).toHaveFocus();
  });
});
