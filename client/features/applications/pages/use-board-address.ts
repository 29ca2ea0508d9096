import { useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { addressOf, type BoardAddress, boardFrom } from '../domain/board';

/** History state of a panel opened from the board. Going back one step then shows the board. */
const openedFromBoard = { panel: 'opened-from-board' } as const;

const isOpenedFromBoard = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'panel' in state && state.panel === openedFromBoard.panel;

/** `latest` with the fields in which `wanted` differs from `shown`. */
function withChanges(latest: BoardAddress, shown: BoardAddress, wanted: BoardAddress): BoardAddress {
  const names = Object.keys(wanted) as (keyof BoardAddress)[];
  const changed = names.filter((name) => wanted[name] !== shown[name]);
  return { ...latest, ...Object.fromEntries(changed.map((name) => [name, wanted[name]])) };
}

/**
 * State of the board from the address. Opening an application adds a history entry, so Back closes it; tabs and views do not.
 */
export function useBoardAddress(): { readonly board: BoardAddress; readonly onBoard: (asked: BoardAddress) => void } {
  const [address, setAddress] = useSearchParams();
  const { state } = useLocation() as { state: unknown };
  const navigate = useNavigate();
  const board = boardFrom(address);
  const newest = useRef(board);
  useLayoutEffect(() => {
    newest.current = boardFrom(address);
  }, [address]);
  const onBoard = (wanted: BoardAddress): void => {
    // An earlier change may not be rendered yet, for example a cleared search before a click on a tab. Both must count.
    const asked = withChanges(newest.current, board, wanted);
    newest.current = asked;
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
