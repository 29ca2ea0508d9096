import type { LabelName } from './define-metric.js';

type Labels = Readonly<Partial<Record<LabelName, string>>>;

/** Words that we choose, such as `GET`, `/api/jobs/:id` or `media.compress-video`. */
const PLAIN = /^[\w./:*{}() -]{1,120}$/;
const ID = /[0-9a-f]{8}-[0-9a-f]{4}|\d{6}/i;
const OTHER = 'other';

/** `/api/jobs/:id` stays; an id, an email address or anything long becomes `other`. */
const valueOf = (value: string): string => (PLAIN.test(value) && !ID.test(value) ? value : OTHER);

/** Bounds the series of one metric: whatever callers pass, there are at most `max` and one named `other`. */
export class SeriesLimit {
  readonly #known = new Map<string, Labels>();
  readonly #other: Labels;

  constructor(
    private readonly names: readonly LabelName[],
    private readonly max: number,
  ) {
    this.#other = Object.fromEntries(names.map((name) => [name, OTHER]));
  }

  apply(labels: Labels): Labels {
    if (this.names.length === 0) return this.#other;
    let key = '';
    for (const name of this.names) key += `${labels[name] ?? ''}\n`;
    const known = this.#known.get(key);
    if (known) return known;
    if (this.#known.size >= this.max) return this.#other;
    const safe: Labels = Object.fromEntries(this.names.map((name) => [name, valueOf(labels[name] ?? '')]));
    this.#known.set(key, safe);
    return safe;
  }
}
