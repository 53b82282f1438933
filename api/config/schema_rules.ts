import type { SchemaRules } from '@adonisjs/lucid/types/schema_generator'

const column = (isPrimary: boolean) => ({
  tsType: 'string',
  imports: [],
  decorators: [{ name: '@column', ...(isPrimary && { args: { isPrimary: true } }) }],
})

/** Without `primaryKey` Lucid takes `tenantId` for the key, and `save()` rewrites the whole tenant; bigint ids exceed 2^53. */
export default {
  types: { bigint: column(false), xid8: column(false) },
  // Read by indexes only.
  tables: { profiles: { skipColumns: ['name_key'] } },
  primaryKey: (_table: string, keys: string[]) =>
    keys.includes('id') ? { columnName: 'id', columnInfo: column(true) } : undefined,
} satisfies SchemaRules
