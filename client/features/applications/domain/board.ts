import {
  type ApplicationAction,
  type ApplicationSort,
  type ApplicationStatusName,
  type JobApplicationsPage,
  type ReceivedApplication,
} from '@modules/applications/http/applications.contract';

export const boardTabs = ['all', 'new', 'reviewed', 'progress', 'decided'] as const;
export type BoardTab = (typeof boardTabs)[number];

/** ENDED: the posting closed before a decision. */
export type BoardStage = ApplicationStatusName | 'ENDED';

export type BoardCounts = Readonly<Record<BoardStage, number>>;

export const stageOf = (application: Pick<ReceivedApplication, 'status' | 'closed_reason'>): BoardStage =>
  application.closed_reason === null ? application.status : 'ENDED';

export const countsOf = ({
  counts,
  ended_count,
}: Pick<JobApplicationsPage, 'counts' | 'ended_count'>): BoardCounts => ({
  ...counts,
  ENDED: ended_count,
});

/** Stages in each tab (decision C-22). Interviews and offers are in progress; withdrawn applications are in no tab. */
export const statusesOf: Readonly<Record<BoardTab, readonly BoardStage[]>> = {
  all: ['PENDING', 'REVIEWED', 'INTERVIEW', 'OFFERED', 'ACCEPTED', 'REJECTED', 'ENDED'],
  new: ['PENDING'],
  reviewed: ['REVIEWED'],
  progress: ['INTERVIEW', 'OFFERED'],
  decided: ['ACCEPTED', 'REJECTED', 'ENDED'],
};

export const boardViews = ['list', 'columns'] as const;
export type BoardView = (typeof boardViews)[number];

export const boardColumns = ['new', 'reviewed', 'interview', 'offer', 'decided'] as const;
export type BoardColumn = (typeof boardColumns)[number];

export const columnStatuses: Readonly<Record<BoardColumn, readonly BoardStage[]>> = {
  new: ['PENDING'],
  reviewed: ['REVIEWED'],
  interview: ['INTERVIEW'],
  offer: ['OFFERED'],
  decided: ['ACCEPTED', 'REJECTED', 'ENDED'],
};

/** Action of dropping a card on a column. `decided` could mean accept or reject, so nothing can be dropped there. */
export const columnActions: Readonly<Record<BoardColumn, ApplicationAction | null>> = {
  new: null,
  reviewed: 'REVIEWED',
  interview: 'INTERVIEW',
  offer: 'OFFERED',
  decided: null,
};

/** Columns shown in a tab. */
export function columnsOf(tab: BoardTab): readonly BoardColumn[] {
  return boardColumns.filter((column) => columnStatuses[column].some((status) => statusesOf[tab].includes(status)));
}

export function countOf(counts: BoardCounts, statuses: readonly BoardStage[]): number {
  return statuses.reduce((sum, status) => sum + counts[status], 0);
}

export const boardSorts = ['MATCH', 'REVIEWS', 'NEWEST', 'OLDEST', 'STAGE'] as const satisfies ApplicationSort[];

/** State of the board in the address, with the id of the open application. */
export interface BoardAddress {
  readonly tab: BoardTab;
  readonly view: BoardView;
  readonly sort: ApplicationSort;
  /** Words of the search. */
  readonly words: string;
  /** Id of the team's stage that the list is filtered by, or null. */
  readonly stage: string | null;
  readonly open: string | null;
}

/** A stage of the posting's team, with the number of people in it. */
export type TeamStage = JobApplicationsPage['stages'][number];

/** Stages whose people a tab shows. */
export const stagesOfTab = (stages: readonly TeamStage[], tab: BoardTab): readonly TeamStage[] =>
  stages.filter(({ maps_to: status }) => statusesOf[tab].includes(status));

/** As the server accepts. */
const LONGEST_WORDS = 100;

export function boardFrom(address: URLSearchParams): BoardAddress {
  return {
    tab: boardTabs.find((tab) => tab === address.get('tab')) ?? 'all',
    view: boardViews.find((view) => view === address.get('view')) ?? 'list',
    sort: boardSorts.find((sort) => sort === address.get('sort')) ?? 'MATCH',
    words: (address.get('q') ?? '').slice(0, LONGEST_WORDS),
    stage: address.get('stage'),
    open: address.get('application'),
  };
}

export function addressOf({ tab, view, sort, words, stage, open }: BoardAddress): URLSearchParams {
  return new URLSearchParams({
    ...(tab !== 'all' && { tab }),
    ...(view !== 'list' && { view }),
    ...(sort !== 'MATCH' && { sort }),
    ...(words !== '' && { q: words }),
    ...(stage !== null && { stage }),
    ...(open !== null && { application: open }),
  });
}
