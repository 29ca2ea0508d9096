/** Storage in memory, for specs. */
export function memoryStorage(initial: Record<string, string> = {}) {
  const entries = new Map(Object.entries(initial));
  return {
    getItem: (name: string): string | null => entries.get(name) ?? null,
    setItem: (name: string, value: string): void => void entries.set(name, value),
    removeItem: (name: string): void => void entries.delete(name),
    key: (index: number): string | null => [...entries.keys()][index] ?? null,
    get length(): number {
      return entries.size;
    },
    entries,
  };
}
