import type { VerbForm } from './verb-forms.js';

/**
 * `verb: nouns of the action`; the form in -ing is one anyway. With `!`, the verb alone names the skill: "I weld" is welding. `2`:
 * doubles its last consonant, "trimmed".
 */
export const englishVerbs = `
administer: administration | analyze: analysis | apply: application | appraise: appraisal | assemble: assembly | assess: assessment
automate: automation | bake!: | balance: | bill: | book: | build: | buy: | calibrate: calibration | clean: | clear: clearance | close:
coach: | collect: collection | cook!: | coordinate: coordination | cut2: | decorate: decoration | deliver: delivery | design:
detect: detection | develop: development | diagnose: diagnosis | disinfect: disinfection | distribute: distribution | draft: | drill:
drive: | edit: | enter: entry | estimate: estimation | evaluate: evaluation | facilitate: facilitation | feed: | file: | fit2: | forecast:
frame: | generate: generation | grade: | grind: | groom: | grow: | handle: | harvest: | inspect: inspection | install: installation
investigate: investigation | keep: | lay: | load: | maintain: maintenance | make: | manage: management | measure: measurement | mix:
monitor: | negotiate: negotiation | open: | operate: operation | organize: organization | pack: | paint: | pick: | plan2: | polish:
prepare: preparation | prevent: prevention | print: | process: | produce: production | program2!: | prune: | purchase:
raise: | read: | receive: | reconcile: reconciliation | record: | recruit: recruitment | remove: removal | repair: repair | replace: replacement
restore: restoration | rig2: | sample: | sand: | schedule: | screen: | select: selection | sell: sale | set2: | sew!: | sort: | stock:
supervise: supervision | take: | teach!: | tend: | test: | track: | train: | translate!: translation | treat: treatment | trim2: | troubleshoot:
unload: | verify: verification | wash: | wax: | weld!: | wire: | wrap2: | write:
`;

/** Irregular past and past participle of each verb. */
const irregular: Readonly<Record<string, string>> = {
  build: 'built',
  buy: 'bought',
  cut: 'cut',
  drive: 'drove driven',
  feed: 'fed',
  forecast: 'forecast',
  grind: 'ground',
  grow: 'grew grown',
  keep: 'kept',
  lay: 'laid',
  make: 'made',
  read: 'read',
  sell: 'sold',
  set: 'set',
  sew: 'sewed sewn',
  take: 'took taken',
  teach: 'taught',
  troubleshoot: 'troubleshot',
  write: 'wrote written',
};

/** Compounds of an object and a verb in one word. Example: "bookkeeping" is "keep books". */
export const englishCompounds: Readonly<Record<string, readonly [verb: string, object: string]>> = {
  bartending: ['tend', 'bar'],
  bookkeeping: ['keep', 'book'],
  bricklaying: ['lay', 'brick'],
  dishwashing: ['wash', 'dish'],
};

/** The forms of a verb. */
export function englishForms(verb: string, isDoubling: boolean): readonly (readonly [string, VerbForm['kind']])[] {
  const short = verb.replace(/e$/, '');
  const y = /[^aeiou]y$/.test(verb) ? verb.slice(0, -1) : null;
  const doubled = isDoubling ? verb + verb.at(-1)! : short;
  const third = y ? `${y}ies` : `${verb}${/(?:s|x|ch|sh)$/.test(verb) ? 'es' : 's'}`;
  const past = irregular[verb]?.split(' ') ?? [y ? `${y}ied` : `${doubled}ed`];
  const british = verb.endsWith('ze') ? [verb.replace(/ze$/, 'se')] : [];
  return [
    [verb, 'base'],
    [third, 'third'],
    [`${y ? verb : doubled}ing`, 'gerund'],
    ...past.filter((form) => form !== verb).map((form) => [form, 'past'] as const),
    ...british.flatMap((form) => englishForms(form, false)),
  ];
}

/** Names whose first word in -ing is a noun. Example: "I build services" must not claim the skill "building services". */
export const nounsInIng: ReadonlySet<string> = new Set(
  [
    'baking oven coating; booking cancellations; building automation; building code; building design; building energy performance',
    'building layout; building management system; building materials knowledge; building mechanical systems',
    'building replacement cost; building services; building surveys; cleaning chemicals; cleaning duties; cleaning products',
    'closing sales; cooking techniques; cutting torch; driving instruction; feeding assistance; fitting room service',
    'forecasting models; measuring arm; measuring instruments; mixing console; monitoring wells; operating cost recoveries',
    'operating room; packing slips; planning act; printing presses; purchasing cards; reading promotion; reading recovery',
    'receiving slips; sampling plans; selling skills; tracking spreadsheets; training engineering; training plan; training videos; welding jigs',
    'welding procedures; writing skills',
  ].flatMap((line) => line.split('; ')),
);
