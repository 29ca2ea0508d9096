import { CONSENT_HOURS, optionalCategories, thirdPartyMaximumDays } from '../../../../../lib/consent/kept-items';
import { useCookiesText } from '../../messages/use-cookies-text';
import { DataTable } from '../../../../../design-system/DataTable/DataTable';

const DAYS_A_YEAR = 365;

/** How long an optional cookie may live at most, ours and, if there ever were one, a third party's. */
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
