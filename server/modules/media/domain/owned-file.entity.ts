import { defineEntity, p } from '@mikro-orm/core';
import { goneTrigger } from './gone-trigger.js';

/**
 * `avatar`: a portrait; `resume`: a résumé; one each. `image`: any other picture, for example a logo. `attachment`: a file of a
 * message.
 */
export const ownedFileKinds = ['avatar', 'image', 'resume', 'attachment'] as const;
export type OwnedFileKind = (typeof ownedFileKinds)[number];

const OwnedFileSchema = defineEntity({
  name: 'OwnedFile',
  tableName: 'owned_file',
  properties: {
    /** Also the entity tag and folder, because stored content never changes. */
    id: p.uuid().primary(),
    ownerId: p.uuid(),
    kind: p.text().$type<OwnedFileKind>(),
    /** The owner's name for it; empty for pictures and after removal. Never part of a path. */
    name: p.text(),
    storageKey: p.text(),
    contentType: p.text(),
    sizeBytes: p.bigint('number'),
    sha256: p.character().length(64),
    createdAt: p.datetime(3),
    /** The row is kept for a while after removal, so that removing does not reset the day's quota. */
    removedAt: p.datetime(3).strictNullable(),
    /** When an attachment was found in a message, so that the search for unsent ones does not read it again. */
    settledAt: p.datetime(3).strictNullable(),
  },
  uniques: [{ name: 'owned_file_storage_key_unique', properties: ['storageKey'] }],
  indexes: [
    { name: 'owned_file_owner_id_index', properties: ['ownerId', 'createdAt'] },
    { name: 'owned_file_removed_at_index', properties: ['removedAt'] },
    {
      name: 'owned_file_unsettled_index',
      expression: `create index owned_file_unsettled_index on owned_file (created_at, id) where removed_at is null and kind = 'attachment' and settled_at is null`,
    },
    {
      name: 'owned_file_one_of_its_kind_unique',
      expression:
        "create unique index owned_file_one_of_its_kind_unique on owned_file (owner_id, kind) where removed_at is null and kind not in ('image', 'attachment')",
    },
  ],
  triggers: [goneTrigger('owned_file', 'file')],
  checks: [
    { name: 'owned_file_kind_check', expression: "kind in ('avatar', 'image', 'resume', 'attachment')" },
    { name: 'owned_file_name_check', expression: 'char_length(name) <= 255' },
    { name: 'owned_file_size_bytes_check', expression: 'size_bytes > 0' },
    { name: 'owned_file_sha256_check', expression: "sha256 ~ '^[0-9a-f]{64}$'" },
    { name: 'owned_file_removed_check', expression: "removed_at is null or name = ''" },
  ],
});

export interface NewOwnedFile {
  readonly id: string;
  readonly ownerId: string;
  readonly kind: OwnedFileKind;
  readonly name: string;
  readonly storageKey: string;
  readonly contentType: string;
  /** Bytes. */
  readonly size: number;
  readonly sha256: string;
}

/** A picture or document of a person. Immutable: a new one is a new file. */
export class OwnedFile extends OwnedFileSchema.class {
  static store({ size, ...file }: NewOwnedFile, now: Date): OwnedFile {
    return Object.assign(new OwnedFile(), {
      ...file,
      sizeBytes: size,
      createdAt: now,
      removedAt: null,
      settledAt: null,
    });
  }

  remove(now: Date): void {
    this.removedAt ??= now;
    this.name = '';
  }
}

OwnedFileSchema.setClass(OwnedFile);
export { OwnedFileSchema };
