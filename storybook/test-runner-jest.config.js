import { getJestConfig } from '@storybook/test-runner';

const config = getJestConfig();

/** Chromium of the system: no browser is downloaded. `CHROMIUM_PATH` names another one. */
export default {
  ...config,
  testTimeout: 60_000,
  testEnvironmentOptions: {
    'jest-playwright': {
      ...config.testEnvironmentOptions['jest-playwright'],
      browsers: ['chromium'],
      launchOptions: {
        executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
        args: [
          '--no-sandbox',
          '--disable-gpu',
          '--disable-background-networking',
          '--disable-component-update',
          '--disable-sync',
          '--autoplay-policy=no-user-gesture-required',
        ],
      },
    },
  },
};
