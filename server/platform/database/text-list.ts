import { ArrayType, p, type Platform } from '@mikro-orm/core';

const quoted = (entry: string): string => `"${entry.replace(/["\\]/g, '\\$&')}"`;

/** Writes a `text[]` value. All entries are quoted, because a bare `NULL` means SQL null. */
export class TextListType extends ArrayType<string> {
  override convertToDatabaseValue(value: string[] | null, platform: Platform, context?: object): string | null {
    if (Array.isArray(value)) return `{${value.map(quoted).join(',')}}`;
    return super.convertToDatabaseValue(value, platform, context);
  }

  /** Drops null entries, which the constraint forbids, so that the row loads and its owner can save it again. */
  override convertToJSValue(value: string[] | string | null, platform: Platform): string[] | null {
    const list: readonly (string | null)[] | null = super.convertToJSValue(value, platform);
    return list && list.filter((entry) => entry !== null);
  }

  override getColumnType(): string {
    return 'text[]';
  }
}

/** A column with a list of texts. Always use this to declare one. */
export const textList = () => p.type(new TextListType()).$type<string[]>();

/** The constraint of list columns: no null entries. */
export const noNullEntries = (table: string, column: string): { name: string; expression: string } => ({
  name: `${table}_${column}_entries_check`,
  expression: `array_position(${column}, null) is null`,
});
