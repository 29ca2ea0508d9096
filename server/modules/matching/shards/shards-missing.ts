import { PostponedJob } from '../../../platform/queue/index.js';

/** Why a run is postponed, for example `matching shards 1, 3 of 4 do not answer`. */
const missingShards = (missing: readonly number[], shards: number): string =>
  `matching ${missing.length === 1 ? 'shard' : 'shards'} ${missing.join(', ')} of ${shards} ${missing.length === 1 ? 'does' : 'do'} not answer`;

/** The best of the other shards alone would withdraw good matches, so the run waits. */
export class ShardsMissing extends PostponedJob {
  constructor(
    readonly missing: readonly number[],
    shards: number,
  ) {
    super(missingShards(missing, shards));
    this.name = 'ShardsMissing';
  }
}
