import type { HttpContext } from '@adonisjs/core/http'
import { NoteOfColleague } from '#app/admin/access/admin_errors'
import { grantedBrand } from '#app/admin/access/granted_brand'
import { NotFound } from '#app/http/http_errors'
import { rowId } from '#app/http/validation/row_id'
import { asTenant, tenantRows } from '#app/tenancy/context/tenant_context'
import { createMemberNoteValidator, memberNotesValidator } from './member_note_validator.js'
import { memberOf, readMember } from './member_of.js'
import { type NotesPage, readNotes } from './read_notes.js'
import { writeMemberEntry } from './write_member_entry.js'

/**
 * `/api/tenants/:tenant_id/members/:id/notes`: what staff note about a member for their colleagues. The log has who wrote and removed one, never
 * its text: what is removed is gone.
 */
export default class MemberNotesController {
  async index(ctx: HttpContext): Promise<NotesPage> {
    const { tenant } = await grantedBrand(ctx)
    const { before } = await ctx.request.validateUsing(memberNotesValidator, { data: ctx.request.qs() })
    const list = async () => {
      const member = await readMember(ctx.params.id)
      return readNotes(member.id, before)
    }
    return asTenant(tenant, list, { connection: 'staff', readOnly: true })
  }

  async store(ctx: HttpContext) {
    const brand = await grantedBrand(ctx)
    const { text } = await ctx.request.validateUsing(createMemberNoteValidator, { data: ctx.request.body() })
    const write = async () => {
      const member = await memberOf(ctx.params.id)
      await tenantRows('insert into app.member_notes (member_id, text, written_by) values (:memberId, :text, :by)', {
        memberId: member.id,
        text,
        by: brand.staff.id,
      })
      await writeMemberEntry(brand, member, { action: 'member_note_written' })
    }
    await asTenant(brand.tenant, write, { connection: 'staff' })
    return ctx.response.noContent()
  }

  async destroy(ctx: HttpContext) {
    const brand = await grantedBrand(ctx)
    const id = rowId(ctx.params.note_id)
    const remove = async () => {
      const member = await memberOf(ctx.params.id)
      const [note] = await tenantRows<{ by: string }>(`select written_by::text as by from app.member_notes ${WHICH}`, {
        memberId: member.id,
        id,
      })
      if (!note) throw new NotFound()
      if (note.by !== brand.staff.id && !brand.staff.platformAdmin) throw new NoteOfColleague()
      await tenantRows(`delete from app.member_notes ${WHICH}`, { memberId: member.id, id })
      await writeMemberEntry(brand, member, { action: 'member_note_removed' })
    }
    await asTenant(brand.tenant, remove, { connection: 'staff' })
    return ctx.response.noContent()
  }
}

const WHICH = 'where tenant_id = (select sec.tenant_id()) and member_id = :memberId and id = :id'
