import { useEffect, useState } from 'react';
import { skillSuggestions } from '@modules/matching/http/skills.contract';
import { api } from '../backend';
import { useRead } from '../use-read';

/** Milliseconds without typing before the server is asked. */
const REST_MS = 200;
const MOST = 12;
const none: readonly string[] = [];

/** Skills known to matching in the reader's language that fit the typed text. Other skills may be typed too. */
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
  // Keep the previous list while the next one loads, so that it does not flicker.
  if (answer !== undefined && answer !== shown) setShown(answer);
  return { suggestions: shown, ask: setTyped };
}
