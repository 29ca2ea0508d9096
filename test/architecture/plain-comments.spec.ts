import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.join(import.meta.dirname, '../..');

/** Words and phrases that a stranger cannot read, and what to write instead. */
const retired: readonly { readonly pattern: RegExp; readonly instead: string }[] = [
  { pattern: /\bwho(?:so)?ever\b/gi, instead: 'the person, a caller, people who …' },
  { pattern: /\bfor want of\b/gi, instead: 'because there is no' },
  { pattern: /\bwhat follows\b/gi, instead: 'the noun: the next plan, the following lines' },
  { pattern: /\bone['’]s own\b/gi, instead: "the caller's, their own" },
  { pattern: /\bin the way\b(?! (?:that|in|the|they|it|people|we)\b)/gi, instead: 'blocks, prevents' },
  {
    // Letters of the alphabet, cover letters, dead letters and file names stay.
    pattern:
      /(?<![-/\w])(?<!\b(?:cover|dead|lower-case|upper-case|capital|small|accented|western|look-alike|single|first|of|more|few|two) )letters?\b(?![-./]|,? (?:digits|and digits|of|that|in|without|too|like))/gi,
    instead: 'email',
  },
  { pattern: /\b(?:is|are|was|were|be|been|being) told\b/gi, instead: 'is notified, gets, reads' },
  { pattern: /\bwish(?:es)?\b/gi, instead: 'preferences, actions, input' },
  { pattern: /\b(?:is|are|was|were|be|been) away\b/gi, instead: 'is unavailable' },
  { pattern: /\bwhat (?:became|becomes|has become) of\b/gi, instead: 'the result of' },
  { pattern: /\bas it stands\b/gi, instead: 'the current …' },
  { pattern: /\bno news\b/gi, instead: 'not worth a log line, nothing changed' },
  { pattern: /\b(?:names?|signs?|tells?|shows?) nobody\b/gi, instead: 'has no name, starts no session' },
  {
    pattern:
      /\bnobody (?:knows?|learns?|may|can (?:guess|see)|has (?:read|closed|asked)|waits|hears|works|gets|will finish|else['’]s)\b/gi,
    instead: 'is not known, cannot be guessed, was not closed',
  },
  { pattern: /\bany more\b/gi, instead: 'no longer' },
  { pattern: /\blikest\b/gi, instead: 'most similar' },
  { pattern: /\bby now\b/gi, instead: 'when it is due, since then' },
  { pattern: /\bown accord\b/gi, instead: 'automatically, by default' },
  { pattern: /\bhow (?:it|they|things|(?:an?|the) \w+) stands?\b/gi, instead: 'the status of' },
  { pattern: /\bask(?:s|ed|ing)? (?:for )?(?:anew|once more)\b/gi, instead: 'reads again, asks for confirmation' },
  { pattern: /\bthe way (?:in|out|back)\b(?! which)/gi, instead: 'the link, the button, the sign-in page' },
  { pattern: /\b(?:is|are|was|were) gone with\b/gi, instead: 'disappears with' },
  { pattern: /\bc[ao]mes? of it\b/gi, instead: 'the result' },
  { pattern: /\bfor the eye\b/gi, instead: 'visual only' },
  { pattern: /\bshown the way\b/gi, instead: 'sees a link to' },
  {
    // A fragment such as "What a member may see". Questions may begin so: "What happens after a crash? …"
    pattern: /^[ \t]*\*{0,2}[ \t]*(?:What|Who)\b(?![^.?\n]*\?)/gm,
    instead: 'the noun (The fields that a member may see) or the verb (Reads the fields …)',
  },
];

const generated = /(?:^|\/)(?:node_modules|dist|storybook-static|fixtures)\//;

/** `server/modules/billing`, `client/features`, `storybook`: two folders deep, one more in the server. */
function folderOf(file: string): string {
  const parts = file.split('/').slice(0, -1);
  return parts.slice(0, parts[0] === 'server' ? 3 : 2).join('/');
}

/** The comments of a source file, a line each. Lines of block comments start with `*`, as the formatter and our style keep them. */
function commentsOf(text: string): string {
  return text
    .split('\n')
    .flatMap((line) => /^\s*(?:\/\/|\/\*|\*)(.*)$/.exec(line)?.[1] ?? /\s\/\/ (.*)$/.exec(line)?.[1] ?? [])
    .join('\n');
}

const files = globSync('{server,client,storybook,test}/**/*.{ts,tsx,js,mjs,cjs}', { cwd: root })
  .map((file) => file.split(path.sep).join('/'))
  .filter((file) => !generated.test(file) && !file.endsWith('plain-comments.spec.ts'));

const found = files.flatMap((file) => {
  const comments = commentsOf(readFileSync(path.join(root, file), 'utf8'));
  return retired.flatMap(({ pattern, instead }) =>
    [...comments.matchAll(pattern)].map(([words]) => ({
      folder: folderOf(file),
      hint: `${file}: “${words.replace(/\s+/g, ' ')}” → ${instead}`,
    })),
  );
});

describe('comments', () => {
  it('are read from server, client, storybook and test', () => {
    expect(files.length).toBeGreaterThan(2_000);
    expect(commentsOf('  /** One.\n   * Two. */\nconst a = 1; // Three.')).toBe('* One.\n Two. */\nThree.');
  });

  it.each([
    ['Nothing is sent to whoever closed their account', true],
    ['The letter leaves within a minute', true],
    ['Its owner is told once', true],
    ['A test of an owner signs nobody in', true],
    ['Refused if it costs credits by now', true],
    ['Nobody knows whether a refused write may be repeated', true],
    ['If nobody hears it, the lease ends', true],
    ['Nobody can register as an operator', false],
    ['The button is gone with the photo', true],
    ['The focus starts on the way out', true],
    ['Explains the way in which scores are calculated', false],
    ['Lower-case letters, digits and hyphens; see compose-letter.ts', false],
    ['Comments written in the way that a stranger reads', false],
    ['* What a member may see of an application', true],
    [' Who acted', true],
    [' What happens after a crash? The next start repairs it.', false],
    [' The fields that show what a member did', false],
  ])('%j is a retired sentence: %p', (sentence, isRetired) => {
    expect(retired.some(({ pattern }) => sentence.search(pattern) >= 0)).toBe(isRetired);
  });

  it.each([...new Set(files.map(folderOf))].sort())('in %s use no retired words', (folder) => {
    expect(found.filter((each) => each.folder === folder).map(({ hint }) => hint)).toEqual([]);
  });
});

describe('descriptions of the API’s answers', () => {
  it('use no retired words', () => {
    const controllers = files.filter((file) => file.endsWith('.controller.ts'));
    const hints = controllers.flatMap((file) =>
      [...readFileSync(path.join(root, file), 'utf8').matchAll(/@Answers\(\d+, [\w.]+, '([^']*)'/g)].flatMap(
        ([, text = '']) =>
          retired
            .filter(({ pattern }) => text.search(pattern) >= 0)
            .map(({ instead }) => `${file}: ${text} → ${instead}`),
      ),
    );
    expect(controllers.length).toBeGreaterThan(50);
    expect(hints).toEqual([]);
  });
});
