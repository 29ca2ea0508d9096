import type { Comparison } from '@modules/applications/http/comparison.contract';
import { DataTable } from '../../../design-system/DataTable/DataTable';
import { formatNumber } from '../../../lib/format';
import { useLanguage } from '../../../lib/i18n';
import { useComparisonText } from '../messages/use-comparison-text';

export interface CriteriaTableProps {
  readonly comparison: Comparison;
  readonly names: ReadonlyMap<string, string>;
}

/** The team's averages by criterion, of those whose reviews the reader may see. */
export function CriteriaTable({ comparison: { criteria, people }, names }: CriteriaTableProps) {
  const text = useComparisonText();
  const language = useLanguage();
  const shown = people.flatMap(({ application_id: id, team }) => (team ? [{ name: names.get(id) ?? '', team }] : []));
  if (shown.length === 0) return null;
  const cell = (average: number | undefined): string =>
    average === undefined ? '–' : text('of4', { score: formatNumber(average, language) });
  return (
    <DataTable
      caption={text('criteria')}
      head={[text('criterion'), ...shown.map(({ name }) => name)]}
      rows={[
        ...criteria.map(({ id, name }) => [
          name,
          ...shown.map(({ team }) => cell(team.criteria.find((each) => each.criterion_id === id)?.average)),
        ]),
        [text('overall'), ...shown.map(({ team }) => cell(team.average))],
        [text('spread'), ...shown.map(({ team }) => formatNumber(team.spread, language))],
      ]}
    />
  );
}
