import { CONSENT_HOURS, optionalCategories, thirdPartyMaximumDays } from '../../../../../lib/consent/kept-items';
import { useCookiesText } from '../../messages/use-cookies-text';
import { DataTable } from '../../../../../design-system/DataTable/DataTable';

const DAYS_A_YEAR = 365;

/** Max lifetimes of optional cookies, for our own and for third parties (there are none today). */
export function LifetimeMaxima() {
  const text = useCookiesText();
  const inWords = (days: number): string =>
    days % DAYS_A_YEAR === 0 ? text('years', { count: days / DAYS_A_YEAR }) : text('days', { count: days });
  return (
    <DataTable
      caption={text('maxima.caption')}
      head={[text('maxima.category'), text('maxima.own'), text('maxima.others')]}
      rows={optionalCategories.map((category) => [
        text(`category.${category}`),
        text('hours', { count: CONSENT_HOURS }),
        inWords(thirdPartyMaximumDays[category]),
      ])}
    />
  );
}
