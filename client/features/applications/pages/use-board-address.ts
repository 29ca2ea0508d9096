import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { addressOf, type BoardAddress, boardFrom } from '../domain/board';

/** Left in the history where the panel was opened from the board: one step back is the board without it. */
const openedFromBoard = { panel: 'opened-from-board' } as const;

const isOpenedFromBoard = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'panel' in state && state.panel === openedFromBoard.panel;

/** The board as its address says. Opening an application is a step, so that Back closes it; tabs and views are none. */
export function useBoardAddress(): { readonly board: BoardAddress; readonly onBoard: (asked: BoardAddress) => void } {
  const [address, setAddress] = useSearchParams();
  const { state } = useLocation() as { state: unknown };
  const navigate = useNavigate();
  const board = boardFrom(address);
  const onBoard = (asked: BoardAddress): void => {
    if (board.open === null && asked.open !== null) {
      setAddress(addressOf(asked), { preventScrollReset: true, state: openedFromBoard });
    } else if (board.open !== null && asked.open === null && isOpenedFromBoard(state)) {
      void navigate(-1);
    } else {
      setAddress(addressOf(asked), { replace: true, preventScrollReset: true, state });
    }
  };
  return { board, onBoard };
}
