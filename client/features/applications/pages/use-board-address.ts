import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { addressOf, type BoardAddress, boardFrom } from '../domain/board';

/** History state of a panel opened from the board. Going back one step then shows the board. */
const openedFromBoard = { panel: 'opened-from-board' } as const;

const isOpenedFromBoard = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'panel' in state && state.panel === openedFromBoard.panel;

/**
 * State of the board from the address. Opening an application adds a history entry, so Back closes it; tabs and views do not.
 */
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
