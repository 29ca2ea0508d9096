import { frenchTypography } from './french-typography.js';

describe('French typography', () => {
  it('keeps colons, guillemets, units and figures with the word before them, and other marks without a space', () => {
    expect(frenchTypography('« Prêt ? » Oui : 85 000 $, 35 h ; 4 °C, 10 %')).toBe(
      '«\u00a0Prêt?\u00a0» Oui\u00a0: 85\u00a0000\u00a0$, 35\u00a0h; 4\u00a0°C, 10\u00a0%',
    );
  });

  it('leaves other spaces alone', () => {
    expect(frenchTypography('12 personnes en 2024 et 2025')).toBe('12 personnes en 2024 et 2025');
  });
});
