import type { HttpContext } from '@adonisjs/core/http'
import { rolesToSee } from '#app/admin/access/policies'
import { keepingBrandsComplete, type Lack } from '#app/admin/changes/keeping_brands_complete'
import { companies } from '#app/admin/resources/brands/companies'
import { readRow } from '#app/admin/resources/definition/read_rows'
import { NotFound } from '#app/http/http_errors'
import { fieldRefused } from '#app/http/validation/field_refused'
import { fieldsRefused } from '#app/http/validation/fields_refused'
import { rowId } from '#app/http/validation/row_id'
import type StaffMember from '#app/staff/accounts/staff_member'
import { isUniqueViolation } from '#app/tenancy/context/is_unique_violation'
import { staffRows } from '#app/tenancy/context/staff_rows'
import { asStaff } from '#app/tenancy/context/tenant_context'
import type { ChecklistLine } from '#app/tenancy/manifests/checklist'
import { companyOf } from '#app/tenancy/manifests/export_manifest'
import { companyFaults } from './company_faults.js'
import { writeCompanyEntries } from './write_company_entries.js'

/** `/api/companies`: who stands behind brands. A change is one for every brand of the company. */
export default class CompaniesController {
  async store({ auth, request, response }: HttpContext) {
    const staff = auth.use('staff').getUserOrFail()
    const wanted = { added: new Date().toISOString(), ...request.body() }
    refuseFaulty(wanted)
    const id = await asStaff(async () => {
      const made = await stored(wanted)
      await writeCompanyEntries({ staff, id: made, before: {}, after: wanted })
      return made
    })
    response.status(201)
    return shown(staff, id)
  }

  /** The fields that are sent; the others stay. */
  async update({ auth, params, request }: HttpContext) {
    const staff = auth.use('staff').getUserOrFail()
    const id = rowId(params.id)
    const { key: _key, added: _added, ...changes } = request.body()
    await asStaff(() =>
      keepingBrandsComplete(async () => {
        const before = await locked(id)
        const after = { ...before, ...changes }
        refuseFaulty(after)
        await write(id, changes)
        await writeCompanyEntries({ staff, id, before, after })
      }, lacksOf)
    )
    return shown(staff, id)
  }
}

/** @throws 422 */
function refuseFaulty(company: object): void {
  const faults = companyFaults(company)
  if (faults.length > 0) throw fieldsRefused(faults)
}

function lacksOf(brand: string, { name, missing }: ChecklistLine): Lack[] {
  return name === 'company' ? missing.map((field) => ({ field, rule: 'needed_by_live_brands', brand })) : []
}

async function locked(id: string) {
  const [row] = await staffRows(
    `select to_jsonb(companies) - 'id' as company from global.companies where id = ? for update`,
    [id]
  )
  if (!row) throw new NotFound()
  return companyOf(row.company)
}

/** @returns its id @throws 422 where another has the key */
async function stored({ added, ...fields }: Record<string, unknown>): Promise<string> {
  const columns = { ...fields, added_at: added }
  const names = Object.keys(columns)
  try {
    const [made] = await staffRows<{ id: string }>(
      `insert into global.companies (${names.join(', ')}) values (${names.map(() => '?').join(', ')}) returning id::text`,
      Object.values(columns) as never
    )
    return made!.id
  } catch (error) {
    throw isUniqueViolation(error) ? fieldRefused('key', 'key_taken') : error
  }
}

/** Names are those of the schema that was checked. */
async function write(id: string, changes: Record<string, unknown>): Promise<void> {
  const names = Object.keys(changes)
  if (names.length === 0) return
  await staffRows(`update global.companies set ${names.map((name) => `${name} = ?`).join(', ')} where id = ?`, [
    ...(Object.values(changes) as never[]),
    id,
  ])
}

async function shown(staff: StaffMember, id: string) {
  return companies.shownWhole((await readRow({ staff, roles: rolesToSee('companies') }, companies, id))!)
}
