import { ArrayType, p, type Platform } from '@mikro-orm/core';

const quoted = (entry: string): string => `"${entry.replace(/["\\]/g, '\\$&')}"`;

/** Writes a `text[]` value. Every entry is quoted: a bare `NULL` would be read as SQL null. */
export class TextListType extends ArrayType<string> {
  override convertToDatabaseValue(value: string[] | null, platform: Platform, context?: object): string | null {
    if (Array.isArray(value)) return `{${value.map(quoted).join(',')}}`;
    return super.convertToDatabaseValue(value, platform, context);
  }

  /** A null entry, which no constraint allows, is read as missing: the row loads, so its owner can save it anew. */
  override convertToJSValue(value: string[] | string | null, platform: Platform): string[] | null {
    const list: readonly (string | null)[] | null = super.convertToJSValue(value, platform);
    return list && list.filter((entry) => entry !== null);
  }

  override getColumnType(): string {
    return 'text[]';
  }
}

/** A column that holds a list of texts. The only way an entity declares one. */
export const textList = () => p.type(new TextListType()).$type<string[]>();

/** The constraint every list column carries: no entry is null. */
export const noNullEntries = (table: string, column: string): { name: string; expression: string } => ({
  name: `${table}_${column}_entries_check`,
  expression: `array_position(${column}, null) is null`,
});
