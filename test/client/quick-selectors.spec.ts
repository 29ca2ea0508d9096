const path = new URL('./quick-selectors.mjs', import.meta.url).href;
const { cannotMatch } = (await import(path)) as { cannotMatch(element: Element, selector: unknown): boolean };

document.body.innerHTML = `
  <main class="page"><p id="first" class="css-1 wide">One</p><p class="css-2" hidden>Two</p>
  <label data-shrink="false"><input type="file" class="field css-1"></label>
  <svg class="lucide"><path d="M0 0"></path></svg><button disabled>Send</button></main>`;
const elements = [...document.querySelectorAll('*')];

/** Kinds of selectors that jsdom's own style sheet and emotion write. */
const selectors = [
  ...['p', 'P', '*', '.css-1', 'p.css-1', '.css-1.wide', '#first', 'main p', 'main>p', 'p+p', '.css-1~p', '.lucide>*'],
  ...['p, input', '.none, .css-2', '.none>p', '[hidden]', 'input[type="file"]', "input[type='a,b'], p", '[d]'],
  ...['button:disabled', 'button:not(:disabled)', ':root', 'p:not(.css-1)', '.css-1:not(p, main)', ':is(p, input)'],
  ...['label[data-shrink=false]>.field', ':where(p, [hidden])', '.page:has(> .css-1)', '.none:has(p)', '.css\\-1'],
  ...['*,*::before', ':not(p)>path', 'p:nth-child(2n + 1)'],
];

describe('the quick check whether a CSS rule can match an element', () => {
  it('never excludes an element that the full matcher finds', () => {
    const denied = selectors.flatMap((selector) =>
      elements
        .filter((element) => element.matches(selector) && cannotMatch(element, selector))
        .map(({ outerHTML }) => `${selector}: ${outerHTML}`),
    );
    expect(denied).toEqual([]);
  });

  it('spares the full matcher most of its work', () => {
    const misses = selectors.flatMap((selector) =>
      elements.filter((element) => !element.matches(selector)).map((element) => cannotMatch(element, selector)),
    );
    expect(misses.filter(Boolean).length).toBeGreaterThan(misses.length / 2);
  });

  it('leaves invalid selectors and selectors with escapes to the full matcher', () => {
    expect(elements.some((element) => cannotMatch(element, undefined) || cannotMatch(element, '.css\\-1'))).toBe(false);
  });
});
