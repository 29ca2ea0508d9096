import { defineEntity, p } from '@mikro-orm/core';

/** An applied migration after which older code may not work. Written by `contracts`, read by `applied-migrations.ts`. */
export const ContractingMigrationSchema = defineEntity({
  name: 'ContractingMigration',
  tableName: 'contracting_migration',
  properties: {
    name: p.text().primary(),
    /** The migration that code must know to work with the database. */
    needs: p.text(),
  },
});
