/** Positions of the highest values, best first; equal ones by position. Reads only positions in `among`, if given. */
export function topOf(values: Float32Array, top: number, among?: Int32Array): readonly number[] {
  const heap: number[] = [];
  const isWorse = (one: number, other: number): boolean =>
    values[one]! < values[other]! || (values[one]! === values[other]! && one > other);
  const sink = (): void => {
    for (let at = 0; ;) {
      const left = 2 * at + 1;
      if (left >= heap.length) return;
      const worse = left + 1 < heap.length && isWorse(heap[left + 1]!, heap[left]!) ? left + 1 : left;
      if (!isWorse(heap[worse]!, heap[at]!)) return;
      [heap[at], heap[worse]] = [heap[worse]!, heap[at]!];
      at = worse;
    }
  };
  const count = among?.length ?? values.length;
  for (let next = 0; next < count; next += 1) {
    const at = among === undefined ? next : among[next]!;
    if (heap.length < top) {
      heap.push(at);
      for (let child = heap.length - 1; child > 0;) {
        const parent = (child - 1) >> 1;
        if (!isWorse(heap[child]!, heap[parent]!)) break;
        [heap[child], heap[parent]] = [heap[parent]!, heap[child]!];
        child = parent;
      }
    } else if (isWorse(heap[0]!, at)) {
      heap[0] = at;
      sink();
    }
  }
  return heap.sort((one, other) => values[other]! - values[one]! || one - other);
}
