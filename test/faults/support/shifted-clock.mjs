/** `node --import` this to shift the clock of a process by CLOCK_SHIFT_MS, as on a machine whose clock is wrong. */
const shift = Number(process.env.CLOCK_SHIFT_MS ?? 0);
const Real = Date;
const now = () => Real.now() + shift;

globalThis.Date = new Proxy(Real, {
  construct: (target, given, asked) => Reflect.construct(target, given.length === 0 ? [now()] : given, asked),
  apply: () => new Real(now()).toString(),
  get: (target, name, receiver) => (name === 'now' ? now : Reflect.get(target, name, receiver)),
});
