import type { HttpContext } from '@adonisjs/core/http'
import { grantedBrand } from '#app/admin/access/granted_brand'
import type { DeskNotes, NoteField } from '@manyhearts/locales/desk_notes'
import { rowId } from '#app/http/validation/row_id'
import { asTenant, tenantRows } from '#app/tenancy/context/tenant_context'
import { keepChat } from './desk_lease.js'
import { updateDeskNotesValidator } from './desk_validator.js'
import { readDeskNotes } from './read_desk_notes.js'

/** `PUT /api/tenants/:tenant_id/desk_chats/:id/notes`: what is noted about a conversation, as whoever has it says; kept for 90 days. */
export default class DeskNotesController {
  async update(ctx: HttpContext): Promise<{ notes: DeskNotes }> {
    const { staff, tenant } = await grantedBrand(ctx)
    const { lease, notes } = await ctx.request.validateUsing(updateDeskNotesValidator, { data: ctx.request.body() })
    const id = rowId(ctx.params.id)
    const note = async () => {
      await keepChat(id, staff.id, lease)
      await write(id, notes as DeskNotes, staff.id)
      return { notes: await readDeskNotes(id) }
    }
    return asTenant(tenant, note, { connection: 'staff' })
  }
}

/** What stood there before and still does keeps its date. */
async function write(conversation: string, notes: DeskNotes, staffId: string): Promise<void> {
  const pairs = (Object.entries(notes) as [NoteField, string[]][]).flatMap(([field, values]) =>
    values.map((value) => ({ field, value }))
  )
  await tenantRows(
    `with noted as (
       select field, value from jsonb_to_recordset(cast(:pairs as jsonb)) as noted (field text, value text)
     ), dropped as (
       delete from app.desk_notes where tenant_id = (select sec.tenant_id()) and conversation_id = :conversation
         and (field, value) not in (select field, value from noted)
     )
     insert into app.desk_notes (conversation_id, field, value, noted_by)
     select :conversation, field, value, :staffId from noted
     on conflict (tenant_id, conversation_id, field, value) do nothing`,
    { conversation, staffId, pairs: JSON.stringify(pairs) }
  )
}
