import { useEffect, useState } from 'react';
import { skillSuggestions } from '@modules/matching/http/skills.contract';
import { api } from '../backend';
import { useRead } from '../use-read';

/** Typing is faster than the server needs to know. */
const REST_MS = 200;
const MOST = 12;
const none: readonly string[] = [];

/** Skills the engine knows in the reader's language, by what is typed. Others may be typed as well; none is forced on anybody. */
export function useSkillSuggestions(): { suggestions: readonly string[]; ask: (typed: string) => void } {
  const [typed, setTyped] = useState('');
  const [asked, setAsked] = useState('');
  const [shown, setShown] = useState(none);
  useEffect(() => {
    const timer = setTimeout(() => setAsked(typed.trim().slice(0, 100)), REST_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  const answer = useRead('users', ['skills', asked], (signal) =>
    api({ path: '/api/users/skills', query: { q: asked, limit: MOST }, answer: skillSuggestions, signal }),
  ).data?.skill_names;
  // The last list stays while the next one is asked for, so that it does not blink under the hand.
  if (answer !== undefined && answer !== shown) setShown(answer);
  return { suggestions: shown, ask: setTyped };
}
