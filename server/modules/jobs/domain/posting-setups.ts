/**
 * The review stages and the scorecard that a team prepared beside a posting. Null: the standard ones. Both belong to the module of
 * applications.
 */
export interface PostingSetup {
  readonly stages: readonly object[] | null;
  readonly criteria: readonly object[] | null;
}

export interface SetupOwner {
  readonly jobId: string;
  readonly companyId: string;
  /** The account that copies. */
  readonly by: string;
}

/** Stages and scorecards of postings. A port, because applications depend on jobs: their module implements it. */
export abstract class PostingSetups {
  abstract of(jobId: string): Promise<PostingSetup>;
  /** Gives a new posting its own copy, in the caller's transaction. */
  abstract give(setup: PostingSetup, owner: SetupOwner): void;
}
