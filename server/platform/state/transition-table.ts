/** One allowed move: state, event, next state, and the parties that may cause it. */
export interface Transition<State extends string, Event extends string, By extends string = string> {
  readonly from: State;
  readonly event: Event;
  readonly to: State;
  readonly by: readonly By[];
}

export interface TransitionTable<State extends string, Event extends string, By extends string = string> {
  readonly states: readonly State[];
  readonly events: readonly Event[];
  readonly initial: State;
  readonly transitions: readonly Transition<State, Event, By>[];
  /** The state that an event leads to, or null if it is not allowed. Without `by`, any party counts. */
  next(from: State, event: Event, by?: By): State | null;
  /** The events that `by` may cause in a state, shown as buttons. */
  allowed(from: State, by: By): readonly Event[];
  isFinal(state: State): boolean;
}

interface Definition<State extends string, Event extends string, By extends string> {
  readonly name: string;
  readonly states: readonly State[];
  readonly initial: State;
  readonly transitions: readonly Transition<State, Event, By>[];
}

/**
 * A lifecycle as data. It is checked when it is defined, so that a typo stops the boot instead of leaving a row in a dead end.
 *
 * @throws Error on an unknown or unreachable state, or two moves for the same state, event and party.
 */
export function transitionTable<State extends string, Event extends string, By extends string>(
  definition: Definition<State, Event, By>,
): TransitionTable<State, Event, By> {
  const { name, states, initial, transitions } = definition;
  const known = new Set<string>(states);
  if (!known.has(initial)) throw new Error(`${name}: unknown initial state ${initial}`);
  const moves = new Set<string>();
  for (const { from, event, to, by } of transitions) {
    for (const state of [from, to]) if (!known.has(state)) throw new Error(`${name}: unknown state ${state}`);
    if (by.length === 0) throw new Error(`${name}: nobody may ${event} from ${from}`);
    for (const party of by) {
      const move = `${from} ${event} ${party}`;
      if (moves.has(move)) throw new Error(`${name}: two moves for ${move}`);
      moves.add(move);
    }
  }
  const reachable = new Set<string>([initial]);
  for (let grown = true; grown;) {
    grown = false;
    for (const { from, to } of transitions) {
      if (reachable.has(from) && !reachable.has(to)) grown = Boolean(reachable.add(to));
    }
  }
  const stranded = states.filter((state) => !reachable.has(state));
  if (stranded.length > 0) throw new Error(`${name}: unreachable ${stranded.join(', ')}`);

  return {
    states,
    initial,
    transitions,
    events: [...new Set(transitions.map(({ event }) => event))],
    next: (from, event, by) =>
      transitions.find(
        (move) => move.from === from && move.event === event && (by === undefined || move.by.includes(by)),
      )?.to ?? null,
    allowed: (from, by) => [
      ...new Set(transitions.filter((move) => move.from === from && move.by.includes(by)).map(({ event }) => event)),
    ],
    isFinal: (state) => !transitions.some(({ from }) => from === state),
  };
}
