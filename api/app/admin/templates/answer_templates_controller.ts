import type { HttpContext } from '@adonisjs/core/http'
import { DateTime } from 'luxon'
import { TemplateChanged } from '#app/admin/access/admin_errors'
import { type GrantedBrand, grantedBrand } from '#app/admin/access/granted_brand'
import { rolesToSee } from '#app/admin/access/policies'
import { answerTemplates, templateVersion } from '#app/admin/resources/brands/answer_templates'
import { readRow } from '#app/admin/resources/definition/read_rows'
import { DeniesFictional } from '#app/chat/conversations/chat_errors'
import { NotFound } from '#app/http/http_errors'
import { fieldRefused } from '#app/http/validation/field_refused'
import { fieldsRefused } from '#app/http/validation/fields_refused'
import { rowId } from '#app/http/validation/row_id'
import { isUniqueViolation } from '#app/tenancy/context/is_unique_violation'
import { deniesBeingFictional } from '#app/safety/honesty/honesty'
import { asTenant } from '#app/tenancy/context/tenant_context'
import AnswerTemplate, {
  TEMPLATE_PLACEHOLDERS,
  type TemplatePurpose,
} from '#app/tenancy/answer_templates/answer_template'
import { createTemplateValidator, updateTemplateValidator } from './template_validator.js'
import { writeTemplateEntry } from './write_template_entry.js'

/** `/api/tenants/:tenant_id/answer_templates`: what staff of a brand write again and again. */
export default class AnswerTemplatesController {
  async store(ctx: HttpContext) {
    const brand = await grantedBrand(ctx)
    const said = await ctx.request.validateUsing(createTemplateValidator, { data: ctx.request.body() })
    refuseUnknownPlaceholders(said)
    refuseDenial(said)
    const make = async () => {
      const template = await AnswerTemplate.create(said).catch(nameTaken)
      await writeTemplateEntry({ brand, action: 'template_changed', template, before: {}, after: said })
      return shown(brand, template)
    }
    const made = await asTenant(brand.tenant, make, { connection: 'staff' })
    ctx.response.status(201)
    return made
  }

  async update(ctx: HttpContext) {
    const brand = await grantedBrand(ctx)
    const { version, ...said } = await ctx.request.validateUsing(updateTemplateValidator, { data: ctx.request.body() })
    refuseUnknownPlaceholders(said)
    refuseDenial(said)
    const change = async () => {
      const template = await templateOf(ctx)
      if (templateVersion(template) !== version) throw new TemplateChanged()
      const before = factsOf(template)
      await template
        .merge({ ...said, changedAt: DateTime.now() })
        .save()
        .catch(nameTaken)
      await writeTemplateEntry({ brand, action: 'template_changed', template, before, after: said })
      return shown(brand, template)
    }
    return asTenant(brand.tenant, change, { connection: 'staff' })
  }

  async destroy(ctx: HttpContext) {
    const brand = await grantedBrand(ctx)
    const remove = async () => {
      const template = await templateOf(ctx)
      await template.delete()
      await writeTemplateEntry({ brand, action: 'template_removed', template, before: factsOf(template), after: {} })
    }
    await asTenant(brand.tenant, remove, { connection: 'staff' })
    return ctx.response.noContent()
  }
}

/** Locks it. @throws NotFound */
async function templateOf({ params }: HttpContext): Promise<AnswerTemplate> {
  const template = await AnswerTemplate.query().where('id', rowId(params.id)).forUpdate().first()
  if (!template) throw new NotFound()
  return template
}

function factsOf({ name, purpose, language, body }: AnswerTemplate) {
  return { name, purpose, language, body }
}

function nameTaken(error: unknown): never {
  throw isUniqueViolation(error) ? fieldRefused('name', 'name_taken') : error
}

/** @throws 422 for `body` with `{nmae}`, which nobody would fill in */
function refuseUnknownPlaceholders({ purpose, body }: { purpose: TemplatePurpose; body: string }): void {
  const unknown = [...body.matchAll(/\{([^{}\s]*)\}/g)]
    .map(([, name]) => name!)
    .filter((name) => !TEMPLATE_PLACEHOLDERS[purpose].includes(name))
  if (unknown.length === 0) return
  const names = [...new Set(unknown)].map((name) => `{${name}}`).join(', ')
  throw fieldsRefused([{ field: 'body', rule: 'text_unknown', meta: { names } }])
}

/** What the desk could never send is not kept for it. @throws DeniesFictional */
function refuseDenial({ purpose, body }: { purpose: TemplatePurpose; body: string }): void {
  if (purpose === 'desk' && deniesBeingFictional(body)) throw new DeniesFictional()
}

/** As lists show it. */
async function shown({ staff }: GrantedBrand, { id }: AnswerTemplate) {
  const reader = { staff, roles: rolesToSee('answer_templates') }
  return answerTemplates.shown((await readRow(reader, answerTemplates, id))!)
}
