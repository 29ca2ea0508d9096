const unitGroup = /(?:^|\/)(isco\/C\d{4})$/;

/** `isco/C2512` for the URI of an ISCO unit group, which groups ESCO's occupations; null for wider groups and other URIs. */
export const unitGroupOf = (uri: string): string | null => unitGroup.exec(uri)?.[1] ?? null;
