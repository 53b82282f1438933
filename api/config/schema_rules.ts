import type { SchemaRules } from '@adonisjs/lucid/types/schema_generator'

const column = (isPrimary: boolean) => ({
  tsType: 'string',
  imports: [],
  decorators: [{ name: '@column', ...(isPrimary && { args: { isPrimary: true } }) }],
})

/**
 * How tables become model schemas. A tenant's tables have `primary key (tenant_id, id)`; without these rules Lucid takes
 * `tenantId` for the key and `save()` rewrites the whole tenant. `id` alone is the model's key; ids are strings, being above 2^53.
 */
export default {
  types: { bigint: column(false) },
  // What only indexes read stays in the database.
  tables: { profiles: { skipColumns: ['name_key'] } },
  primaryKey: (_table: string, keys: string[]) =>
    keys.includes('id') ? { columnName: 'id', columnInfo: column(true) } : undefined,
} satisfies SchemaRules
