import { skillSuggestions } from '@modules/matching/http/skills.contract';
import { api } from '../../../lib/backend';
import { useRead } from '../../../lib/use-read';

/** Skills the engine knows in the reader's language. Others may be typed as well; none is forced on anybody. */
export function useSkillSuggestions(): readonly string[] {
  const read = useRead('users', ['skills'], (signal) =>
    api({ path: '/api/users/skills', query: { limit: 50 }, answer: skillSuggestions, signal }),
  );
  return read.data?.skill_names ?? [];
}
