import Box from '@mui/material/Box';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { UserType } from '@modules/identity/http/users.contract';
import { BottomBar } from '../../design-system/BottomBar/BottomBar';
import { layout } from '../../design-system/theme/tokens';
import type { Text } from '../../lib/i18n';
import { en } from '../messages/en';
import { fr } from '../messages/fr';
import type { AppMessages } from '../messages/messages';
import { bottomPlaces } from './places';

const roles: readonly UserType[] = ['JOB_SEEKER', 'RECRUITER', 'OPERATOR'];
const catalogues: Readonly<Record<string, AppMessages>> = { fr, en };

/** The bars of all roles in both languages, each once for each current page, because its label is bold. */
function Bars({ width }: { readonly width: number }) {
  return (
    <Box inert sx={{ display: 'grid', gap: 1 }}>
      {Object.entries(catalogues).flatMap(([language, catalogue]) =>
        roles.flatMap((role) => {
          const text: Text<AppMessages> = (key) => String(Reflect.get(catalogue, key));
          const items = bottomPlaces(role, text, { requests: 12, messages: 12 });
          return items.map(({ href }) => (
            // A transform makes the box the screen in which the bar is fixed.
            <Box
              key={`${language} ${role} ${href}`}
              lang={language}
              sx={{ width, height: layout.bottomBar + 1, transform: 'translateZ(0)' }}
            >
              <BottomBar items={items} current={href} />
            </Box>
          ));
        }),
      )}
    </Box>
  );
}

const meta = { title: 'App/BottomBarLabels', component: Bars, args: { width: 320 } } satisfies Meta<typeof Bars>;
export default meta;

/** No label is cut on the narrowest phone. */
export const OnANarrowPhone: StoryObj<typeof meta> = {
  play: async ({ canvasElement }) => {
    await document.fonts.ready;
    const labels = [...canvasElement.querySelectorAll('nav a > span:last-child')];
    await expect(labels).toHaveLength(2 * 3 * 5 * 5);
    const cut = labels.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth);
    await expect(cut.map(({ textContent }) => textContent)).toEqual([]);
  },
};
