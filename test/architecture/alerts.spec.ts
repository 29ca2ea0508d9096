import { globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { allowedLabels, declaredMetrics } from '../../server/platform/metrics/define-metric.js';
import { selectorsOf, shownMetrics } from './shown-metrics.js';

const root = join(import.meta.dirname, '../..');
const runbook = join(root, 'docs/runbook');
const read = (...path: string[]): string => readFileSync(join(root, ...path), 'utf8');

interface Alert {
  readonly alert: string;
  readonly expr: string;
  readonly labels: { readonly severity: string };
  readonly annotations: { readonly summary: string; readonly runbook: string };
}

const { groups } = parse(read('docker/metrics/alerts.yml')) as { groups: { rules: Alert[] }[] };
const alerts = groups.flatMap(({ rules }) => rules);
const dashboard = JSON.parse(read('docker/metrics/grafana-dashboard.json')) as {
  panels: { title: string; targets: { expr: string }[] }[];
};
const queries = [
  ...alerts.map(({ alert, expr }) => ({ from: alert, expr })),
  ...dashboard.panels.flatMap(({ title, targets }) => targets.map(({ expr }) => ({ from: title, expr }))),
];

describe('alerts and the dashboard', () => {
  it('read metrics and labels that exist', async () => {
    const metrics = await shownMetrics();
    const faults = queries.flatMap(({ from, expr }) =>
      selectorsOf(expr).flatMap(({ name, labels }) => {
        const known = metrics.get(name);
        if (known === undefined) return [`${from}: ${name}`];
        return labels
          .filter((label) => known !== null && !known.includes(label))
          .map((label) => `${from}: ${name}{${label}}`);
      }),
    );
    expect(faults).toEqual([]);
    expect(queries.filter(({ expr }) => selectorsOf(expr).length === 0)).toEqual([]);
    expect(selectorsOf('rate(entrevue_no_such{status="5xx"}[5m])')).toEqual([
      { name: 'entrevue_no_such', labels: ['status'] },
    ]);
    expect(metrics.has('entrevue_no_such')).toBe(false);
  });

  it('use every metric that we declare', async () => {
    await shownMetrics();
    const used = queries.map(({ expr }) => expr).join('\n');
    const unused = declaredMetrics().filter(({ name }) => !used.includes(name));
    expect(unused.map(({ name }) => name)).toEqual([]);
  });

  it('have labels of a few words that we choose', async () => {
    await shownMetrics();
    for (const { labels } of declaredMetrics()) expect(allowedLabels).toEqual(expect.arrayContaining([...labels]));
    expect(allowedLabels.filter((label) => /id|email|name|user|account|address|ip|path|url/.test(label))).toEqual([]);
  });

  it('name the processes that Prometheus scrapes', () => {
    const { scrape_configs: processes } = parse(read('docker/metrics/prometheus.yml')) as {
      scrape_configs: { job_name: string; dns_sd_configs: { names: string[]; port: number }[] }[];
    };
    const compose = parse(read('docker/compose.yml'), { merge: true }) as {
      services: Record<string, { environment?: Record<string, string> }>;
    };
    const places = processes.map(({ job_name, dns_sd_configs: [place] }) => [job_name, place?.names[0], place?.port]);
    expect(places).toEqual([
      ['entrevue-api', 'api', 9464],
      ['entrevue-worker', 'worker', 9465],
    ]);
    // A worker listens on the port after the API's.
    expect(compose.services['api']?.environment).toMatchObject({ METRICS_PORT: 9464, METRICS_HOST: '0.0.0.0' });
    expect(read('docker/nginx.conf')).not.toMatch(/946[45]/);
    for (const { expr } of alerts) {
      for (const [, job] of expr.matchAll(/job="([^"]+)"/g)) expect(['entrevue-api', 'entrevue-worker']).toContain(job);
    }
  });
});

describe('the runbook', () => {
  const pages = readdirSync(runbook).filter((name) => name !== 'README.md');

  it('has a page for each alert, and no other', () => {
    expect(alerts.map(({ annotations }) => annotations.runbook)).toEqual(
      alerts.map(({ alert }) => `docs/runbook/${alert}.md`),
    );
    expect(pages.sort()).toEqual(alerts.map(({ alert }) => `${alert}.md`).sort());
    const listed = [...read('docs/runbook/README.md').matchAll(/^\| \[(\w+)\]\(\w+\.md\) +\| (yes|next day) +\|$/gm)];
    expect(listed.map(([, alert, when]) => [alert, when])).toEqual(
      alerts.map(({ alert, labels }) => [alert, labels.severity === 'page' ? 'yes' : 'next day']),
    );
  });

  it.each(pages)('says what it means, what to look at and what to do: %s', (page) => {
    const text = read('docs/runbook', page);
    expect(text).toMatch(
      /\*\*What it means\.\*\* .{40,}[\s\S]*\*\*What to look at\*\*\n\n- [\s\S]*\*\*What to do\*\*\n\n1\. /,
    );
    expect(text.split(/\s+/).length).toBeLessThan(250);
  });

  it('names commands and pages that exist', () => {
    const scripts = (JSON.parse(read('package.json')) as { scripts: Record<string, string> }).scripts;
    for (const page of ['README.md', ...pages]) {
      const text = read('docs/runbook', page);
      for (const [, script = ''] of text.matchAll(/npm run ([\w:-]+)/g)) expect(Object.keys(scripts)).toContain(script);
      for (const [, to = ''] of text.matchAll(/\]\(([^)#]+)/g)) expect(globSync(to, { cwd: runbook })).toEqual([to]);
    }
  });
});
