import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, parseAllDocuments } from 'yaml';

export const root = join(import.meta.dirname, '../../..');
export const readText = (path: string): string => readFileSync(join(root, path), 'utf8');

/** Texts of the files of `docker/kubernetes`, by their path in it. */
export type Files = ReadonlyMap<string, string>;

export interface Container {
  readonly name: string;
  readonly image: string;
  readonly command?: readonly string[];
  readonly args?: readonly string[];
  readonly env?: readonly { readonly name: string }[];
  readonly envFrom?: readonly {
    readonly configMapRef?: { readonly name: string };
    readonly secretRef?: { readonly name: string };
  }[];
  readonly ports?: readonly { readonly name: string; readonly containerPort: number }[];
  readonly resources?: Readonly<Record<'requests' | 'limits', Readonly<Record<string, string>> | undefined>>;
  readonly securityContext?: object;
  readonly [probe: `${string}Probe`]:
    | { readonly httpGet?: { readonly path: string; readonly port: string | number } }
    | undefined;
}

export interface PodSpec {
  readonly containers: readonly Container[];
  readonly automountServiceAccountToken?: boolean;
  readonly terminationGracePeriodSeconds?: number;
  readonly securityContext?: object;
}

type Labels = Readonly<Record<string, string>>;

export interface Manifest {
  readonly file: string;
  readonly apiVersion: string;
  readonly kind: string;
  readonly metadata: { readonly name: string; readonly labels?: Labels; readonly annotations?: Labels };
  readonly spec?: {
    readonly replicas?: number;
    readonly template?: { readonly metadata: { readonly labels: Labels }; readonly spec: PodSpec };
    readonly [field: string]: unknown;
  };
}

interface Generator {
  readonly name: string;
  readonly envs: readonly string[];
}

export interface Kustomization {
  readonly file: string;
  readonly kind: string;
  readonly resources?: readonly string[];
  readonly components?: readonly string[];
  readonly images?: readonly { readonly name: string; readonly newName: string; readonly newTag: string }[];
  readonly configMapGenerator?: readonly Generator[];
  readonly secretGenerator?: readonly Generator[];
  readonly patches?: readonly {
    readonly path?: string;
    readonly patch?: string;
    readonly target: { readonly kind: string; readonly name: string };
  }[];
}

export interface World {
  readonly files: Files;
  readonly manifests: readonly Manifest[];
  readonly kustomizations: readonly Kustomization[];
}

export function readFiles(): Files {
  const folder = join(root, 'docker/kubernetes');
  const paths = globSync('**/*.{yaml,yml,env,example}', { cwd: folder });
  return new Map(paths.sort().map((path) => [path, readFileSync(join(folder, path), 'utf8')]));
}

const parsed = new Map<string, readonly object[]>();
/** The documents of a file, once for each text. */
function documentsOf(text: string): readonly object[] {
  const known = parsed.get(text);
  if (known) return known;
  const documents = parseAllDocuments(text).map((document) => {
    if (document.errors[0]) throw document.errors[0];
    return document.toJS() as object;
  });
  parsed.set(text, documents);
  return documents;
}

const named = (file: string) => (content: object) => ({ ...content, file });

export function worldOf(files: Files): World {
  const yaml = [...files].filter(([path]) => path.endsWith('.yaml'));
  const kustomizations = yaml
    .filter(([path]) => path.endsWith('/kustomization.yaml'))
    .flatMap(([path, text]) => documentsOf(text).map(named(path)) as Kustomization[]);
  const patches = new Set(
    kustomizations.flatMap(({ file, patches: list = [] }) => list.map(({ path = '' }) => join(file, '..', path))),
  );
  const manifests = yaml
    .filter(([path]) => !path.endsWith('/kustomization.yaml') && !patches.has(path))
    .flatMap(([path, text]) => documentsOf(text).map(named(path)) as Manifest[]);
  return { files, manifests, kustomizations };
}

export const ofKind = ({ manifests }: World, kind: string): readonly Manifest[] =>
  manifests.filter((manifest) => manifest.kind === kind);

/** Deployments and jobs with their pods. */
export const podsOf = ({
  manifests,
}: World): readonly (PodSpec & { readonly owner: string; readonly labels: Labels })[] =>
  manifests.flatMap(({ metadata, spec }) =>
    spec?.template ? [{ owner: metadata.name, labels: spec.template.metadata.labels, ...spec.template.spec }] : [],
  );

/** Variables of a file of settings. */
export const variablesOf = (text: string): Readonly<Record<string, string>> =>
  Object.fromEntries([...text.matchAll(/^([^#=\n]+)=(.*)$/gm)].map(([, name = '', value = '']) => [name, value]));

/** The settings of the example, as kustomize merges them. */
export const settingsOf = ({ files }: World): Readonly<Record<string, string>> => ({
  ...variablesOf(files.get('base/settings.env') ?? ''),
  ...variablesOf(files.get('example/settings.env') ?? ''),
});

/** An inline patch or a file of one. */
export const patchOf = (text: string): readonly { readonly op: string; readonly path: string }[] =>
  parse(text) as { op: string; path: string }[];
