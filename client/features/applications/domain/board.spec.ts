import { applicationStatuses } from '@modules/applications/http/applications.contract';
import {
  addressOf,
  boardColumns,
  boardFrom,
  boardTabs,
  columnsOf,
  columnStatuses,
  countOf,
  stageOf,
  statusesOf,
} from './board';

it('has every status except withdrawn in one tab and one column', () => {
  const shown = applicationStatuses.filter((status) => status !== 'WITHDRAWN');
  const tabs = boardTabs.filter((tab) => tab !== 'all');
  expect(tabs.flatMap((tab) => statusesOf[tab]).sort()).toEqual([...shown, 'ENDED'].sort());
  expect(boardColumns.flatMap((column) => columnStatuses[column]).sort()).toEqual([...shown, 'ENDED'].sort());
});

it('keeps the columns of a tab visible', () => {
  expect(columnsOf('all')).toEqual(boardColumns);
  expect(columnsOf('progress')).toEqual(['interview', 'offer']);
});

it('adds up the counts of a tab', () => {
  const counts = {
    PENDING: 1,
    REVIEWED: 2,
    INTERVIEW: 3,
    OFFERED: 4,
    ACCEPTED: 5,
    REJECTED: 6,
    WITHDRAWN: 7,
    ENDED: 8,
  };
  expect(countOf(counts, statusesOf.progress)).toBe(7);
  expect(countOf(counts, statusesOf.all)).toBe(29);
});

it('puts applications that ended with their posting among the decided, whatever their status', () => {
  const ended = stageOf({ status: 'PENDING', closed_reason: 'JOB_PAUSED' });
  expect(boardTabs.filter((tab) => statusesOf[tab].includes(ended))).toEqual(['all', 'decided']);
  expect(stageOf({ status: 'PENDING', closed_reason: null })).toBe('PENDING');
});

const plain = { tab: 'all', view: 'list', sort: 'MATCH', words: '', stage: null, open: null } as const;

it('parses the address that it wrote, and ignores invalid values', () => {
  const board = { tab: 'progress', view: 'columns', sort: 'OLDEST', words: 'Zoé', stage: 'call', open: 'x' } as const;
  expect(boardFrom(addressOf(board))).toEqual(board);
  expect(addressOf(plain).toString()).toBe('');
  expect(boardFrom(new URLSearchParams('tab=nothing&view=cube&sort=luck'))).toEqual(plain);
});
