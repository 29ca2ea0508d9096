interface Entry {
  readonly id: string;
  readonly title: string;
}
type Views = readonly { readonly theme: string; readonly width?: number }[];

// The script is plain JavaScript; its types are declared here.
const path = new URL('./chosen.mjs', import.meta.url).href;
const { chosenPictures, withoutPicture } = (await import(path)) as {
  chosenPictures(entries: readonly Entry[]): Map<string, Views>;
  withoutPicture: Readonly<Record<string, string>>;
};

const entries = (title: string, ...names: string[]): Entry[] =>
  names.map((name) => ({ title, id: `${title.toLowerCase().replaceAll(/[/ ]/g, '-')}--${name}` }));
const namesOf = (chosen: Map<string, Views>): string[] => [...chosen.keys()].map((id) => id.split('--')[1] ?? '');

describe('the chosen pictures', () => {
  it('show a part of the design system in both themes, all variants if one story has them', () => {
    const chosen = chosenPictures(entries('Design system/Button', 'primary', 'catalog', 'hover-and-focus', 'sent'));
    expect(namesOf(chosen)).toEqual(['catalog', 'hover-and-focus']);
    expect([...chosen.values()][0]?.map(({ theme }) => theme)).toEqual(['dark', 'light']);
    expect(namesOf(chosenPictures(entries('Design system/Keys', 'together', 'one')))).toEqual(['together']);
  });

  it('show a page on a desktop and on a phone, each in one theme', () => {
    const chosen = chosenPictures(entries('Jobs/JobsView', 'ready', 'empty', 'on-a-phone'));
    expect([...chosen.values()].flat()).toEqual([{ theme: 'light' }, { theme: 'dark' }]);
    const withoutPhone = chosenPictures(entries('Jobs/JobView', 'ready', 'closed'));
    expect([...withoutPhone.values()].flat()).toEqual([{ theme: 'light' }, { theme: 'dark', width: 390 }]);
  });

  it('show all foundations and all steps of flows, and nothing of other stories', () => {
    expect(chosenPictures(entries('Foundations/Icons', 'meanings', 'sizes')).size).toBe(2);
    const steps = chosenPictures(entries('Flows/Apply', 'finds-a-job', 'applies'));
    expect([...steps.values()]).toEqual(Array(2).fill([{ theme: 'light' }, { theme: 'dark', width: 390 }]));
    expect(chosenPictures(entries('Jobs/JobCard', 'new', 'on-a-phone')).size).toBe(0);
  });

  it('leave out only stories with a reason', () => {
    for (const reason of Object.values(withoutPicture)) expect(reason.length).toBeGreaterThan(20);
  });
});
