import { useState } from 'react';

/** The value, and the last one there was while there is none: what closes keeps its words until it is gone. */
export function useLast<T>(value: T | null): T | null {
  const [last, setLast] = useState(value);
  if (value !== null && value !== last) setLast(value);
  return value ?? last;
}
