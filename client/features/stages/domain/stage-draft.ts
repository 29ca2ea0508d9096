import { isApiError } from '../../../lib/api-error';
import type { JobStages, SaveStagesRequest, Stage, StageAction } from '@modules/applications/http/stages.contract';

/** One choice for each automatic action. */
export const actionKinds = ['ASK_ANSWERS', 'PROPOSE_TIMES', 'REMIND_TEAM', 'REMIND_CANDIDATE'] as const;
export type ActionKind = (typeof actionKinds)[number];

/** An automatic action in the editor; `days` counts only for reminders. */
export interface ActionDraft {
  readonly kind: ActionKind;
  readonly days: number | null;
}

export const isReminder = (kind: ActionKind): boolean => kind === 'REMIND_TEAM' || kind === 'REMIND_CANDIDATE';

const actionDraft = (action: StageAction): ActionDraft =>
  action.kind === 'REMIND_AFTER'
    ? { kind: action.whom === 'TEAM' ? 'REMIND_TEAM' : 'REMIND_CANDIDATE', days: action.days }
    : { kind: action.kind, days: null };

function actionIn({ kind, days }: ActionDraft): StageAction {
  if (kind === 'REMIND_TEAM' || kind === 'REMIND_CANDIDATE')
    return { kind: 'REMIND_AFTER', days: days ?? 1, whom: kind === 'REMIND_TEAM' ? 'TEAM' : 'CANDIDATE' };
  return { kind };
}

/** Actions that the stage does not have yet. */
export const freeKinds = (actions: readonly ActionDraft[]): readonly ActionKind[] =>
  actionKinds.filter((kind) => actions.every((action) => action.kind !== kind));

/** Decided applications wait for nothing: their stages have no limit and no actions. */
export const hasActions = (status: Stage['maps_to']): boolean =>
  ['PENDING', 'REVIEWED', 'INTERVIEW', 'OFFERED'].includes(status);

/** A stage in the editor. */
export interface StageDraft {
  readonly key: string;
  readonly fr: string;
  readonly en: string;
  readonly maps_to: Stage['maps_to'];
  /** Days after which an application has been in it too long; null: no limit. */
  readonly limit: number | null;
  readonly actions: ActionDraft[];
  /** Number of people in it now. */
  readonly people: number;
  /** A stored stage keeps the status that it belongs to. */
  readonly stored: boolean;
}

/** Target stage for the people of a removed stage. */
export interface PeopleMove {
  readonly from: string;
  readonly to: string;
}

export interface StagesDraft {
  readonly stages: StageDraft[];
  readonly moves: PeopleMove[];
}

const extrasOf = ({ limit_days: limit, actions = [] }: Stage): Pick<StageDraft, 'limit' | 'actions'> => ({
  limit: limit ?? null,
  actions: actions.map(actionDraft),
});

export const draftOf = ({ stages }: Pick<JobStages, 'stages'>): StagesDraft => ({
  stages: stages.map((stage) => ({
    key: stage.id,
    ...stage.name,
    maps_to: stage.maps_to,
    ...extrasOf(stage),
    people: stage.people,
    stored: true,
  })),
  moves: [],
});

/** Number of people in a stage after the planned moves. */
export function peopleOf(before: readonly StageDraft[], moves: readonly PeopleMove[], key: string): number {
  const own = before.find((stage) => stage.key === key)?.people ?? 0;
  return moves
    .filter(({ to }) => to === key)
    .reduce((sum, { from }) => sum + (before.find((stage) => stage.key === from)?.people ?? 0), own);
}

/**
 * Possible targets for the people of a removed stage: stages of its status, otherwise the standard one, whose id is the
 * status.
 */
export function targetsFor(stages: readonly StageDraft[], removed: StageDraft): readonly string[] {
  const same = stages.filter(({ key, maps_to }) => key !== removed.key && maps_to === removed.maps_to);
  return same.length > 0 ? same.map(({ key }) => key) : [removed.maps_to];
}

/** Planned moves after removing a stage: its people, and those already planned to move there, go to `to`. */
export function movesAfter(moves: readonly PeopleMove[], removed: string, to: string | null): PeopleMove[] {
  const kept = moves.map((move) => (move.to === removed && to !== null ? { ...move, to } : move));
  return to === null ? kept : [...kept, { from: removed, to }];
}

/** A removed stage into which somebody moved before it was saved. */
export interface Arrival {
  readonly stage: StageDraft;
  readonly people: number;
}

/** Reads the arrival from an error of the server. Null for every other error. */
export function arrivalOf(error: unknown, before: readonly StageDraft[]): Arrival | null {
  if (!isApiError(error, 'APPLICATIONS.STAGE_IN_USE')) return null;
  const stage = before.find(({ key }) => key === error.facts['stage_id']);
  return stage ? { stage, people: Number(error.facts['people']) } : null;
}

/** Replaces the stages by those of a template. Matching stages keep their ids, so that their people stay. */
export function withTemplate(before: readonly StageDraft[], template: readonly Stage[]): StagesDraft {
  const stages = template.map((stage): StageDraft => {
    const { id, name, maps_to } = stage;
    const old = before.find(({ key }) => key === id);
    const clashes = old !== undefined && old.maps_to !== maps_to;
    const key = clashes ? crypto.randomUUID() : id;
    const people = clashes ? 0 : (old?.people ?? 0);
    return { key, ...name, maps_to, ...extrasOf(stage), people, stored: !clashes && old !== undefined };
  });
  const moves = before.flatMap((old) => {
    if (old.people === 0 || stages.some(({ key }) => key === old.key)) return [];
    const [to] = targetsFor(stages, old);
    return to === undefined || to === old.key ? [] : [{ from: old.key, to }];
  });
  return { stages, moves };
}

const named = ({ key, fr, en, maps_to, limit, actions }: StageDraft): Stage => ({
  id: key,
  name: { fr, en },
  maps_to,
  ...(limit !== null && hasActions(maps_to) && { limit_days: limit }),
  ...(actions.length > 0 && hasActions(maps_to) && { actions: actions.map(actionIn) }),
});

export const stagesIn = ({ stages }: Pick<StagesDraft, 'stages'>): Stage[] => stages.map(named);

export function requestOf({ stages, moves }: StagesDraft, version: number): SaveStagesRequest {
  return { version, stages: stages.map(named), ...(moves.length > 0 && { moves }) };
}
