import { StageInUse, StageStateFixed, UnknownStage } from './pipeline.errors.js';
import { applicationLifecycle, type ApplicationStatus, isOpen } from './application-lifecycle.js';
import type { StageAction } from './stage-actions.js';
import { standardStages } from './standard-stages.js';

/** A step of a team's own process. It belongs to one status, and only the team sees its name. */
export interface Stage {
  readonly id: string;
  readonly name: { readonly fr: string; readonly en: string };
  readonly mapsTo: ApplicationStatus;
  /** Days after which an application has been here too long. Absent: no limit. */
  readonly limitDays?: number;
  /** Automatic actions, started when an application enters the stage. */
  readonly actions?: readonly StageAction[];
}

/** Where an application is: its status, and the stage that it was last moved to. */
export interface Place {
  readonly status: ApplicationStatus;
  readonly stageId: string | null;
}

const rankOf = (status: ApplicationStatus): number => applicationLifecycle.states.indexOf(status);

/**
 * The team's stages in their order. A status without a stage of its own keeps its standard one, so that everybody is somewhere.
 *
 * @example stagesOf([]) // the seven standard stages
 */
export function stagesOf(own: readonly Stage[]): readonly Stage[] {
  const stages = [...own];
  for (const standard of standardStages) {
    if (own.some(({ mapsTo }) => mapsTo === standard.mapsTo)) continue;
    const before = stages.findLastIndex(({ mapsTo }) => rankOf(mapsTo) < rankOf(standard.mapsTo));
    stages.splice(before + 1, 0, standard);
  }
  return stages;
}

/** The stage of an application: the one it was moved to, as long as its status is that stage's; otherwise the status's first. */
export function stageAt(stages: readonly Stage[], { status, stageId }: Place): Stage {
  const ofStatus = stages.filter(({ mapsTo }) => mapsTo === status);
  const stage = ofStatus.find(({ id }) => id === stageId) ?? ofStatus[0];
  if (!stage) throw new Error(`no stage for ${status}`);
  return stage;
}

/** Stages by status, for SQL that computes {@link stageAt}. */
export const idsByStatus = (stages: readonly Stage[]): Readonly<Record<string, string[]>> =>
  Object.fromEntries(
    Object.entries(Object.groupBy(stages, ({ mapsTo }) => mapsTo)).map(([status, some]) => [
      status,
      (some ?? []).map(({ id }) => id),
    ]),
  );

/** Statuses that a move to a stage can bring about, and the lifecycle's event for each. Accepting spends credits: never by a move. */
const events = { REVIEWED: 'REVIEWED', INTERVIEW: 'INTERVIEW', OFFERED: 'OFFERED', REJECTED: 'REJECTED' } as const;
export type MovableStatus = keyof typeof events;

export const isMovable = (status: ApplicationStatus): status is MovableStatus => Object.hasOwn(events, status);

/** Ids of the stages that the company may move an application to. */
export function movesFrom(stages: readonly Stage[], place: Place & { readonly isClosed: boolean }): readonly string[] {
  if (place.isClosed || place.status === 'WITHDRAWN') return [];
  const current = stageAt(stages, place);
  return stages
    .filter(({ id, mapsTo }) => {
      if (id === current.id) return false;
      if (mapsTo === place.status) return true;
      return (
        isOpen(place.status) &&
        isMovable(mapsTo) &&
        applicationLifecycle.next(place.status, events[mapsTo], 'COMPANY') === mapsTo
      );
    })
    .map(({ id }) => id);
}

/** Whether a bulk move may use this stage. It never declines people or makes offers: a bulk refusal is a separate action, with an undo. */
export const isForMany = (status: ApplicationStatus, { mapsTo }: Stage): boolean =>
  mapsTo === status || mapsTo === 'REVIEWED' || mapsTo === 'INTERVIEW';

/** Equal for equal stages. PostgreSQL returns the fields of stored JSON in another order. */
const contentOf = ({ id, name: { fr, en }, mapsTo, limitDays, actions = [] }: Stage): string =>
  JSON.stringify([id, fr, en, mapsTo, limitDays ?? null, actions.map((action) => Object.entries(action).sort())]);

/** Stages that only one of two pipelines has, or that have another content or place there. Those of the first come first. */
export function differingStages(one: readonly Stage[], other: readonly Stage[]): readonly Stage[] {
  const differs = (stage: Stage, at: number, among: readonly Stage[]): boolean => {
    const same = among[at];
    return same === undefined || contentOf(same) !== contentOf(stage);
  };
  const known = new Set(one.map(({ id }) => id));
  return [
    ...one.filter((stage, at) => differs(stage, at, other)),
    ...other.filter((stage, at) => differs(stage, at, one) && !known.has(stage.id)),
  ];
}

export interface PipelineChange {
  /** The team's own stages, before and after. */
  readonly before: readonly Stage[];
  readonly after: readonly Stage[];
  /** Named stages for the people of removed ones. */
  readonly moves: ReadonlyMap<string, string>;
  /** Number of people in each stage. */
  readonly people: ReadonlyMap<string, number>;
}

/**
 * Maps each old stage id to the stage where its people go. People move only if their stage is removed.
 * An unsaved standard stage gives its people to the team's first stage with the same status.
 *
 * @throws StageInUse if people are in a removed stage and the change names no stage for them.
 * @throws StageStateFixed if a stage would stand for another status, which would decide about everybody in it.
 */
export function placesAfter({ before, after, moves, people }: PipelineChange): ReadonlyMap<string, string> {
  const kept = new Map(stagesOf(after).map((stage) => [stage.id, stage]));
  const saved = new Set(before.map(({ id }) => id));
  const places = new Map<string, string>();
  for (const { id, name, mapsTo } of stagesOf(before)) {
    const same = kept.get(id);
    if (same) {
      if (same.mapsTo !== mapsTo) throw new StageStateFixed(after.indexOf(same));
      places.set(id, id);
      continue;
    }
    const target = moves.get(id);
    const count = people.get(id) ?? 0;
    if (target === undefined) {
      if (count > 0 && saved.has(id)) throw new StageInUse(id, name, count);
      continue;
    }
    if (kept.get(target)?.mapsTo !== mapsTo) throw new UnknownStage('moves');
    places.set(id, target);
  }
  return places;
}
