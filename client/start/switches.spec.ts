import { jest } from '@jest/globals';
import { applySwitch } from './switches';

const surroundings = (href = 'https://entrevue.example/jobs?search=soudeuse') => ({
  document,
  location: { href, assign: jest.fn() },
  storage: { setItem: jest.fn() },
});

describe('a switch of a server-rendered page', () => {
  beforeEach(() => {
    document.documentElement.lang = 'fr';
    document.documentElement.setAttribute('data-theme', 'dark');
  });

  it('changes the theme in place and stores it for the application', () => {
    const around = surroundings();
    applySwitch('theme', around);
    expect(document.documentElement).toHaveAttribute('data-theme', 'light');
    applySwitch('theme', around);
    expect(document.documentElement).toHaveAttribute('data-theme', 'dark');
    expect(around.storage.setItem.mock.calls).toEqual([
      ['theme', 'light'],
      ['theme', 'dark'],
    ]);
    expect(around.location.assign).not.toHaveBeenCalled();
  });

  it('opens the page in the other language, with its filters', () => {
    const around = surroundings();
    applySwitch('language', around);
    expect(around.storage.setItem).toHaveBeenCalledWith('language', 'en');
    expect(around.location.assign).toHaveBeenCalledWith('https://entrevue.example/jobs?search=soudeuse&lang=en');
  });

  it('works in a browser that refuses storage', () => {
    const storage = {
      setItem: () => {
        throw new Error('refused');
      },
    };
    applySwitch('theme', { ...surroundings(), storage });
    expect(document.documentElement).toHaveAttribute('data-theme', 'light');
  });
});
