const unitGroup = /(?:^|\/)(isco\/C\d{4})$/;

/** `isco/C2512` for the URI of a unit group of ISCO, into which ESCO puts its occupations; null for wider groups and anything else. */
export const unitGroupOf = (uri: string): string | null => unitGroup.exec(uri)?.[1] ?? null;
