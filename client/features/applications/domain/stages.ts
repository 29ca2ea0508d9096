import type { OwnApplication } from '@modules/applications/http/applications.contract';

export const stageNames = ['sent', 'viewed', 'reviewed', 'interview', 'offer', 'outcome'] as const;
export type StageName = (typeof stageNames)[number];
export type StageState = 'done' | 'current' | 'ahead' | 'skipped';

export interface Stage {
  readonly name: StageName;
  readonly state: StageState;
  /** When it was reached, if known. */
  readonly at: string | null;
}

type Facts = Pick<OwnApplication, 'status' | 'applied_at' | 'viewed_at' | 'updated_at' | 'interviews' | 'offer'>;

/**
 * Progress of an application. Stages that it passed without reaching are skipped, for example if a company accepts without an
 * interview.
 */
export function stagesOf(application: Facts): Stage[] {
  const { status, applied_at: appliedAt, viewed_at: viewedAt, offer } = application;
  const isOver = ['ACCEPTED', 'REJECTED', 'WITHDRAWN'].includes(status);
  const reached: Record<StageName, boolean> = {
    sent: true,
    viewed: viewedAt !== null || ['REVIEWED', 'INTERVIEW', 'OFFERED', 'ACCEPTED'].includes(status),
    reviewed: ['REVIEWED', 'INTERVIEW', 'OFFERED', 'ACCEPTED'].includes(status),
    interview: ['INTERVIEW', 'OFFERED'].includes(status) || application.interviews.length > 0,
    offer: status === 'OFFERED' || offer !== null,
    outcome: isOver,
  };
  const at: Record<StageName, string | null> = {
    sent: appliedAt,
    viewed: viewedAt,
    reviewed: null,
    interview: null,
    offer: offer?.made_at ?? null,
    outcome: isOver ? application.updated_at : null,
  };
  const last = stageNames.filter((name) => reached[name]).at(-1) ?? 'sent';
  const lastIndex = stageNames.indexOf(last);
  return stageNames.map((name, index) => ({ name, state: stateOf(index), at: at[name] }));

  function stateOf(index: number): StageState {
    const name = stageNames[index] ?? 'sent';
    if (index === lastIndex) return 'current';
    if (index > lastIndex) return 'ahead';
    return reached[name] ? 'done' : 'skipped';
  }
}
