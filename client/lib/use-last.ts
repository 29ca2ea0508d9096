import { useState } from 'react';

/** The value, or the last one while it is null: a closing dialog keeps its text until it has disappeared. */
export function useLast<T>(value: T | null): T | null {
  const [last, setLast] = useState(value);
  if (value !== null && value !== last) setLast(value);
  return value ?? last;
}
