import type { MatchAnswer } from '@modules/matching/http/matches.contract';
import { candidateAlias } from '../../../lib/candidate-alias';

/** A masked person's name is the same as everybody's: a part of the opaque id tells two of them apart. */
export function personName({ id, full_name, is_masked }: MatchAnswer['user']): string {
  return is_masked ? `${full_name} ${candidateAlias(id)}` : full_name;
}
